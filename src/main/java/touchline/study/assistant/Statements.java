package touchline.study.assistant;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchline.law.KeyFact;
import touchline.law.Reading;
import touchline.models.Statement;

/** The sentences of an article: those of its summary and its key facts. */
final class Statements {

    /** Not after an abbreviation such as "art." or "max.", nor inside a number. */
    private static final Pattern SENTENCE_END =
            Pattern.compile("(?<=[a-z0-9)%]{3}[.;])(?<!\\b(?:art|max|min|para|e\\.g|no)\\.) +(?=[A-Z0-9\"(])");

    private Statements() {}

    static List<Statement> of(Reading reading) {
        String article = reading.provision().citation();
        Stream<Statement> summary = SENTENCE_END
                .splitAsStream(reading.provision().article().summary())
                .map(sentence -> new Statement(sentence.strip(), article, article));
        Stream<Statement> facts = reading.provision().article().keyFacts().stream()
                .map(fact -> new Statement(fact.fact(), cited(reading, fact), article));
        return Stream.concat(summary, facts).toList();
    }

    /** {@code 17(3)} of RSTP 17 as RSTP 17(3), {@code 1(1)} of Annexe 5 art. 1 as RSTP Annexe 5 art. 1(1). */
    private static String cited(Reading reading, KeyFact fact) {
        String citation = reading.provision().citation();
        String number = reading.provision().article().number();
        String last = number.substring(number.lastIndexOf(' ') + 1);
        return fact.ref().matches(Pattern.quote(last) + "(?:[(.-].*)?")
                ? citation + fact.ref().substring(last.length())
                : citation;
    }
}
