package touchline.football.events;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line-up such as {@code Ann ONE - Bea TWO [Y 9'], Cee THREE (46' Dee FOUR [R 90+2'] (88' Eve FIVE))}.
 *
 * @param line where it begins
 */
record OpenfootballLineup(int line, boolean atHome, String text) {

    /**
     * Somebody who played.
     *
     * @param on 0 for who began
     * @param off the length of the match, and more, for who played to the end
     */
    record Part(String name, int on, int off, int yellow, int red) {}

    private static final int NEVER = Integer.MAX_VALUE;
    private static final Pattern CARD = Pattern.compile("\\[(Y/R|Y|R)\\s+(\\d{1,3})[^\\]]*\\]");
    private static final Pattern CHANGE = Pattern.compile("\\((\\d{1,3})(?:\\+\\d+)?'\\s+(.*)\\)\\s*");

    List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        for (String starter : starters()) {
            add(starter, 0, parts);
        }
        return parts;
    }

    private static void add(String text, int on, List<Part> parts) {
        int change = text.indexOf('(');
        String own = change < 0 ? text : text.substring(0, change);
        String name = own.replaceAll("\\[.*", "").strip();
        int off = NEVER;
        int yellow = 0;
        int red = 0;
        for (Matcher card = CARD.matcher(own); card.find(); ) {
            yellow += card.group(1).startsWith("Y") ? 1 : 0;
            red += card.group(1).equals("R") ? 1 : 0;
            off = card.group(1).endsWith("R") ? minute(card.group(2)) : off;
        }
        Matcher changed = CHANGE.matcher(change < 0 ? "" : text.substring(change));
        if (changed.matches()) {
            off = Math.min(off, minute(changed.group(1)));
            add(changed.group(2), minute(changed.group(1)), parts);
        }
        if (!name.isEmpty()) {
            parts.add(new Part(name, on, off, yellow, red));
        }
    }

    /** A change at the break is written as one in the 46th minute. */
    private static int minute(String text) {
        int minute = Integer.parseInt(text);
        return minute == 46 ? 45 : minute;
    }

    /** Parted by commas and dashes that stand in no brackets. */
    private List<String> starters() {
        List<String> starters = new ArrayList<>();
        int depth = 0;
        int begin = 0;
        String whole = text.replace(" - ", " , ");
        for (int i = 0; i < whole.length(); i++) {
            char letter = whole.charAt(i);
            depth += letter == '(' || letter == '[' ? 1 : letter == ')' || letter == ']' ? -1 : 0;
            if (letter == ',' && depth == 0) {
                starters.add(whole.substring(begin, i).strip());
                begin = i + 1;
            }
        }
        starters.add(whole.substring(begin).strip());
        return starters;
    }
}
