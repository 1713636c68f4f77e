package touchline.law.citations;

/** How far two spellings are apart. */
final class Spelling {

    private Spelling() {}

    /** Letters changed, added, left out or changed over with their neighbour. */
    static int distance(String one, String other) {
        int[] beforeLast = new int[other.length() + 1];
        int[] last = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int[] current = new int[other.length() + 1];
            current[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int changed = last[j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                current[j] = Math.min(changed, 1 + Math.min(last[j], current[j - 1]));
                if (swapped(one, i, other, j)) {
                    current[j] = Math.min(current[j], beforeLast[j - 2] + 1);
                }
            }
            beforeLast = last;
            last = current;
        }
        return last[other.length()];
    }

    private static boolean swapped(String one, int i, String other, int j) {
        return i > 1 && j > 1 && one.charAt(i - 1) == other.charAt(j - 2) && one.charAt(i - 2) == other.charAt(j - 1);
    }
}
