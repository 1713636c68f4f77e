package touchline.eval.sets;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Cuts a long text into passages of one hundred words, the last twenty of each again at the start of the next. */
public final class Windows {

    private static final int WORDS = 100;
    private static final int STEP = 80;

    private Windows() {}

    public static List<String> of(String text) {
        String[] words = text.strip().split("\\s+");
        List<String> windows = new ArrayList<>();
        int start = 0;
        while (start == 0 || start + WORDS - STEP < words.length) {
            int end = Math.min(words.length, start + WORDS);
            windows.add(String.join(" ", Arrays.copyOfRange(words, start, end)));
            start += STEP;
        }
        return windows;
    }
}
