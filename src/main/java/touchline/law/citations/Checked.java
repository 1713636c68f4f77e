package touchline.law.citations;

import java.util.List;
import java.util.Optional;
import touchline.law.Reading;
import touchline.law.decisions.Decision;

/**
 * A citation and what the register says of it.
 *
 * @param what such as {@code CAS and TAS case numbers} or {@code article}
 * @param cited the normal form, such as {@code CAS 2008/A/1519} or {@code RSTP 17(1)}
 * @param reason one sentence that says why
 * @param decisions those of the register that the citation leads to
 * @param article the article it leads to
 * @param mayMean what of the register may have been meant, as it is cited there
 * @param checked what was compared and agrees
 * @param notChecked what was not compared, each with the reason
 */
public record Checked(
        Citation citation,
        String what,
        String cited,
        Verdict verdict,
        String reason,
        List<Decision> decisions,
        Optional<Reading> article,
        List<String> mayMean,
        List<String> checked,
        List<String> notChecked) {

    public Checked {
        decisions = List.copyOf(decisions);
        mayMean = List.copyOf(mayMean);
        checked = List.copyOf(checked);
        notChecked = List.copyOf(notChecked);
    }
}
