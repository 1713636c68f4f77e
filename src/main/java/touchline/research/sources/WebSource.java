package touchline.research.sources;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import touchline.cases.Authority;
import touchline.cases.SourceType;
import touchline.crawling.Page;

/** A place on the web that a research asks by itself; one class each, with saved pages of its shape in the tests. */
public interface WebSource extends WebPages {

    About about();

    default String key() {
        return about().key();
    }

    @Override
    default String name() {
        return about().name();
    }

    default URI home() {
        return about().home();
    }

    @Override
    default List<String> hosts() {
        return about().hosts();
    }

    @Override
    default UseTerms terms() {
        return about().terms();
    }

    default String holds() {
        return about().holds();
    }

    @Override
    default SourceType type() {
        return about().type();
    }

    @Override
    default Optional<Authority> authority() {
        return Optional.of(about().authority());
    }

    default Duration usualGap() {
        return about().usualGap();
    }

    /** Where its newest entries stand. */
    URI newest(URI home);

    /** Where a question and each citation of its kind are looked up; none for what it does not hold. */
    List<Lookup> lookups(Inquiry asked, URI home);

    /**
     * Reads a list of results.
     *
     * @throws OddShape when it is no such list
     */
    List<Entry> entries(Page list, URI home) throws OddShape;
}
