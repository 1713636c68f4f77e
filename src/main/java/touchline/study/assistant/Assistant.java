package touchline.study.assistant;

import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchline.law.Instruments;
import touchline.law.Reading;
import touchline.law.sums.Sum;
import touchline.models.Models;
import touchline.models.Statement;
import touchline.retrieval.Filter;
import touchline.retrieval.Findings;
import touchline.retrieval.Hit;
import touchline.retrieval.PassageSearch;
import touchline.retrieval.Question;
import touchline.retrieval.Strength;
import touchline.study.Lesson;
import touchline.study.Lessons;
import touchline.study.assistant.Answer.Engine;
import touchline.study.sums.Sums;

/** Answers questions of study from the register alone. */
public final class Assistant {

    private static final Set<String> KINDS = Set.of("article");
    private static final int SEARCHED = 30;
    private static final int SHOWN = 4;

    private final PassageSearch search;
    private final Instruments register;
    private final Places places;
    private final Clock clock;
    private final Stories stories;
    private final BestStatements best;
    private final ModelWriter writer;

    public Assistant(PassageSearch search, Instruments register, Lessons lessons, Models models, Clock clock) {
        this.search = search;
        this.register = register;
        this.places = new Places(search, lessons);
        this.clock = clock;
        this.stories = new Stories(register);
        this.best = new BestStatements(search);
        this.writer = new ModelWriter(models);
    }

    /** @param lesson narrows the answer to the instruments of a lesson */
    public Answer ask(String question, Optional<Lesson> lesson) {
        LocalDate today = LocalDate.now(clock);
        return Sums.of(question, today)
                .map(sum -> worked(sum, today))
                .orElseGet(() -> writer.rewrite(question, searched(question, lesson, AskedDay.in(question, today))));
    }

    private Answer worked(Sum sum, LocalDate asOf) {
        List<Reading> articles =
                sum.citations().stream().map(citation -> read(citation, asOf)).toList();
        return new Answer(
                Strength.STRONG,
                "The question was worked out from the rules cited.",
                Engine.EXTRACTIVE,
                Optional.empty(),
                asOf,
                List.of(new Statement(
                        sum.result(),
                        sum.citations().getFirst(),
                        articles.getFirst().provision().citation())),
                Optional.of(sum),
                articles,
                places.teaching(articles),
                List.of());
    }

    private Answer searched(String question, Optional<Lesson> lesson, LocalDate asOf) {
        Story story = stories.read(question);
        Findings findings = search.find(
                Question.of(story.asked(), Filter.shared().ofKinds(KINDS)).page(SEARCHED, 0));
        List<Hit> hits = NamedInstruments.first(question, findings.hits());
        List<Hit> fitting = hits.stream()
                .filter(hit -> lesson.isEmpty() || belongs(hit, lesson.get()))
                .toList();
        List<Reading> nearest = fitting.stream()
                .map(hit -> read(hit.passage().citation(), asOf))
                .distinct()
                .limit(SHOWN)
                .toList();
        Optional<Elsewhere> elsewhere = Elsewhere.asked(question, nearest);
        Narrowed narrowed = elsewhere
                .map(field -> new Narrowed(Strength.NONE, field.reason()))
                .orElseGet(() -> Narrowed.of(findings, hits, fitting, lesson));
        boolean answers = narrowed.strength() == Strength.STRONG;
        List<Reading> articles = narrowed.strength() == Strength.NONE ? List.of() : nearest;
        return new Answer(
                narrowed.strength(),
                narrowed.reason() + (answers ? story.remark() : ""),
                Engine.EXTRACTIVE,
                Optional.empty(),
                asOf,
                answers ? best.of(story.asked(), articles) : List.of(),
                Optional.empty(),
                articles,
                elsewhere.map(places::of).orElseGet(() -> places.teaching(story.asked(), lesson)),
                findings.notSearched());
    }

    private static boolean belongs(Hit hit, Lesson lesson) {
        return lesson.instruments().contains(hit.passage().labels().getOrDefault("instrument", ""));
    }

    /** A coming edition is read under the name of the present one, which knows both. */
    private Reading read(String citation, LocalDate asOf) {
        int space = citation.indexOf(' ');
        String code = citation.substring(0, space);
        String article = citation.substring(space + 1);
        String present = register.find(code)
                .flatMap(instrument -> instrument.nextEditionOf())
                .filter(base -> register.has(base, article))
                .orElse(code);
        return register.read(present, article, asOf);
    }
}
