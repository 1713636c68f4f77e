package touchline.law.decisions;

import java.nio.charset.StandardCharsets;

/** Rows of a file of decisions. */
final class Rows {

    private Rows() {}

    static byte[] file(String... rows) {
        return "{\"decisions\": [%s]}".formatted(String.join(",", rows)).getBytes(StandardCharsets.UTF_8);
    }

    static String matuzalem() {
        return row("CAS 2008/A/1519 & 1520", "FC Shakhtar Donetsk", "Real Zaragoza SAD", "2009-05-19");
    }

    static String row(String id, String claimant, String respondent, String date) {
        return """
                {"id": "%s", "numbered": "official", "forum": "CAS", "type": "award", "parties": ["%s", "%s"],
                 "date": "%s", "language": "en", "sport": "football", "topics": ["contractual stability"],
                 "holding": "A sentence in own words that is long enough to say what was decided here.",
                 "source": {"url": "https://example.org/award", "seen": false, "verified_by": ["https://example.org/page"]},
                 "check": {"confidence": "two_sources", "level": "compiled", "on": "2026-11-27", "text_compared": false}}
                """.formatted(id, claimant, respondent, date);
    }
}
