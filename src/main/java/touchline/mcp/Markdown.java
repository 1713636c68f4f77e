package touchline.mcp;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** A report as it is written, from its title to its last list. */
public final class Markdown {

    private final StringBuilder text = new StringBuilder(4_000);

    public Markdown(String title) {
        text.append("# ").append(title);
    }

    /** Nothing where there are no words. */
    public Markdown paragraph(String words) {
        if (!words.isBlank()) {
            text.append("\n\n").append(words);
        }
        return this;
    }

    /** A heading with one line for each entry; nothing where there is no entry. */
    public <T> Markdown list(String heading, List<T> entries, Function<T, String> line) {
        if (!entries.isEmpty()) {
            paragraph("## " + heading + "\n");
            entries.forEach(entry -> text.append("\n- ").append(line.apply(entry)));
        }
        return this;
    }

    public String text() {
        return text + "\n";
    }

    /** A constant as a report says it: {@code AMENDED_SINCE_READ} as "amended since read". */
    public static String words(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
