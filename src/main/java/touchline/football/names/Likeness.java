package touchline.football.names;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.text.similarity.LevenshteinDistance;
import touchline.football.names.Folded.Word;
import touchline.football.names.Match.How;

/** Compares the name that is asked for with those that players go by, word by word and as a whole. */
final class Likeness {

    /** How like two words are, and in which way. */
    private record Degree(double value, How how) {
        static final Degree NONE = new Degree(0, How.SPELLING);

        Degree or(Degree other) {
            return other.value > value ? other : this;
        }
    }

    /** What a name is worth of which only a part was asked for. */
    private static final double PART = 0.9;

    /** Below it a word of the question counts as not found. */
    private static final double LEAST = 0.5;

    private static final double ONE_WORD = 0.95;
    private static final double BEGINNING = 0.9;
    private static final double ROMANISED = 0.93;
    private static final double CONSONANTS = 0.85;
    private static final double ONE_ERROR = 0.85;
    private static final double TWO_ERRORS = 0.7;
    private static final int MOST_ERRORS = 2;
    private static final LevenshteinDistance ERRORS = new LevenshteinDistance(MOST_ERRORS);

    private final Folded asked;

    Likeness(Folded asked) {
        this.asked = asked;
    }

    /** @return empty when the name is not like it at all */
    Optional<Match> to(String slug, String name, Folded known) {
        Match byWords = byWords(slug, name, known);
        Match asRun = asRun(slug, name, known);
        Match best = asRun.likeness() > byWords.likeness() ? asRun : byWords;
        return best.likeness() >= LEAST ? Optional.of(best) : Optional.empty();
    }

    /** For words that were written as one, or as several, on one of the sides. */
    private Match asRun(String slug, String name, Folded known) {
        Degree best = degree(asked.glued(), known.glued());
        for (Word run : known.runs()) {
            Degree degree = degree(asked.glued(), run);
            best = best.or(new Degree(degree.value() * share(run.length(), known), degree.how()));
        }
        return new Match(slug, best.value() * ONE_WORD, name, best.how());
    }

    private Match byWords(String slug, String name, Folded known) {
        List<Word> left = new ArrayList<>(known.words());
        double found = 0;
        double sought = 0;
        Degree worst = new Degree(1, How.SAME);
        for (Word word : asked.words()) {
            Degree best = Degree.NONE;
            int at = -1;
            for (int i = 0; i < left.size(); i++) {
                Degree degree = degree(word, left.get(i));
                if (degree.value() > best.value()) {
                    best = degree;
                    at = i;
                }
            }
            if (at >= 0) {
                left.remove(at);
            }
            int weight = Math.max(2, word.length());
            sought += weight;
            found += weight * best.value();
            worst = best.value() < worst.value() ? best : worst;
        }
        int rest = left.stream().mapToInt(Word::length).sum();
        double share = share(known.glued().length() - rest, known);
        How how = worst.how() == How.SAME && !left.isEmpty() ? How.PART : worst.how();
        return new Match(slug, sought == 0 ? 0 : found / sought * share, name, how);
    }

    private static double share(int letters, Folded known) {
        return PART + (1 - PART) * letters / Math.max(1, known.glued().length());
    }

    private Degree degree(Word word, Word known) {
        if (word.text().equals(known.text())) {
            return new Degree(1, How.SAME);
        }
        Degree beginning = known.text().startsWith(word.text()) ? new Degree(BEGINNING, How.BEGINNING) : Degree.NONE;
        if (word.length() < 3) {
            return beginning;
        }
        if (word.key().equals(known.key())) {
            return new Degree(ROMANISED, How.ROMANISED);
        }
        return beginning.or(consonants(word, known)).or(spelling(word.key(), known.key()));
    }

    private Degree consonants(Word word, Word known) {
        if (!asked.foreign()) {
            return Degree.NONE;
        }
        String bones = word.consonants();
        return bones.length() > 1 && bones.equals(known.consonants())
                ? new Degree(CONSONANTS, How.ROMANISED)
                : Degree.NONE;
    }

    private static Degree spelling(String key, String known) {
        if (Math.abs(key.length() - known.length()) > MOST_ERRORS) {
            return Degree.NONE;
        }
        int errors = ERRORS.apply(key, known);
        int letters = Math.min(key.length(), known.length());
        if ((errors == 1 && letters >= 4) || isSwapped(key, known)) {
            return new Degree(ONE_ERROR, How.SPELLING);
        }
        return errors == 2 && letters >= 6 ? new Degree(TWO_ERRORS, How.SPELLING) : Degree.NONE;
    }

    /** Two neighbours changed places: one slip of the fingers. */
    private static boolean isSwapped(String key, String known) {
        if (key.length() != known.length() || key.length() < 4) {
            return false;
        }
        int at = 0;
        while (at < key.length() && key.charAt(at) == known.charAt(at)) {
            at++;
        }
        return at + 1 < key.length()
                && key.charAt(at) == known.charAt(at + 1)
                && key.charAt(at + 1) == known.charAt(at)
                && key.substring(at + 2).equals(known.substring(at + 2));
    }
}
