package touchline.documents.reading.rtf;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** The names of paragraph styles, of which those of headings tell their level. */
final class RtfStyles {

    private final Map<Integer, String> names = new HashMap<>();
    private final StringBuilder name = new StringBuilder();
    private int number = -1;

    void begin(int style) {
        number = style;
    }

    void name(String text) {
        name.append(text);
    }

    /** At the end of each entry. */
    void end() {
        if (number >= 0) {
            names.putIfAbsent(number, name.toString().replace(";", "").strip().toLowerCase(Locale.ROOT));
        }
        number = -1;
        name.setLength(0);
    }

    /** 0 when it is none of a heading. */
    int level(int style) {
        var of = names.getOrDefault(style, "");
        if (of.equals("title")) {
            return 1;
        }
        return of.matches("heading [1-9].*") ? of.charAt("heading ".length()) - '0' : 0;
    }
}
