package touchline.eval.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The page of how well files are read: what was measured last of each part. */
final class ConversionPage {

    private static final Path RESULTS = Path.of("eval/results");

    private ConversionPage() {}

    /** Prints a result, keeps it and writes the page anew. */
    static void put(String half, String markdown) throws IOException {
        System.out.println(markdown);
        Files.writeString(result(half), markdown);
        var page = new StringBuilder(Files.readString(result("head")));
        for (var one : new String[] {"test", "dev", "fresh"}) {
            page.append('\n')
                    .append(
                            Files.exists(result(one))
                                    ? Files.readString(result(one))
                                    : "The %s files were not read.\n".formatted(one));
        }
        Files.writeString(Path.of("docs/conversion-quality.md"), page);
    }

    private static Path result(String name) {
        return RESULTS.resolve("documents-%s.md".formatted(name));
    }
}
