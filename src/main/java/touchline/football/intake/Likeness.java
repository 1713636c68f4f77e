package touchline.football.intake;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** How two names of people born on one day relate. */
enum Likeness {
    /** The same words, or all words of the shorter one. */
    SAME,
    /** They share the family name or one in another spelling, and nothing speaks against it. */
    LIKELY,
    /** They share the family name and have different given names: twins, more often than not. */
    SIBLING,
    /** They share a given name only: somebody with many names, or two people. */
    GIVEN,
    NONE;

    private static final Pattern SIGNS = Pattern.compile("[yj]");
    private static final Pattern DOUBLED = Pattern.compile("(.)\\1+");
    private static final int LONG_ENOUGH = 6;

    static Likeness of(List<String> one, List<String> other) {
        List<String> shared = new ArrayList<>(one);
        shared.retainAll(other);
        List<String> only = new ArrayList<>(one);
        only.removeAll(shared);
        List<String> others = new ArrayList<>(other);
        others.removeAll(shared);
        if (shared.stream().allMatch(word -> word.length() < 3)) {
            return NONE;
        }
        if (only.isEmpty() || others.isEmpty() || anyAlike(only, others)) {
            return only.isEmpty() || others.isEmpty() ? SAME : LIKELY;
        }
        boolean family = shared.contains(one.getLast()) || shared.contains(other.getLast());
        return family ? SIBLING : GIVEN;
    }

    private static boolean anyAlike(List<String> ones, List<String> others) {
        return ones.stream().anyMatch(one -> others.stream().anyMatch(other -> isAlike(one, other)));
    }

    /** One is short for the other, or the other in another spelling. */
    private static boolean isAlike(String one, String other) {
        String a = bare(one);
        String b = bare(other);
        return a.startsWith(b)
                || b.startsWith(a)
                || (Math.min(a.length(), b.length()) >= LONG_ENOUGH && isOneOff(a, b));
    }

    private static String bare(String word) {
        String simple =
                word.replace("x", "ks").replace("ph", "f").replace('c', 'k').replace('w', 'v');
        return DOUBLED.matcher(SIGNS.matcher(simple).replaceAll("i")).replaceAll("$1");
    }

    private static boolean isOneOff(String one, String other) {
        if (Math.abs(one.length() - other.length()) > 1) {
            return false;
        }
        int start = 0;
        while (start < Math.min(one.length(), other.length()) && one.charAt(start) == other.charAt(start)) {
            start++;
        }
        int longer = Math.max(one.length(), other.length());
        String restOfOne = one.substring(Math.min(one.length(), start + (one.length() == longer ? 1 : 0)));
        String restOfOther = other.substring(Math.min(other.length(), start + (other.length() == longer ? 1 : 0)));
        return restOfOne.equals(restOfOther);
    }
}
