package touchline.documents;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What was read from a file.
 *
 * @param markdown the whole text, the blocks one after another
 * @param blocks in reading order, footnotes at the end
 * @param pages how many the file has; absent where a format has none
 * @param language an ISO 639-1 code; absent when the text is too short to tell
 * @param engine what read it, such as {@code pdf-layout} or {@code ocr-tesseract}
 * @param warnings sentences for the user: what may be missing or wrong
 * @param metadata {@code format}, and where they are known {@code title}, {@code author}, {@code created} (ISO 8601),
 *     {@code signed}, {@code encrypted}, {@code repaired} ({@code true}), {@code pages_without_text} ({@code 2, 5}),
 *     {@code text_quality} ({@code low})
 */
public record Reading(
        String markdown,
        List<Block> blocks,
        Optional<Integer> pages,
        Optional<String> language,
        String engine,
        List<String> warnings,
        Map<String, String> metadata) {

    public Reading {
        blocks = List.copyOf(blocks);
        warnings = List.copyOf(warnings);
        metadata = Map.copyOf(metadata);
    }
}
