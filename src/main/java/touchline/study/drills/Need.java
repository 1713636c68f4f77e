package touchline.study.drills;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.study.Difficulty;
import touchline.study.Question;
import touchline.study.Questions;
import touchline.study.exams.History;
import touchline.study.memory.Memories;
import touchline.study.memory.Trace;

/**
 * How much a candidate needs a question now. What is due comes first, the more forgotten the sooner; then what was
 * never asked, weak articles before strong ones; last what is still remembered. Of two alike, the one that is as hard
 * as the candidate can take is preferred.
 */
final class Need {

    private static final double DUE = 2;
    private static final double NEW = 1;
    private static final double FITS = 0.3;

    private record Tally(int answered, int right) {

        private static final Tally NONE = new Tally(0, 0);

        Tally with(boolean another) {
            return new Tally(answered + 1, right + (another ? 1 : 0));
        }

        /** As if one right and one wrong answer had been given before, so that one answer does not decide. */
        double share() {
            return (right + 1.0) / (answered + 2);
        }
    }

    private final Map<String, Trace> traces;
    private final Memories memories;
    private final Instant now;
    private final Map<String, Tally> articles = new HashMap<>();
    private final Map<Integer, Tally> lessons = new HashMap<>();

    Need(Questions questions, List<History.Result> history, Map<String, Trace> traces, Memories memories, Instant now) {
        this.traces = traces;
        this.memories = memories;
        this.now = now;
        for (History.Result result : history) {
            questions.find(result.questionId()).ifPresent(question -> {
                add(articles, question.article(), result.right());
                add(lessons, question.lesson(), result.right());
            });
        }
    }

    double of(Question question) {
        double fit = question.difficulty() == fitting(question.lesson()) ? FITS : 0;
        Optional<Trace> trace = Optional.ofNullable(traces.get(question.id()));
        return fit + trace.map(this::again).orElseGet(() -> NEW + 1 - share(articles, question.article()));
    }

    boolean isDue(Question question) {
        Trace trace = traces.get(question.id());
        return trace != null && trace.isDue(now);
    }

    boolean isNew(Question question) {
        return !traces.containsKey(question.id());
    }

    /** Whether the candidate has answered too little of an article's questions rightly. */
    boolean isWeak(String article) {
        return articles.containsKey(article) && share(articles, article) < 0.6;
    }

    private double again(Trace trace) {
        double forgotten = 1 - memories.retrievability(trace, now);
        return trace.isDue(now) ? DUE + forgotten : forgotten;
    }

    private Difficulty fitting(int lesson) {
        double share = share(lessons, lesson);
        if (share < 0.5) {
            return Difficulty.EASY;
        }
        return share > 0.8 ? Difficulty.HARD : Difficulty.MEDIUM;
    }

    private static <K> double share(Map<K, Tally> tallies, K key) {
        return tallies.getOrDefault(key, Tally.NONE).share();
    }

    private static <K> void add(Map<K, Tally> tallies, K key, boolean right) {
        tallies.merge(key, Tally.NONE.with(right), (before, _) -> before.with(right));
    }
}
