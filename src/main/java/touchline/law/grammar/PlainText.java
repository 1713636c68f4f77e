package touchline.law.grammar;

import java.text.Normalizer;
import java.util.Arrays;

/**
 * A text without what printing does to it: one kind of space, dash and apostrophe, single spaces, whole words, no soft
 * hyphens and ligatures. Every character knows where it came from.
 */
public final class PlainText {

    private final String original;
    private final String text;
    private final int[] starts;
    private final int[] ends;

    private PlainText(String original, Cleaning cleaned) {
        this.original = original;
        this.text = cleaned.plain.toString();
        this.starts = cleaned.starts;
        this.ends = cleaned.ends;
    }

    public static PlainText of(String original) {
        return new PlainText(original, new Cleaning(original));
    }

    public String text() {
        return text;
    }

    /** Where in the original the character at {@code index} begins. */
    public int startOf(int index) {
        return starts[index];
    }

    /** Where in the original the character before {@code index} ends. */
    public int endOf(int index) {
        return index == 0 ? 0 : ends[index - 1];
    }

    /** The first character that begins at an offset of the original or after it; the length when there is none. */
    public int indexOf(int offset) {
        int low = 0;
        int high = text.length();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (starts[middle] < offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** What the original prints for a stretch of this text. */
    public String printed(int start, int end) {
        return original.substring(startOf(start), endOf(end));
    }

    private static final class Cleaning {

        private final String source;
        private final StringBuilder plain;
        private int[] starts;
        private int[] ends;

        Cleaning(String source) {
            this.source = source;
            this.plain = new StringBuilder(source.length());
            this.starts = new int[source.length() + 8];
            this.ends = new int[source.length() + 8];
            for (int at = 0; at < source.length(); ) {
                at = step(at);
            }
        }

        private int step(int at) {
            char c = source.charAt(at);
            if (isInvisible(c)) {
                return c == '\u00ad' ? afterSoftHyphen(at + 1) : at + 1;
            }
            if (isSpace(c)) {
                return space(at);
            }
            int end = at + 1;
            while (end < source.length() && Character.getType(source.charAt(end)) == Character.NON_SPACING_MARK) {
                end++;
            }
            String letters =
                    end > at + 1 ? Normalizer.normalize(source.substring(at, end), Normalizer.Form.NFC) : folded(c);
            letters.chars().forEach(letter -> add((char) letter, at, at + 1));
            ends[plain.length() - 1] = end;
            return end;
        }

        /** A soft hyphen at the end of a line joins it to the next. */
        private int afterSoftHyphen(int at) {
            int end = endOfSpaces(at);
            return source.substring(at, end).indexOf('\n') >= 0 ? end : at;
        }

        private int space(int at) {
            int end = endOfSpaces(at);
            int length = plain.length();
            boolean newLine = source.substring(at, end).chars().anyMatch(c -> c == '\n' || c == '\r');
            boolean hyphenated = newLine
                    && end < source.length()
                    && length > 1
                    && plain.charAt(length - 1) == '-'
                    && (Character.isLetterOrDigit(plain.charAt(length - 2)) || isJoint(plain.charAt(length - 2)));
            if (!hyphenated) {
                if (length > 0) {
                    add(' ', at, end);
                }
            } else if (isJoint(plain.charAt(length - 2))
                    || (Character.isLowerCase(source.charAt(end)) && Character.isLetter(plain.charAt(length - 2)))) {
                plain.setLength(length - 1);
            }
            return end;
        }

        /** After it a number goes on, so that a hyphen at the end of the line is the printer's. */
        private static boolean isJoint(char c) {
            return c == '_' || c == '/';
        }

        private int endOfSpaces(int at) {
            int end = at;
            while (end < source.length() && (isSpace(source.charAt(end)) || isInvisible(source.charAt(end)))) {
                end++;
            }
            return end;
        }

        private void add(char c, int start, int end) {
            int length = plain.length();
            if (length == starts.length) {
                starts = Arrays.copyOf(starts, length * 2);
                ends = Arrays.copyOf(ends, length * 2);
            }
            starts[length] = start;
            ends[length] = end;
            plain.append(c);
        }

        private static boolean isSpace(char c) {
            return Character.isWhitespace(c) || Character.isSpaceChar(c);
        }

        private static boolean isInvisible(char c) {
            return c == '\u00ad' || (Character.getType(c) == Character.FORMAT);
        }

        private static String folded(char c) {
            return switch (c) {
                case '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\ufe63' -> "-";
                case '\u2018', '\u2019', '\u02bc', '\u00b4', '\u2032' -> "'";
                case '\u00ba' -> "\u00b0";
                case '\u2044', '\u2215' -> "/";
                default ->
                    isPresentationForm(c)
                            ? Normalizer.normalize(String.valueOf(c), Normalizer.Form.NFKC)
                            : String.valueOf(c);
            };
        }

        /** Ligatures, and the full-width forms of East Asian typesetting. */
        private static boolean isPresentationForm(char c) {
            return (c >= '\ufb00' && c <= '\ufb06') || (c >= '\uff01' && c <= '\uff5e');
        }
    }
}
