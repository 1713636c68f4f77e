package touchline.retrieval;

import static org.assertj.core.api.Assertions.assertThat;
import static touchline.retrieval.Desk.owned;
import static touchline.retrieval.Desk.passage;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchline.retrieval.Question.Mode;
import touchline.store.Databases;

/** What is put is found, what is forgotten is not, on both databases. */
class PassageSearchTest {

    private static final Passage LOAN = passage("loan", "A professional may be loaned to another club for a season.");
    private static final Passage DOPING =
            passage("doping", "The presence of a prohibited substance in an athlete's sample is a violation.");

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void findsByWordsAtOnceAndByMeaningOnceEmbedded(Databases databases) {
        try (var desk = Desk.at(databases, folder).put(LOAN, DOPING)) {
            assertThat(desk.ids("prohibited substances")).startsWith("doping");
            assertThat(desk.search.coverage()).isEqualTo(new Coverage(2, 2, 0, "e5-small-v2-q", true));
            assertThat(desk.ids("drug cheating in sport")).isEmpty();

            desk.embed();

            assertThat(desk.search.coverage().embedded()).isEqualTo(2);
            assertThat(desk.ids("drug cheating in sport")).startsWith("doping");
        }
    }

    @ParameterizedTest
    @EnumSource
    void findsNoPassageThatWasReplacedOrForgotten(Databases databases) {
        try (var desk = Desk.at(databases, folder).put(LOAN, DOPING).embed()) {
            desk.put(passage("loan", "Registration periods are fixed by the association."));
            assertThat(desk.ids(Question.of("loaned to another club", Filter.shared())
                            .by(Mode.WORDS)))
                    .isEmpty();

            desk.passages.forget("doping");
            assertThat(desk.ids("prohibited substance")).doesNotContain("doping");
        }
    }

    @ParameterizedTest
    @EnumSource
    void givesAsManyLiveHitsAsThereAreAfterDeletions(Databases databases) {
        try (var desk = Desk.at(databases, folder)) {
            IntStream.range(0, 30).forEach(i -> desk.put(passage("c" + i, "alpha clause " + i)));
            desk.embed();
            IntStream.range(0, 25).forEach(i -> desk.passages.forget("c" + i));

            for (Mode mode : Mode.values()) {
                var question = Question.of("alpha clause", Filter.shared()).by(mode);
                assertThat(desk.ids(question)).containsExactlyInAnyOrder("c25", "c26", "c27", "c28", "c29");
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void showsEachOwnerOnlyTheirOwnAndTheShared(Databases databases) {
        try (var desk = Desk.at(databases, folder)) {
            desk.put(LOAN, owned("a1", "a1", "ann", "My loan contract with the club."));
            desk.put(owned("b1", "b1", "bob", "My loan contract with the club."));
            desk.embed();

            for (Mode mode : Mode.values()) {
                var asked = Question.of("loan contract", Filter.shared()).by(mode);
                assertThat(desk.ids(asked)).containsExactly("loan");
                var ann = Question.of("loan contract", Filter.ownedBy(Set.of(Passage.SHARED, "ann")))
                        .by(mode);
                assertThat(desk.ids(ann)).containsExactlyInAnyOrder("loan", "a1");
                var nobody =
                        Question.of("loan contract", Filter.ownedBy(Set.of())).by(mode);
                assertThat(desk.ids(nobody)).isEmpty();
            }
            desk.passages.forgetOwner("ann");
            assertThat(desk.ids(Question.of("loan contract", Filter.ownedBy(Set.of("ann")))))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void showsTheBestPassageOfWhatIsCitedAsOne(Databases databases) {
        try (var desk = Desk.at(databases, folder)) {
            var one = owned("one", "award", Passage.SHARED, "The panel considers the loan.");
            var two = owned("two", "award", Passage.SHARED, "The loan of the player: the loan fee is due.");
            desk.passages.replace("award", List.of(cited(one), cited(two)));
            desk.embed();

            assertThat(desk.ids("loan fee of the player")).containsExactly("two");
        }
    }

    private static Passage cited(Passage passage) {
        return new Passage(
                passage.id(),
                passage.source(),
                passage.owner(),
                passage.kind(),
                passage.language(),
                passage.title(),
                passage.text(),
                passage.names(),
                passage.labels(),
                passage.date(),
                "the award",
                passage.sourceUrl());
    }
}
