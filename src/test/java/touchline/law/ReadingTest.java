package touchline.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ReadingTest {

    private static final LocalDate TODAY = LocalDate.of(2026, 11, 27);
    private static final LocalDate NEXT_EDITION = LocalDate.of(2027, 1, 1);

    static Stream<Provision> provisions() {
        return Register.provisions();
    }

    private static Reading read(String instrument, String article, LocalDate asOf) {
        return Register.INSTRUMENTS.read(instrument, article, asOf);
    }

    @Test
    void readsArticle17AsItStoodStandsAndWillStand() {
        Reading before = read("RSTP", "17", LocalDate.of(2024, 12, 31));
        Reading now = read("RSTP", "17", TODAY);
        Reading next = read("RSTP", "17", NEXT_EDITION);

        assertThat(before.standing()).isEqualTo(Standing.NOT_YET);
        assertThat(before.warnings().getFirst()).contains("no wording for 31 December 2024", "1 January 2025");
        assertThat(before.coming()).extracting(ChangeNote::date).contains(Optional.of(LocalDate.of(2025, 1, 1)));
        assertThat(now.standing()).isEqualTo(Standing.HOLDS);
        assertThat(now.provision().citation()).isEqualTo("RSTP 17");
        assertThat(now.coming()).extracting(ChangeNote::date).containsExactly(Optional.of(NEXT_EDITION));
        assertThat(now.later()).extracting(Provision::citation).containsExactly("RSTP-2027 17");
        assertThat(next.standing()).isEqualTo(Standing.HOLDS);
        assertThat(next.provision().citation()).isEqualTo("RSTP-2027 17");
        assertThat(next.earlier()).extracting(Provision::citation).containsExactly("RSTP 17");
    }

    @ParameterizedTest
    @CsvSource({"12bis", "19", "Annexe 4 art. 5", "Definitions"})
    void warnsWhereTheNextEditionWasNotRead(String article) {
        Reading now = read("RSTP", article, TODAY);
        Reading next = read("RSTP", article, NEXT_EDITION);

        assertThat(now.standing()).isEqualTo(Standing.HOLDS);
        assertThat(now.coming())
                .extracting(ChangeNote::note)
                .containsExactly(
                        "The 2027 edition (approved 10 June 2026) takes effect; this article was not read in it.");
        assertThat(next.standing()).isEqualTo(Standing.ENDED);
        assertThat(next.warnings())
                .anySatisfy(sentence -> assertThat(sentence)
                        .startsWith("On 1 January 2027 the 2027 edition")
                        .endsWith("this article was not read in it."));
    }

    @Test
    void addressesTheComingEditionByItsOwnCode() {
        Reading reading = read("RSTP 2027", "17", TODAY);

        assertThat(reading.provision().citation()).isEqualTo("RSTP-2027 17");
        assertThat(reading.standing()).isEqualTo(Standing.NOT_YET);
        assertThat(reading.warnings()).first().asString().contains("takes effect on 1 January 2027");
        assertThat(reading.earlier()).extracting(Provision::citation).containsExactly("RSTP 17");
    }

    @Test
    void saysSinceWhenTheFeeCapIsSuspended() {
        Reading before = read("FFAR", "15", LocalDate.of(2023, 12, 29));
        Reading since = read("FFAR", "15", LocalDate.of(2023, 12, 30));

        assertThat(before.suspension()).isEmpty();
        assertThat(before.coming().getFirst().note())
                .startsWith("FIFA Circular 1873 suspends 15(1), 15(2), 15(3), 15(4).");
        assertThat(since.suspension().orElseThrow().by()).isEqualTo("FIFA Circular 1873");
        assertThat(since.warnings().getFirst())
                .startsWith("Suspended since 30 December 2023 by FIFA Circular 1873: 15(1), 15(2), 15(3), 15(4).");
    }

    @ParameterizedTest
    @MethodSource("provisions")
    void everySuspendedParagraphSaysSoAndNamesItsSource(Provision provision) {
        provision
                .article()
                .suspension()
                .ifPresent(suspension -> assertThat(suspension.paragraphs()).allSatisfy(paragraph -> {
                    Reading reading = read(provision.instrument().code(), paragraph, TODAY);
                    assertThat(reading.provision()).isEqualTo(provision);
                    assertThat(reading.warnings())
                            .anySatisfy(sentence -> assertThat(sentence)
                                    .startsWith("Suspended since")
                                    .contains(paragraph, suspension.by()));
                    assertThat(reading.suspension().orElseThrow().sources()).isNotEmpty();
                    assertThat(reading.pinpoint().orElseThrow().suspended()).containsExactly(paragraph);
                }));
    }

    @ParameterizedTest
    @MethodSource("provisions")
    void onEveryEdgeOfEveryWindowTheReadingAgreesWithTheRegister(Provision provision) {
        provision.article().inForceFrom().ifPresent(first -> {
            assertThat(standing(provision, first.minusDays(1))).isEqualTo(Standing.NOT_YET);
            assertThat(standing(provision, first)).isEqualTo(Standing.HOLDS);
        });
        provision.article().inForceTo().ifPresent(last -> {
            assertThat(standing(provision, last)).isEqualTo(Standing.HOLDS);
            assertThat(standing(provision, last.plusDays(1)))
                    .isEqualTo(hasNext(provision) ? Standing.HOLDS : Standing.ENDED);
        });
    }

    private static Standing standing(Provision provision, LocalDate day) {
        String code = provision.instrument().code();
        Reading reading = read(code, provision.article().number(), day);
        boolean warned = reading.warnings().stream()
                .anyMatch(sentence -> sentence.startsWith("Not known to hold on")
                        || sentence.startsWith("Not yet in effect on")
                        || sentence.startsWith("The register holds no wording for"));
        assertThat(warned).isEqualTo(reading.standing() != Standing.HOLDS);
        assertThat(reading.changes()).noneMatch(change -> change.after(day));
        assertThat(reading.coming()).allMatch(change -> change.after(day));
        return reading.standing();
    }

    private static boolean hasNext(Provision provision) {
        return provision.instrument().code().equals("RSTP")
                && Register.INSTRUMENTS.find("RSTP-2027").orElseThrow().articles().stream()
                        .anyMatch(
                                next -> next.number().equals(provision.article().number()));
    }

    @ParameterizedTest
    @MethodSource("provisions")
    void everyReadingOfAnOlderTextSaysWhichTextWasRead(Provision provision) {
        Article article = provision.article();
        Reading reading = read(provision.instrument().code(), article.number(), TODAY);

        if (article.status() == Status.AMENDED_SINCE_READ) {
            assertThat(reading.warnings())
                    .anySatisfy(sentence -> assertThat(sentence)
                            .startsWith("Text read: " + provision.readEdition())
                            .contains("was not read in full"));
        }
        assertThat(reading.warnings().contains("Known from pages about it, not from the official text."))
                .isEqualTo(article.confidence() == Confidence.SECONDARY);
    }

    @ParameterizedTest
    @CsvSource({"FS,9", "RGAS,5", "SOC,10"})
    void theStatutesCarryTheirOldNumbers(String instrument, String article) {
        assertThat(read(instrument, article, TODAY).warnings())
                .anySatisfy(sentence -> assertThat(sentence).startsWith("Article numbers are those of the May 2022"));
    }

    @Test
    void doesNotPretendThatAParagraphExists() {
        assertThat(read("RSTP", "17(99)", TODAY).warnings())
                .contains(
                        "The register has no fact of its own for 17(99); whether this paragraph exists was not checked.");
        assertThat(read("RSTP", "12bis(6)", TODAY).pinpoint().orElseThrow().facts())
                .extracting(KeyFact::ref)
                .containsExactly("12bis(5)-(6)");
        assertThat(read("FFAR", "14(3)", TODAY).warnings()).contains("14(3) is not among the suspended paragraphs.");
    }

    @Test
    void saysThatTheSourcesEndBeforeTheDay() {
        assertThat(read("FCE", "23", LocalDate.of(2026, 11, 28)).warnings())
                .contains("The sources end on 27 November 2026; what changed later is not known.");
        assertThat(read("FCE", "23", TODAY).warnings()).isEmpty();
    }
}
