package touchline.research.sources;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import touchline.crawling.Page;

/** A place on the web that a research asks by itself; one class each, with saved pages of its shape in the tests. */
public interface WebSource extends WebPages {

    /** Its name in settings and requests, such as {@code cas_database}. */
    String key();

    /** Where it is, unless the operator's settings say otherwise. */
    URI home();

    /** What it holds and what it does not, in one sentence: what a search there that found nothing is worth. */
    String holds();

    /** After so long without anything new something is wrong with it, or with how it is read. */
    Duration usualGap();

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
