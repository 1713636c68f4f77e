package touchline.mcp.catalogue;

/** Keeps reports within what clients accept. */
public final class Reports {

    /** Characters; clients refuse much longer tool results. */
    public static final int LONGEST = 20_000;

    private static final String CUT =
            "\n\n*Cut here: the report is longer than 20,000 characters. The structured content holds everything; "
                    + "ask for less (a smaller `limit`) or go on with `next_cursor` where there is one.*";

    private Reports() {}

    static String withinLimit(String report) {
        if (report.length() <= LONGEST) {
            return report;
        }
        int end = LONGEST - CUT.length();
        int lineEnd = report.lastIndexOf('\n', end);
        return report.substring(0, lineEnd > 0 ? lineEnd : end) + CUT;
    }
}
