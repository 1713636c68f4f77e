package touchline.study;

import java.util.List;

/**
 * One of the eight lessons towards the football agent exam.
 *
 * @param number 1 to 8, in the official order
 * @param about one sentence
 * @param goals what a candidate can do afterwards
 * @param instruments codes of the instruments it is about
 * @param articles the rules it rests on, each as the register cites it: {@code RSTP 17}
 */
public record Lesson(
        int number, String title, String about, List<String> goals, List<String> instruments, List<String> articles) {

    public Lesson {
        goals = List.copyOf(goals);
        instruments = List.copyOf(instruments);
        articles = List.copyOf(articles);
    }
}
