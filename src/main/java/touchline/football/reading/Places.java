package touchline.football.reading;

import java.util.Locale;
import java.util.Optional;
import touchline.football.Position;

/** The position that a source's word or code means: {@code Attack}, {@code MFFW}, {@code LCB3}, {@code F M S}. */
public final class Places {

    private Places() {}

    /** Of several the first counts. */
    public static Optional<Position> of(String text) {
        String first = text.strip().split("[,;/ |]", -1)[0].toUpperCase(Locale.ROOT);
        return switch (first) {
            case "GOALKEEPER", "GK", "GKP", "TORWART", "G" -> Optional.of(Position.GK);
            case "DEFENDER", "DEFENCE", "DEFENSE", "DF", "DEF", "D", "ABWEHR", "SWEEPER" -> Optional.of(Position.DF);
            case "MIDFIELD", "MIDFIELDER", "MF", "MID", "MD", "M", "MITTELFELD" -> Optional.of(Position.MF);
            case "ATTACK", "FORWARD", "ATTACKER", "FW", "FWD", "F", "STRIKER", "STURM" -> Optional.of(Position.FW);
            default -> coded(first);
        };
    }

    private static Optional<Position> coded(String code) {
        if (code.matches("(GK|DF|MF|FW){2,}")) {
            return of(code.substring(0, 2));
        }
        if (code.matches("[LR]?C?B[35]?|[LR]C?B[35]?|[LR]?WB[35]?")) {
            return Optional.of(Position.DF);
        }
        if (code.matches("[LR]?[DCA]M?F[35]?|[LR]?[DCA]MF?[35]?|[LR]M")) {
            return code.equals("CF") ? Optional.of(Position.FW) : Optional.of(Position.MF);
        }
        return code.matches("[LR]WF?|CF|SS|ST|[LR]?W") ? Optional.of(Position.FW) : Optional.empty();
    }

    /** From the words of a line-up, such as {@code Left Center Back} or {@code Centre-Forward}. */
    public static Optional<Position> worded(String text) {
        String words = text.toLowerCase(Locale.ROOT);
        if (words.contains("goalkeeper")) {
            return Optional.of(Position.GK);
        }
        if (words.contains("back")) {
            return Optional.of(Position.DF);
        }
        if (words.contains("forward") || words.contains("striker") || words.contains("wing")) {
            return Optional.of(Position.FW);
        }
        return words.contains("midfield") ? Optional.of(Position.MF) : of(text);
    }
}
