package touchline.football.intake;

import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import touchline.football.Born;
import touchline.football.PlainName;

/**
 * Finds the player whom a row means: by the source's number; born on the same day with a name that agrees; or the whole
 * name with something that bears it out. A name alone is never enough, nor are a day and a given name, and twins are two.
 */
final class Matching {

    private static final int A_YEAR = 366;

    private final Identities identities;

    Matching(Identities identities) {
        this.identities = identities;
    }

    /** @param club the slug of the club that the row puts the player at */
    Verdict of(Who who, String source, Optional<String> club) {
        if (who.slug().isPresent()) {
            return identities.has(who.slug().get())
                    ? new Verdict.Same(who.slug().get())
                    : newcomer(List.of());
        }
        Optional<String> numbered = who.sourceId().flatMap(id -> identities.withKey(source, id));
        return numbered.<Verdict>map(Verdict.Same::new).orElseGet(() -> byNameAndDay(who, source, club));
    }

    private Verdict byNameAndDay(Who who, String source, Optional<String> club) {
        String plain = PlainName.of(who.name());
        if (plain.isEmpty()) {
            return new Verdict.Ambiguous(List.of());
        }
        List<Known> sameDay = who.born().flatMap(Born::date).stream()
                .flatMap(identities::bornOn)
                .filter(known -> isFree(known, who, source))
                .toList();
        for (Likeness enough : List.of(Likeness.SAME, Likeness.LIKELY)) {
            List<String> slugs = slugs(sameDay.stream().filter(known -> known.likenessTo(plain) == enough));
            if (!slugs.isEmpty()) {
                return one(slugs);
            }
        }
        List<String> oneOfManyNames = slugs(sameDay.stream()
                .filter(known -> known.likenessTo(plain) == Likeness.GIVEN)
                .filter(known -> isOneOfManyNames(known, who, plain, club)));
        if (!oneOfManyNames.isEmpty()) {
            return one(oneOfManyNames);
        }
        List<String> others = slugs(sameDay.stream()
                .filter(known -> Set.of(Likeness.SIBLING, Likeness.GIVEN).contains(known.likenessTo(plain))));
        return byName(who, plain, source, club, others);
    }

    /** A day and a given name are shared by many; the club bears it out, or the nation where somebody goes by more names than two. */
    private static boolean isOneOfManyNames(Known known, Who who, String plain, Optional<String> club) {
        boolean sameNation = who.nation().filter(known::isFrom).isPresent();
        boolean manyNames = Known.areMany(Known.words(plain)) || known.hasManyNames();
        return club.filter(known::wasAt).isPresent() || (sameNation && manyNames);
    }

    private Verdict byName(Who who, String plain, String source, Optional<String> club, List<String> others) {
        List<Known> namesakes = namesakes(plain)
                .filter(known -> isFree(known, who, source))
                .filter(known -> !isRuledOut(known, who))
                .toList();
        List<String> sure = slugs(namesakes.stream().filter(known -> isBorneOut(known, who, plain, club)));
        if (!sure.isEmpty()) {
            return one(sure);
        }
        boolean identified = who.born().flatMap(Born::date).isPresent();
        return namesakes.isEmpty() || identified
                ? newcomer(namesakes.isEmpty() ? others : slugs(namesakes.stream()))
                : new Verdict.Ambiguous(slugs(namesakes.stream()));
    }

    private Stream<Known> namesakes(String plain) {
        List<String> words = Known.words(plain);
        boolean shortened = words.size() > 1 && words.getFirst().length() == 1;
        return shortened ? identities.shortenedTo(plain) : identities.called(plain);
    }

    private boolean isFree(Known known, Who who, String source) {
        return who.sourceId().isEmpty() || !identities.hasKeyIn(source, known.slug());
    }

    /** Years of birth that are too far apart for a slip of the pen, or two days without a nation in common. */
    private static boolean isRuledOut(Known known, Who who) {
        Optional<Born> one = known.born();
        Optional<Born> other = who.born();
        if (one.isEmpty() || other.isEmpty()) {
            return false;
        }
        if (Math.abs(one.get().year() - other.get().year()) > 1) {
            return true;
        }
        return one.get().date().isPresent()
                && other.get().date().isPresent()
                && (days(one.get(), other.get()) > A_YEAR
                        || who.nation().filter(known::isKnownFromElsewhere).isPresent());
    }

    private static boolean isBorneOut(Known known, Who who, String plain, Optional<String> club) {
        if (!plain.contains(" ")) {
            return false;
        }
        boolean sameNation = who.nation().filter(known::isFrom).isPresent();
        boolean otherNation = who.nation().filter(known::isKnownFromElsewhere).isPresent();
        boolean sameClub = club.filter(known::wasAt).isPresent();
        boolean twoDays = known.born().flatMap(Born::date).isPresent()
                && who.born().flatMap(Born::date).isPresent();
        boolean sameYear = known.born().isPresent() && who.born().isPresent() && !twoDays;
        boolean fits =
                sameClub || sameYear || (sameNation && (twoDays || known.born().isEmpty()));
        return fits && !otherNation;
    }

    private static long days(Born one, Born other) {
        return Math.abs(
                ChronoUnit.DAYS.between(one.date().orElseThrow(), other.date().orElseThrow()));
    }

    private static Verdict one(List<String> slugs) {
        return slugs.size() == 1 ? new Verdict.Same(slugs.getFirst()) : new Verdict.Ambiguous(slugs);
    }

    private static Verdict newcomer(List<String> alike) {
        return new Verdict.Newcomer(alike);
    }

    private static List<String> slugs(Stream<Known> players) {
        return players.map(Known::slug).toList();
    }
}
