package touchline.mcp;

/** A tool's answer that can also be read: the same facts as the record, as Markdown an agent can quote. */
public interface Report {

    /** Markdown; what is longer than {@value Reports#LONGEST} characters is cut, and says so. */
    String report();
}
