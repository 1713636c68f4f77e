package touchline.football.files;

import java.util.stream.Stream;

/** Finds out what parts the cells of a table. */
final class Delimiter {

    private static final String ASKED = ",;\t";
    private static final int LINES = 5;

    private Delimiter() {}

    /** The sign that stands most often in the first lines outside of quotes. */
    static char of(Member member) {
        int[] counts = new int[ASKED.length()];
        try (Stream<String> lines = Text.lines(member)) {
            lines.limit(LINES).forEach(line -> count(line, counts));
        }
        int most = 0;
        for (int i = 1; i < counts.length; i++) {
            most = counts[i] > counts[most] ? i : most;
        }
        return ASKED.charAt(most);
    }

    private static void count(String line, int[] counts) {
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char letter = line.charAt(i);
            quoted ^= letter == '"';
            int sign = quoted ? -1 : ASKED.indexOf(letter);
            if (sign >= 0) {
                counts[sign]++;
            }
        }
    }
}
