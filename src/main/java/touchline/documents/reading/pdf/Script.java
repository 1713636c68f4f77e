package touchline.documents.reading.pdf;

import com.ibm.icu.text.Bidi;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Which way letters run, and letters that a font drew in special shapes. */
final class Script {

    /** Ligatures such as U+FB01, and the shapes that Arabic and Hebrew letters take in a word. */
    private static final Pattern SHAPES = Pattern.compile("[\uFB00-\uFDFF\uFE70-\uFEFC]+");

    private static final Pattern CONTROLS = Pattern.compile("[\\p{Cc}\u200B-\u200F\u202A-\u202E\u2060\uFEFF]");

    private static final Pattern CLUSTER = Pattern.compile("\\P{Mn}\\p{Mn}*|\\p{Mn}+");

    private Script() {}

    static boolean isRightToLeft(String text) {
        return text.codePoints().anyMatch(Script::runsLeft);
    }

    /** Whether more letters run to the left than to the right. */
    static boolean runsLeft(String text) {
        long left = text.codePoints().filter(Script::runsLeft).count();
        return left > 0
                && left * 2 > text.codePoints().filter(Character::isLetter).count();
    }

    /** Whether it is nothing but a mark that stands over or under a letter. */
    static boolean isMark(String text) {
        return text.codePoints().allMatch(letter -> Character.getType(letter) == Character.NON_SPACING_MARK);
    }

    /** What a glyph stands for, its letters from left to right as on paper, each followed by its marks. */
    static String visual(String text) {
        var plain = plain(text);
        if (plain.length() < 2 || !isRightToLeft(plain)) {
            return plain;
        }
        var clusters = CLUSTER.matcher(plain).results().map(MatchResult::group).toList();
        return String.join("", clusters.reversed());
    }

    /** Plain letters for special shapes, no invisible controls. */
    private static String plain(String text) {
        var plain = SHAPES.matcher(text).replaceAll(shapes -> Normalizer.normalize(shapes.group(), Form.NFKC));
        return CONTROLS.matcher(plain).replaceAll("").replace('\u00A0', ' ');
    }

    /** @param visual a line as it stands on paper, from left to right; answered as it is spoken */
    static String spoken(String visual) {
        var bidi = new Bidi();
        bidi.setReorderingMode(Bidi.REORDER_INVERSE_LIKE_DIRECT);
        bidi.setPara(visual, runsLeft(visual) ? Bidi.RTL : Bidi.LTR, null);
        return bidi.writeReordered(Bidi.DO_MIRRORING | Bidi.KEEP_BASE_COMBINING);
    }

    private static boolean runsLeft(int letter) {
        byte way = Character.getDirectionality(letter);
        return way == Character.DIRECTIONALITY_RIGHT_TO_LEFT || way == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC;
    }
}
