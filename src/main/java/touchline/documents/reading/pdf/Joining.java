package touchline.documents.reading.pdf;

import java.util.Set;

/** Lines put together to a paragraph; a word that was parted at the end of a line is whole again. */
final class Joining {

    private static final char SOFT = '\u00AD';
    private static final String HYPHENS = "-\u2010\u2011";

    /** Before these a hyphen is part of the word more often than not. */
    private static final Set<String> PREFIXES = Set.of("non", "self", "ex", "quasi", "well", "semi", "vice");

    private final StringBuilder text = new StringBuilder();
    private final Vocabulary words;

    Joining() {
        this(Vocabulary.NONE);
    }

    Joining(Vocabulary words) {
        this.words = words;
    }

    void add(String line) {
        if (line.isEmpty()) {
            return;
        }
        if (text.isEmpty()) {
            text.append(line);
            return;
        }
        char last = text.charAt(text.length() - 1);
        boolean parted = last == SOFT || (HYPHENS.indexOf(last) >= 0 && isLetter(text.length() - 2));
        if (!parted) {
            text.append(' ').append(line);
            return;
        }
        if (last == SOFT || isOneWord(line)) {
            text.setLength(text.length() - 1);
        }
        // A soft hyphen with the drawn one behind it.
        if (!text.isEmpty() && text.charAt(text.length() - 1) == SOFT) {
            text.setLength(text.length() - 1);
        }
        text.append(line);
    }

    private boolean isLetter(int at) {
        return at >= 0 && (Character.isLetter(text.charAt(at)) || text.charAt(at) == SOFT);
    }

    private boolean isOneWord(String line) {
        if (!Character.isLowerCase(line.codePointAt(0))) {
            return false;
        }
        var head = Vocabulary.lastWord(text.substring(0, text.length() - 1));
        var tail = Vocabulary.firstWord(line);
        if (words.has(head + tail)) {
            return true;
        }
        return !words.has(head + "-" + tail) && !PREFIXES.contains(head);
    }

    boolean isEmpty() {
        return text.isEmpty();
    }

    @Override
    public String toString() {
        return text.toString().replace(String.valueOf(SOFT), "");
    }
}
