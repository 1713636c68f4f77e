package touchline.cases;

import java.util.List;
import java.util.Optional;

/**
 * What the owner of a case writes down about it.
 *
 * @param title one line, at most {@value #TITLE} characters
 * @param summary at most {@value #SUMMARY} characters
 * @param parties as they are named, with their part where it matters: {@code FC Nordhafen (respondent)}
 * @param forum where it is heard or would be
 */
public record CaseEntry(
        String title,
        Optional<String> summary,
        List<String> parties,
        Optional<String> forum,
        List<String> tags,
        CaseStatus status) {

    public static final int TITLE = 200;
    public static final int SUMMARY = 5_000;
    public static final int NAME = 200;
    public static final int TAG = 50;
    public static final int MOST = 20;

    /** @throws touchline.problem.Problem INVALID_ARGUMENT for what is blank or too long */
    public CaseEntry {
        title = Written.line("title", title, TITLE);
        summary = Written.optional("summary", summary, SUMMARY);
        parties = Written.lines("parties", parties, MOST, NAME);
        forum = forum.filter(it -> !it.isBlank()).map(it -> Written.line("forum", it, NAME));
        tags = Written.lines("tags", tags, MOST, TAG);
    }

    public CaseEntry titled(String other) {
        return new CaseEntry(other, summary, parties, forum, tags, status);
    }

    /** @param other blank = none from now on */
    public CaseEntry summed(String other) {
        return new CaseEntry(title, Optional.of(other), parties, forum, tags, status);
    }

    public CaseEntry tagged(List<String> others) {
        return new CaseEntry(title, summary, parties, forum, others, status);
    }

    public CaseEntry standing(CaseStatus other) {
        return new CaseEntry(title, summary, parties, forum, tags, other);
    }
}
