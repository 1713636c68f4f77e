package touchline.documents.reading.rtf;

import com.rtfparserkit.rtf.Command;

/** Signs that are written as commands. */
final class Signs {

    private Signs() {}

    static String of(Command command) {
        return switch (command) {
            case emdash -> "—";
            case endash -> "–";
            case lquote -> "‘";
            case rquote -> "’";
            case ldblquote -> "“";
            case rdblquote -> "”";
            case bullet -> "•";
            case emspace, enspace, qmspace -> " ";
            default -> "";
        };
    }
}
