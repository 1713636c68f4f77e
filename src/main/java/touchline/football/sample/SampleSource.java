package touchline.football.sample;

import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.time.LocalDate;
import java.util.Optional;
import touchline.football.Source;
import touchline.football.Source.Zone;

/**
 * A source of the sample.
 *
 * @param pages what stands before the page that a row names
 * @param asOf the day up to which it was looked at, unless a row has its own
 */
record SampleSource(Source source, String pages, LocalDate asOf) {

    static SampleSource of(NamedCsvRecord row, Zone zone) {
        return new SampleSource(
                new Source(
                        row.getField("source"),
                        row.getField("name"),
                        row.getField("url"),
                        row.getField("licence"),
                        Optional.of(row.getField("licence_url")).filter(url -> !url.isEmpty()),
                        row.getField("attribution"),
                        zone),
                row.getField("pages"),
                LocalDate.parse(row.getField("as_of")));
    }

    String address(String page) {
        return page.isEmpty() ? source.url() : page.startsWith("https://") ? page : pages + page;
    }
}
