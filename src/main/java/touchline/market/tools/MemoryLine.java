package touchline.market.tools;

import java.time.Instant;
import touchline.market.Memory;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;

/** What the caller noted, or an earlier research found. */
record MemoryLine(
        String id,

        @Doc("note: the caller's own words; finding: of an earlier research")
        Memory.Kind kind,

        String text,
        Instant notedAt) {

    static MemoryLine of(Memory memory) {
        return new MemoryLine(memory.id(), memory.kind(), memory.text(), memory.notedAt());
    }

    String line() {
        return "%s (%s): %s".formatted(notedAt, Markdown.words(kind), text);
    }
}
