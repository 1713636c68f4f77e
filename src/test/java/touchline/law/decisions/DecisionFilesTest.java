package touchline.law.decisions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.core.io.Resource;
import touchline.law.Register;
import touchline.law.decisions.Decision.CitedArticle;
import touchline.law.decisions.Decision.Numbering;
import touchline.law.decisions.DecisionFile.Entry;

/** Every record of the release, checked against everything a program can check. */
class DecisionFilesTest {

    private static final CitedInstruments INSTRUMENTS = CitedInstruments.over(Register.INSTRUMENTS);

    static List<Resource> files() {
        return ReleaseFiles.all();
    }

    static List<Decision> decisions() {
        return Shipped.ALL;
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyRowCanBeUsedAndNeedsNoRemark(Resource file) {
        assertThat(Shipped.entries(file)).allSatisfy(entry -> {
            assertThat(entry).isInstanceOf(Entry.Usable.class);
            assertThat(((Entry.Usable) entry).remarks()).isEmpty();
        });
    }

    @Test
    void noDecisionHasVanished() {
        Map<String, Long> counted =
                Shipped.ALL.stream().collect(Collectors.groupingBy(Decision::forum, Collectors.counting()));

        assertThat(Shipped.ALL).hasSize(274);
        assertThat(counted)
                .containsEntry("CAS", 214L)
                .containsEntry("CJEU", 19L)
                .containsEntry("Swiss Federal Tribunal", 14L)
                .containsEntry("ECtHR", 7L);
    }

    @Test
    void everyIdIsOneDecisionsAlone() {
        assertThat(Shipped.ALL.stream().map(Decision::id)).doesNotHaveDuplicates();
    }

    @Test
    void everyNumberIsOneDocumentsAlone() {
        assertThat(Shipped.ALL.stream()
                        .filter(decision -> decision.numbered() == Numbering.OFFICIAL)
                        .flatMap(decision -> Keys.of(decision.id()).stream().map(key -> key + " " + decision.type())))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("decisions")
    void everyNumberIsOneThatTheGrammarReads(Decision decision) {
        Stream<String> numbers = decision.numbered() == Numbering.OFFICIAL
                ? Stream.concat(Stream.of(decision.id()), decision.alsoNumbered().stream())
                : decision.alsoNumbered().stream();

        assertThat(numbers).allSatisfy(number -> assertThat(Keys.of(number)).isNotEmpty());
    }

    @ParameterizedTest
    @MethodSource("decisions")
    void everyDateIsADayAndEveryDecisionHasAYear(Decision decision) {
        assertThat(Stream.of(decision.date(), decision.operativePart())
                        .flatMap(date -> date.stream().map(WrittenDate::written)))
                .allSatisfy(date -> assertThat(date).matches("\\d{4}-\\d\\d-\\d\\d"));
        assertThat(decision.year()).isPresent();
        assertThat(decision.date().isPresent())
                .isNotEqualTo(decision.statedYear().isPresent());
        decision.day()
                .ifPresent(day -> assertThat(decision.operativeDay().filter(earlier -> !earlier.isBefore(day)))
                        .isEmpty());
    }

    @ParameterizedTest
    @MethodSource("decisions")
    void everyAddressIsOne(Decision decision) {
        assertThat(URI.create(decision.source().url()).getHost()).contains(".");
        assertThat(decision.source().verifiedBy()).allSatisfy(url -> {
            assertThat(URI.create(url.replaceAll("[\\[\\]{}#|]", "")).getHost()).contains(".");
            assertThat(url).doesNotContain(" ", "\\");
        });
        assertThat(decision.source().verifiedBy()).containsAll(decision.source().secondHand());
    }

    @ParameterizedTest
    @MethodSource("decisions")
    void everyRelationLeadsToADecision(Decision decision) {
        assertThat(Stream.concat(
                        decision.related().stream().map(Decision.Relation::id),
                        decision.citedIn().stream().map(Decision.Citing::id)))
                .allSatisfy(id -> assertThat(Shipped.decision(id)).isNotEqualTo(decision));
    }

    @Test
    void everyCitedInstrumentHasATitle() {
        assertThat(cited().map(CitedArticle::instrument).distinct())
                .allSatisfy(code -> assertThat(INSTRUMENTS.title(code)).as(code).isPresent());
    }

    /** Numbers of older editions, and one that the register was not written for. */
    @Test
    void everyArticleIsInTheRegisterButForAFewThatAreKnown() {
        assertThat(cited().filter(article -> article.edition().isEmpty())
                        .filter(article -> INSTRUMENTS.isInRegister(article.instrument()))
                        .filter(article -> !INSTRUMENTS.isKnown(article))
                        .map(article ->
                                article.instrument() + " " + article.article().orElse("")))
                .containsExactlyInAnyOrder("FDC 107", "FDC 119", "CAS-CODE R45", "RSTP Annexe 2 art. 9");
    }

    private static Stream<CitedArticle> cited() {
        return Shipped.ALL.stream().flatMap(decision -> decision.articles().stream());
    }

    @Test
    void relationsAreToldFromBothSides() {
        Map<Decision.Relation.Kind, Decision.Relation.Kind> opposite = new HashMap<>(Map.of(
                Decision.Relation.Kind.HAS_OPINION, Decision.Relation.Kind.OPINION_OF,
                Decision.Relation.Kind.FOLLOWED_BY, Decision.Relation.Kind.FOLLOWS,
                Decision.Relation.Kind.CHALLENGED_IN, Decision.Relation.Kind.RULING_ON,
                Decision.Relation.Kind.ANNULLED_BY, Decision.Relation.Kind.ANNULS,
                Decision.Relation.Kind.COMPANION, Decision.Relation.Kind.COMPANION));
        Map.copyOf(opposite).forEach((one, other) -> opposite.put(other, one));

        for (Decision decision : Shipped.ALL) {
            decision.related()
                    .forEach(relation -> assertThat(
                                    Shipped.decision(relation.id()).related())
                            .as("%s, seen from %s", decision.id(), relation.id())
                            .contains(new Decision.Relation(
                                    decision.id(), opposite.getOrDefault(relation.relation(), relation.relation()))));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "type": "award"              | "type": "ruling"
            "numbered": "official"       | "numbered": "unknown"
            "date": "2009-05-19"         | "date": 2009
            "date": "2009-05-19"         | "year": 2009
            "confidence": "two_sources"  | "confidence": "disputed"
            "confidence": "two_sources"  | "confidence": "sure"
            "seen": false                | "seen": "no"
            "contractual stability"      | "stability"
            "forum": "CAS"               | "remark": "none"
            """)
    void theSchemaRefusesWhatItsRulesForbid(String correct, String wrong) {
        String row = Rows.matuzalem();

        assertThat(row).contains(correct);
        assertThat(DecisionFile.entries(Rows.file(row))).singleElement().isInstanceOf(Entry.Usable.class);
        assertThat(DecisionFile.entries(Rows.file(row.replaceFirst(correct, wrong))))
                .singleElement()
                .isInstanceOf(Entry.Unusable.class);
    }

    @Test
    void noTextSpeaksOfHowTheLibraryWasMade() throws IOException {
        for (Resource file : files()) {
            String shown =
                    file.getContentAsString(StandardCharsets.UTF_8).replaceAll("(?s)\"editor_notes\": \\[.*?]", "");

            assertThat(shown)
                    .doesNotContainIgnoringCase(
                            "index id", "pass 2", "pass2", "the audit", "the brief", "before display");
        }
    }
}
