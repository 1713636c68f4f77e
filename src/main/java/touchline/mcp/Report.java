package touchline.mcp;

import java.util.List;

/** A tool's answer that can also be read: the same facts as the record, as Markdown an agent can quote. */
public interface Report {

    /** Markdown; what is longer than 20,000 characters is cut, and says so. */
    String report();

    /** What a client may show besides the text, such as a chart. */
    default List<Content> attachments() {
        return List.of();
    }
}
