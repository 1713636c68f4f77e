package touchline.documents.scanning;

/** Whether files are scanned, and what holds when the scanner does not answer. */
public enum ScanMode {
    OFF,
    /** Then the file is read unscanned. */
    BEST_EFFORT,
    /** Then the file is not read. */
    REQUIRED
}
