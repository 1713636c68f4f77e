package touchline.study.drills;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import touchline.problem.Problem;
import touchline.retrieval.Strength;
import touchline.store.Store;
import touchline.study.Question;
import touchline.study.Questions;
import touchline.study.exams.Attempt;
import touchline.study.exams.Exams;
import touchline.study.exams.History;
import touchline.study.memory.Memories;

/** Sets drills: as many questions as asked for, those that the candidate needs most. */
public final class Drills {

    /**
     * A drill that was set.
     *
     * @param topic what the topic was taken for; absent = none was given
     * @param basis one sentence on why these questions
     */
    public record Drill(Attempt attempt, Optional<Topics.Matched> topic, String basis) {}

    private final Store store;
    private final Clock clock;
    private final Questions questions;
    private final Topics topics;
    private final Exams exams;
    private final Memories memories;

    public Drills(Store store, Clock clock, Questions questions, Topics topics, Exams exams, Memories memories) {
        this.store = store;
        this.clock = clock;
        this.questions = questions;
        this.topics = topics;
        this.exams = exams;
        this.memories = memories;
    }

    /**
     * Sets one.
     *
     * @param topic in free words; absent = whatever the candidate is weakest in
     * @throws Problem NOT_FOUND when the register has nothing on the topic, or the bank no question
     */
    public Drill set(String owner, Optional<String> topic, Optional<Integer> lesson, int count) {
        Optional<Topics.Matched> matched = topic.map(this::matched);
        Instant now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
        List<String> articles = matched.map(Topics.Matched::articles).orElse(List.of());
        List<Question> pool = questions.validOn(LocalDate.ofInstant(now, ZoneOffset.UTC)).stream()
                .filter(question -> lesson.filter(it -> it != question.lesson()).isEmpty())
                .filter(question ->
                        topic.isEmpty() || question.articles().stream().anyMatch(articles::contains))
                .toList();
        if (pool.isEmpty()) {
            throw Problem.notFound(
                    "The bank has no question on this%s: leave lesson_number out, or try the words of a goal in list_lessons."
                            .formatted(lesson.map(" in lesson %d"::formatted).orElse("")));
        }
        var need = new Need(
                questions, History.results(store.read(), owner), memories.of(store.read(), owner), memories, now);
        List<Question> chosen = chosen(pool, need, articles, count, owner.hashCode() + now.getEpochSecond());
        Attempt attempt = exams.drill(owner, lesson, chosen, now);
        return new Drill(attempt, matched, basis(chosen, need, count));
    }

    private Topics.Matched matched(String topic) {
        if (topic.isBlank()) {
            throw Problem.invalid("topic", "not blank", "The topic is blank: say it in words, or leave it out.");
        }
        Topics.Matched matched = topics.match(topic);
        if (matched.strength() == Strength.NONE || matched.articles().isEmpty()) {
            throw Problem.notFound(
                    "The register has nothing on this topic, so there is nothing to drill: name a rule or a subject of a lesson, or leave the topic out.");
        }
        return matched;
    }

    private static List<Question> chosen(List<Question> pool, Need need, List<String> articles, int count, long seed) {
        List<Question> mixed = new ArrayList<>(pool);
        Collections.shuffle(mixed, new Random(seed));
        ToDoubleFunction<Question> nearness = question -> question.articles().stream()
                .mapToDouble(article -> near(articles, article))
                .max()
                .orElse(0);
        return mixed.stream()
                .sorted(Comparator.comparingDouble(
                        (Question question) -> -need.of(question) - nearness.applyAsDouble(question)))
                .limit(count)
                .toList();
    }

    /** 1 for the article found first, less for those after it. */
    private static double near(List<String> articles, String article) {
        int rank = articles.indexOf(article);
        return rank < 0 ? 0 : 1.0 / (1 + rank);
    }

    private static String basis(List<Question> chosen, Need need, int count) {
        long due = chosen.stream().filter(need::isDue).count();
        long fresh = chosen.stream().filter(need::isNew).count();
        long weak = chosen.stream()
                .filter(question -> need.isWeak(question.article()))
                .count();
        String few = chosen.size() < count ? " The bank has no more on this." : "";
        return "%d questions: %d due for review, %d not asked before, %d on articles that you answer wrongly too often.%s"
                .formatted(chosen.size(), due, fresh, weak, few);
    }
}
