package touchline.football;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Where a player plays, in the four groups that every source knows. */
public enum Position {
    GK("goalkeeper"),
    DF("defender"),
    MF("midfielder"),
    FW("forward");

    private final String word;

    Position(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    /** From {@code DF} or {@code defender}, in whatever case. */
    public static Optional<Position> of(String text) {
        String asked = text.strip().toLowerCase(Locale.ROOT);
        return Stream.of(values())
                .filter(position -> position.word.equals(asked)
                        || position.name().toLowerCase(Locale.ROOT).equals(asked))
                .findFirst();
    }
}
