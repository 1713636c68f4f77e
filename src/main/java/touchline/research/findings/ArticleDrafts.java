package touchline.research.findings;

import static touchline.research.findings.Ground.Kind.ARTICLE;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchline.cases.Confidence;
import touchline.cases.FindingKind;
import touchline.cases.Sentences;
import touchline.law.Article;
import touchline.law.Instruments;
import touchline.law.Reading;
import touchline.law.Status;
import touchline.mcp.Markdown;
import touchline.research.asking.Found;
import touchline.retrieval.Likeness;
import touchline.retrieval.PassageSearch;

/** Issues from the articles found, and the risks that their state and their time limits bring. */
public final class ArticleDrafts {

    private static final int TOPICS = 3;
    private static final int LIMITED = 4;
    private static final int WARNINGS = 2;

    /** A period within which somebody must act. */
    private static final Pattern TIME_LIMIT = Pattern.compile(
            "(?i)\\b(?:within|at least|no later than|more than|time limit|deadline|prescri\\w+)\\b[^.]*\\b(?:days?|months?|years?|hours?)\\b");

    /** What an article says, and where in it. */
    private record Statement(Optional<String> pinpoint, String text) {}

    private final PassageSearch search;
    private final Instruments register;

    public ArticleDrafts(PassageSearch search, Instruments register) {
        this.search = search;
        this.register = register;
    }

    public List<Draft> of(String query, List<Found> articles, LocalDate asOf) {
        var issues = new ArrayList<Draft>();
        var risks = new ArrayList<Draft>();
        for (Found found : articles) {
            Reading reading = reading(found, asOf);
            issues.add(issue(query, found, reading));
        }
        risks.addAll(ofTheirState(
                articles.stream().map(found -> reading(found, asOf)).toList()));
        articles.stream()
                .limit(LIMITED)
                .flatMap(found -> timeLimits(reading(found, asOf)).stream())
                .forEach(risks::add);
        return Stream.concat(issues.stream(), risks.stream()).toList();
    }

    private Reading reading(Found found, LocalDate asOf) {
        int space = found.reference().indexOf(' ');
        return register.read(
                found.reference().substring(0, space), found.reference().substring(space + 1), asOf);
    }

    private Draft issue(String query, Found found, Reading reading) {
        Article article = reading.provision().article();
        Statement best = best(query, article);
        String topics = article.topics().stream().limit(TOPICS).collect(Collectors.joining(", "));
        return new Draft(
                FindingKind.LEGAL_ISSUE,
                "%s: %s, %s (%s). %s"
                        .formatted(
                                capital(topics.isEmpty() ? article.title() : topics),
                                reading.provision().citation(),
                                article.title(),
                                state(reading),
                                best.text()),
                List.of(ground(reading, best)),
                found.confidence());
    }

    private static String state(Reading reading) {
        return "%s, %s"
                .formatted(
                        reading.provision().readEdition(),
                        Markdown.words(reading.provision().article().status()));
    }

    private Statement best(String query, Article article) {
        List<Statement> statements = Stream.concat(
                        Sentences.of(article.summary()).stream().map(text -> new Statement(Optional.empty(), text)),
                        article.keyFacts().stream().map(fact -> new Statement(Optional.of(fact.ref()), fact.fact())))
                .toList();
        List<Likeness> nearness =
                search.compare(query, statements.stream().map(Statement::text).toList());
        return IntStream.range(0, statements.size())
                .boxed()
                .max(Comparator.comparingDouble(i -> score(nearness.get(i))))
                .map(statements::get)
                .orElseThrow();
    }

    private static double score(Likeness likeness) {
        return likeness.words() + likeness.meaning().orElse(likeness.words());
    }

    /** What is said of several articles in the same words is one risk. */
    private static List<Draft> ofTheirState(List<Reading> readings) {
        Map<String, List<Reading>> by = new LinkedHashMap<>();
        readings.stream()
                .filter(reading -> !isSettled(reading))
                .forEach(reading -> reading.warnings().stream()
                        .limit(WARNINGS)
                        .forEach(warning -> by.computeIfAbsent(warning, _ -> new ArrayList<>())
                                .add(reading)));
        return by.entrySet().stream()
                .map(entry -> new Draft(
                        FindingKind.RISK,
                        "The state of %s: %s"
                                .formatted(
                                        entry.getValue().stream()
                                                .map(reading ->
                                                        reading.provision().citation())
                                                .collect(Collectors.joining(", ")),
                                        entry.getKey()),
                        entry.getValue().stream()
                                .map(reading -> ground(
                                        reading,
                                        new Statement(
                                                Optional.empty(),
                                                reading.provision().article().summary())))
                                .toList(),
                        Confidence.HIGH))
                .toList();
    }

    private static boolean isSettled(Reading reading) {
        return reading.provision().article().status() == Status.IN_FORCE
                && reading.coming().isEmpty()
                && reading.suspension().isEmpty();
    }

    private static List<Draft> timeLimits(Reading reading) {
        return reading.provision().article().keyFacts().stream()
                .filter(fact -> TIME_LIMIT.matcher(fact.fact()).find())
                .limit(2)
                .map(fact -> new Draft(
                        FindingKind.RISK,
                        "A period runs under %s %s: %s"
                                .formatted(reading.provision().instrument().code(), fact.ref(), fact.fact()),
                        List.of(ground(reading, new Statement(Optional.of(fact.ref()), fact.fact()))),
                        Confidence.MEDIUM))
                .toList();
    }

    private static Ground ground(Reading reading, Statement statement) {
        Article article = reading.provision().article();
        String whole = Stream.concat(
                        Stream.of(article.summary()),
                        article.keyFacts().stream().map(fact -> fact.fact()))
                .collect(Collectors.joining("\n"));
        return new Ground(
                ARTICLE, reading.provision().citation(), statement.pinpoint(), Optional.of(statement.text()), whole);
    }

    private static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
