package touchline.football.sample;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.codec.digest.DigestUtils;
import org.springframework.core.io.ClassPathResource;

/** A file of the sample as the release has it. */
record SampleFile(String name, byte[] content) {

    /** @param name within the sample, such as {@code core/moves.csv} */
    static Optional<SampleFile> find(String name) {
        var resource = new ClassPathResource("football/" + name);
        try {
            return resource.exists()
                    ? Optional.of(new SampleFile(name, resource.getContentAsByteArray()))
                    : Optional.empty();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    String hash() {
        return DigestUtils.sha256Hex(content);
    }

    Stream<NamedCsvRecord> rows() {
        return CsvReader.builder().ofNamedCsvRecord(new String(content, StandardCharsets.UTF_8)).stream();
    }
}
