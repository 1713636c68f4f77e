package touchline.mcp.catalogue;

/** Hears how far a call has come. */
public interface ProgressListener {

    /** For clients that did not ask. */
    ProgressListener NONE = (done, total, message) -> {};

    void progress(double done, double total, String message);
}
