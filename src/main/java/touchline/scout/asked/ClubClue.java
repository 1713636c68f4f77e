package touchline.scout.asked;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import touchline.football.Club;
import touchline.football.Clubs;

/** "at Real Madrid", "who play for PSG": a club by any of its names, behind such a word. */
final class ClubClue implements Clue {

    private static final Pattern PLACE =
            Sentence.words("(?:at|for|of|with|from|club) (?:the )?((?:[\\p{L}\\p{N}]+ ){0,4}[\\p{L}\\p{N}]+)");

    private final Clubs clubs;

    ClubClue(Clubs clubs) {
        this.clubs = clubs;
    }

    @Override
    public void read(Sentence sentence) {
        var place = PLACE.matcher(sentence.rest());
        if (place.find()) {
            known(place.group(1))
                    .ifPresent(found -> sentence.take(
                            Sentence.words("(?:who )?(?:plays? |playing )?(?:at|for|of|with|from|club) (?:the )?"
                                    + Pattern.quote(found.words())),
                            _ -> sentence.means(
                                    "last seen at " + found.club().name(),
                                    draft -> draft.club(found.club().slug()))));
        }
    }

    private record Found(String words, Club club) {}

    /** As many of the words as name one club. */
    private Optional<Found> known(String words) {
        List<String> all = List.of(words.split(" "));
        for (int count = all.size(); count > 0; count--) {
            String name = String.join(" ", all.subList(0, count));
            List<Club> named = clubs.named(name);
            if (named.size() == 1) {
                return Optional.of(new Found(name, named.getFirst()));
            }
        }
        return Optional.empty();
    }
}
