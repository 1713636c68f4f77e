package touchline.study.assistant;

import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The kind of thing a question wants to know, and how a sentence looks that tells it. The first that fits counts. */
enum Wanted {
    AMOUNT(
            "how much|how high|what (?:fee|fine|amount|percentage|share|rate)|which (?:fee|fine|amount|percentage|share)|percent|\\bcost|\\bfees?\\b|\\bcap\\b|\\bfine\\b",
            "(?:CHF|USD|EUR) ?\\d|\\d ?%|\\bper cent"),
    TIME(
            "how long|how many (?:days|weeks|months|years|hours)|within (?:what|which|how)|by when|\\bwhen\\b|deadline|time limit|limitation|what period|how soon|how old|what age|\\bterm\\b",
            "(?:\\d|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty))[^.;]{0,25}\\b(?:hours?|days?|weeks?|months?|years?|seasons?|windows?)\\b|\\b(?:19|20)\\d{2}\\b|under[- ]\\d|age"),
    NUMBER(
            "how many|maximum number|what number|what majority|quorum",
            "\\d|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|quarters|thirds)\\b"),
    WHO(
            "^who\\b|\\bwhich (?:body|chamber|committee|organ|court|party|club)|\\bby whom|\\bwho (?:is|may|can|must|decides|pays|elects|appoints)",
            "Committee|Council|Congress|[Cc]hamber|President|secretariat|Secretary|[Aa]ssociation|[Cc]lub|CAS|chair|client"),
    WHETHER(
            "^(?:may|can|is|are|does|do|must|should|will|has|have)\\b|\\ballowed\\b|\\bpermitted\\b|\\bforbidden\\b",
            "\\b(?:may|not|no|only|never|must|cannot|ban|banned|forbidden|allowed|valid|due|free|unless)\\b"),
    ANYTHING("", "");

    private final Pattern asked;
    private final Pattern told;

    Wanted(String asked, String told) {
        this.asked = Pattern.compile(asked);
        this.told = Pattern.compile(told);
    }

    static Wanted by(String question) {
        String text = question.strip().toLowerCase(Locale.ROOT);
        return Stream.of(values())
                .filter(wanted -> wanted.asked.matcher(text).find())
                .findFirst()
                .orElse(ANYTHING);
    }

    boolean isToldBy(String sentence) {
        return told.matcher(sentence).find();
    }
}
