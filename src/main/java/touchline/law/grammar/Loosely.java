package touchline.law.grammar;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Forms that are good enough where a single identifier is expected, each rewritten as the forum prints it. */
final class Loosely {

    private record Form(Pattern pattern, String rewritten) {

        static Form of(String pattern, String rewritten) {
            return new Form(Pattern.compile(pattern), rewritten);
        }
    }

    private static final int LONGEST = 200;
    private static final String GAP = "[ /_.-]{1,3}";

    private static final List<Form> FORMS = List.of(
            Form.of(
                    "(?:(?:CAS|TAS)[ _:-]{0,2})?((?:19|20)\\d{2})" + GAP + "(ADD|A|O|C)" + GAP
                            + "(\\d{1,5}(?:(?: ?, ?| ?& ?| AND | ET | Y | ?[-_+] ?)\\d{1,5}){0,20})",
                    "CAS $1/$2/$3"),
            Form.of("(?:CAS|TAS)[ _:-]{0,2}(8[4-9]|9\\d|0[01])[/_-](\\d{1,3})", "CAS $1/$2"),
            Form.of("(?:(?:CAS|TAS)[ _:-]{0,2})?(OG|CG|AG)[ _-]?(\\d{2})[/_-](\\d{2,3})", "CAS $1 $2/$3"),
            Form.of("(?:CASES? )?([CT]) ?-? ?(\\d{1,4}) ?[/_-] ?(?:20|19)?(\\d{2})(?: ?(?:PPU|RENV|P|R))?", "$1-$2/$3"),
            Form.of("(?:ECLI:)?(EU:[CT]:\\d{4}:\\d{1,5})", "ECLI:$1"),
            Form.of("(ECLI:.{6,60})", "$1"),
            Form.of("(?:CELEX[: ]{0,2})?(6\\d{4}(?:CJ|CC|CO|CA|TJ|TO)\\d{4})", "$1"),
            Form.of("([1-9][A-G])[ _-]?(\\d{1,4})[/_-](20\\d{2})", "$1_$2/$3"),
            Form.of("([1-9]P)[ _.-]?(\\d{1,4}(?:-\\d{1,4})?)/((?:19|20)\\d{2})", "$1.$2/$3"),
            Form.of("(?:BGE|ATF|DTF)[ _-](\\d{2,3})[ _-](IA|IB|III|II|IV|I|V)[ _-](\\d{1,4})", "BGE $1 $2 $3"),
            Form.of("(FPSD|FDD)[ _-]?(\\d{3,6})", "$1-$2"),
            Form.of("(?:FIFA )?(?:DECISION )?(\\d{6}) ?(PST|FLA|ETH|TMS)", "Decision $1 $2"),
            Form.of("AC[ -]?(\\d{2})/(\\d{4})", "AC-$1/$2"),
            Form.of(
                    "(?:ECHR |ECTHR )?(?:NO\\.? ?|NOS\\.? ?|N° ?)?(\\d{1,5}/\\d{2}(?:(?: ?, ?| ?& ?| AND | ET )\\d{1,5}/\\d{2}){0,20})"
                            + "(?: AND \\d{1,2} OTHERS)?",
                    "application no. $1"),
            Form.of("\\[?((?:19|20)\\d{2})\\]? EWHC (\\d{1,5}) \\(?COMM\\)?", "[$1] EWHC $2 (Comm)"));

    private Loosely() {}

    static List<Identifier> read(String id) {
        String text = PlainText.of(id).text().strip().toUpperCase(Locale.ROOT);
        if (text.length() > LONGEST) {
            return List.of();
        }
        return FORMS.stream()
                .flatMap(form -> rewritten(form, text))
                .map(Loosely::inForumsForm)
                .findFirst()
                .orElse(List.of());
    }

    private static Stream<String> rewritten(Form form, String text) {
        var matcher = form.pattern().matcher(text);
        return matcher.matches() ? Stream.of(matcher.replaceFirst(form.rewritten())) : Stream.empty();
    }

    private static List<Identifier> inForumsForm(String form) {
        return Identifiers.in(form.replaceAll(" (?:AND|ET|Y) ", " and ")
                .replace(" IA ", " Ia ")
                .replace(" IB ", " Ib "));
    }
}
