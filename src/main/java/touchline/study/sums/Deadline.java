package touchline.study.sums;

import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.regex.Pattern;

/** The times that the register knows: what is asked for, how long, from when, how it is counted. The first that fits counts. */
enum Deadline {
    CAS_ANSWER(
            "(?=.*\\bcas\\b)(?=.*\\banswer)",
            20,
            ChronoUnit.DAYS,
            "receipt of the grounds of the appeal",
            "The answer at CAS",
            Counting.CAS,
            "CAS-CODE R55"),
    CAS_APPEAL(
            "(?=.*(?:\\bcas\\b|court of arbitration))(?=.*appeal)",
            21,
            ChronoUnit.DAYS,
            "receipt of the decision",
            "The appeal to CAS",
            Counting.CAS,
            "CAS-CODE R49",
            "FS 57"),
    APPEAL_COMMITTEE(
            "appeal committee",
            3,
            ChronoUnit.DAYS,
            "notification of the grounds",
            "The announcement of the appeal to the Appeal Committee",
            Counting.CODE,
            "FDC 60",
            "FDC 38"),
    DISCIPLINARY_GROUNDS(
            "(?=.*disciplinary)(?=.*(?:grounds|reasons))",
            10,
            ChronoUnit.DAYS,
            "notification of the decision",
            "The request for the grounds of a disciplinary decision",
            Counting.CODE,
            "FDC 54",
            "FDC 38"),
    TRIBUNAL_GROUNDS(
            "(?=.*(?:grounds|reasons|reasoned))(?=.*(?:request|ask))",
            10,
            ChronoUnit.DAYS,
            "notification of the decision",
            "The request for the grounds of a Football Tribunal decision",
            Counting.TRIBUNAL,
            "PRFT 15",
            "PRFT 11"),
    CLAIM(
            "(?=.*(?:claim|sue))(?=.*(?:tribunal|dispute resolution|\\bdrc\\b|time.?barr?ed|limitation|prescri|last day|latest|until when|how long))",
            2,
            ChronoUnit.YEARS,
            "the event that gave rise to the dispute",
            "The claim before the Football Tribunal",
            Counting.PLAIN,
            "RSTP 23"),
    SPORTING_JUST_CAUSE(
            "sporting just cause",
            15,
            ChronoUnit.DAYS,
            "the last official match of the season",
            "The termination for sporting just cause",
            Counting.PLAIN,
            "RSTP 15"),
    SALARY_NOTICE(
            "(?=.*(?:salar|wage))(?=.*(?:default|notice))",
            15,
            ChronoUnit.DAYS,
            "the default notice",
            "The shortest time to pay that a default notice for unpaid salaries gives",
            Counting.PLAIN,
            "RSTP 14bis"),
    OVERDUE_NOTICE(
            "(?=.*overdue)(?=.*(?:default|notice))",
            10,
            ChronoUnit.DAYS,
            "the default notice",
            "The shortest time to pay that a default notice for overdue payables gives",
            Counting.PLAIN,
            "RSTP 12bis"),
    PAYMENT(
            "(?=.*\\bpay)(?=.*(?:decision|award|tribunal|\\bdrc\\b))",
            45,
            ChronoUnit.DAYS,
            "notification of the decision",
            "The payment ordered by a money decision",
            Counting.PLAIN,
            "RSTP 24"),
    CALL_UP(
            "(?=.*call(?:ed|ing)?[- ]?up)",
            -15,
            ChronoUnit.DAYS,
            "the beginning of the release",
            "The notice of a call-up",
            Counting.PLAIN,
            "RSTP Annexe 1 art. 3");

    /** Whose rules of counting apply. */
    enum Counting {
        CAS,
        CODE,
        TRIBUNAL,
        PLAIN
    }

    private final Pattern asked;
    private final int number;
    private final ChronoUnit unit;
    private final String from;
    private final String what;
    private final Counting counting;

    @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable.
    private final List<String> rules;

    Deadline(String asked, int number, ChronoUnit unit, String from, String what, Counting counting, String... rules) {
        this.asked = Pattern.compile(asked);
        this.number = number;
        this.unit = unit;
        this.from = from;
        this.what = what;
        this.counting = counting;
        this.rules = List.of(rules);
    }

    boolean isAskedFor(String text) {
        return asked.matcher(text).find();
    }

    /** Negative = counted back. */
    int number() {
        return number;
    }

    ChronoUnit unit() {
        return unit;
    }

    String from() {
        return from;
    }

    String what() {
        return what;
    }

    Counting counting() {
        return counting;
    }

    List<String> rules() {
        return rules;
    }
}
