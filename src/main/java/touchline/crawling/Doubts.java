package touchline.crawling;

import java.util.Optional;
import java.util.regex.Pattern;
import touchline.crawling.Visit.Miss;

/** Signs that a page is not what it was asked for, though the server says so. */
final class Doubts {

    private static final Pattern CHALLENGE = Pattern.compile(
            "checking (?:if the site connection is secure|your browser)|verify(?:ing)? (?:that )?you are (?:a )?human"
                    + "|attention required|access denied|request (?:blocked|unsuccessful)|are you a robot"
                    + "|unusual traffic|captcha|just a moment",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern SCRIPT = Pattern.compile(
            "(?:enable|activate|turn on|requires?|activer|activez|aktivieren|habilit\\w+|active) (?:\\w+ )?javascript"
                    + "|javascript (?:\\w+ ){0,3}(?:required|disabled|enabled|aktivieren)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern CONSENT = Pattern.compile(
            "(?:accept|reject|manage)\\w* (?:all )?cookies|before you continue|cookie (?:consent|preferences)",
            Pattern.CASE_INSENSITIVE);

    /** What is wrong, and how to say it. */
    record Doubt(Miss why, String sentence) {}

    private Doubts() {}

    static Optional<Doubt> of(PageText page) {
        boolean little = page.saysLittle();
        if (little
                && (CHALLENGE.matcher(page.text()).find()
                        || CHALLENGE.matcher(page.title()).find())) {
            return Optional.of(
                    new Doubt(Miss.BLOCKED, "The host asks for a sign of being human instead of showing the page."));
        }
        if (little && page.asksForPassword()) {
            return suspect("The page asks to sign in instead of showing what was asked for.");
        }
        if (little && SCRIPT.matcher(page.text()).find()) {
            return suspect("The page shows nothing without JavaScript; ask for it with the browser.");
        }
        if (little && CONSENT.matcher(page.text()).find()) {
            return suspect("The page asks for consent instead of showing what was asked for.");
        }
        return page.words().isEmpty()
                ? suspect("The page holds no text; ask for it with the browser.")
                : Optional.empty();
    }

    private static Optional<Doubt> suspect(String sentence) {
        return Optional.of(new Doubt(Miss.CONTENT_SUSPECT, sentence));
    }
}
