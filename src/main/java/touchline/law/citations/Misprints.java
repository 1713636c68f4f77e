package touchline.law.citations;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import touchline.law.grammar.Identifier;
import touchline.law.grammar.Identifiers;
import touchline.law.grammar.PlainText;

/** Numbers that no forum prints that way: letters and digits mistaken for each other, lost hyphens, swapped parts. */
final class Misprints {

    /**
     * A damaged form.
     *
     * @param mended the form or forms it may stand for
     */
    private record Form(Pattern pattern, String fault, Function<MatchResult, List<String>> mended) {

        static Form of(String pattern, String fault, Function<MatchResult, String> mended) {
            return new Form(Pattern.compile(pattern), fault, match -> List.of(mended.apply(match)));
        }
    }

    /** Archives write numbers into addresses as addresses allow it. */
    private static final Pattern ADDRESS = Pattern.compile("https?://[^ <>\"]{1,1000}");

    private static final String START = "(?<![\\p{L}\\d/_-])";

    private static final List<Form> FORMS = List.of(
            new Form(
                    Pattern.compile(
                            "(?i:(?<![\\p{L}\\d])I?(?:CAS|TAS)|(?<![\\p{L}\\d/_-])(?=(?:19|20)\\d{2}/(?:ADD|A|O|C)/))[ _:-]{0,2}"
                                    + "(?<year>[0-9OolI|]{2,4}) ?[/_\\\\.-] ?(?<list>[A-Za-z0]{1,3}) ?[/_\\\\.-] ?(?<num>[0-9OolIS|]{1,8})(?![\\p{L}\\d])"),
                    "not how CAS prints a case number (year/list/number, with the list A, O, ADD or C)",
                    Misprints::cas),
            Form.of(
                    START + "(?:CAS|TAS) (?<yy>\\d{2,4})/(?<num>\\d{1,4})(?:/\\d{1,4})?(?![\\w/])",
                    "not how CAS printed its early numbers (two digits of the year, then the number)",
                    match -> "CAS " + match.group("yy") + "/"
                            + match.group("num")
                                    .substring(0, Math.min(3, match.group("num").length()))),
            Form.of(
                    START + "(?:(?:CAS|TAS) )?(?<ed>OG|CG|AG) ?(?:20)?(?<yy>\\d{2})[/-](?<num>\\d{2,3})(?![\\w/])",
                    "not how the ad hoc divisions print a number (CAS OG 20/01)",
                    match -> "CAS %s %s/%s".formatted(match.group("ed"), match.group("yy"), match.group("num"))),
            Form.of(
                    "(?<![\\p{L}\\d-])(?<court>[CT]) ?[-_]? ?(?<num>\\d{1,4})[/_](?:20|19)?(?<yy>\\d{2})(?: ?(?:PPU|P))?(?![\\w/])",
                    "not how the EU courts print a case number (C-650/22)",
                    match -> match.group("court") + "-" + match.group("num") + "/" + match.group("yy")),
            Form.of(
                    START
                            + "(?<court>[CT])-(?=[\\d/]{0,6}[OolI])(?<num>\\d[\\dOolI]{0,3})/(?<yy>[\\dOolI]{2})(?![\\w/])",
                    "a case number with a letter for a figure",
                    match -> match.group("court") + "-" + digits(match.group("num")) + "/" + digits(match.group("yy"))),
            Form.of(
                    START + "(?:CAS|TAS) (?<list>ADD|A|O|C)/(?<year>(?:19|20)\\d{2})/(?<num>\\d{1,5})(?![\\w/])",
                    "the year stands before the list in a CAS case number (year/list/number)",
                    match -> "CAS %s/%s/%s".formatted(match.group("year"), match.group("list"), match.group("num"))),
            Form.of(
                    START + "AC[ -](?<num>\\d{1,3})/(?<year>(?:20)?\\d{2})(?![\\w/])",
                    "not how the CFCB prints a case number (AC-03/2019)",
                    match -> "AC-%02d/%s"
                            .formatted(Integer.parseInt(match.group("num")), fourDigits(match.group("year")))),
            Form.of(
                    START + "6(?:19|20)\\d{2}(?!(?:CJ|CC|CO|CA|TJ|TO)\\d)[A-Z]{2}\\d{4}(?!\\w)",
                    "no kind of document of CELEX has these letters",
                    match -> ""),
            Form.of(
                    START + "BGH (?<docket>[IVX]{0,4} ?[A-Z]{1,3} \\d{1,4}/\\d)(?!\\d)",
                    "the year of a German docket has two figures (KZR 6/15)",
                    match -> ""),
            Form.of(
                    START + "(?<court>[CT])-(?<num>\\d{2,4})(?<yy>\\d{2})(?![\\w/-])",
                    "not how the EU courts print a case number (C-650/22)",
                    match -> match.group("court") + "-" + match.group("num") + "/" + match.group("yy")),
            Form.of(
                    "(?<![\\w:])EU:(?<rest>[CTF]:\\d{4}:\\d{1,5})(?!\\w)",
                    "an ECLI begins with ECLI:", match -> "ECLI:EU:" + match.group("rest")),
            Form.of(
                    START + "(?<div>[1-9][A-G])(?<gap>[ .-]|_ ?)(?<num>\\d{1,4})/(?<year>\\d{2}|20\\d{2})(?!\\d)",
                    "not how the Swiss Federal Tribunal prints a docket (4A_558/2011)",
                    match -> match.group("div") + "_" + match.group("num") + "/" + fourDigits(match.group("year"))),
            Form.of(
                    START + "(?<div>[1-9]P)[_ -](?<num>\\d{1,4}(?:-\\d{1,4})?)/(?<year>(?:19|20)\\d{2})(?!\\d)",
                    "not how the Swiss Federal Tribunal printed its early dockets (4P.267/2002)",
                    match -> match.group("div") + "." + match.group("num") + "/" + match.group("year")),
            Form.of(
                    "\\b(?<vol>\\d{2,3}) (?:BGE|ATF|DTF) (?<part>Ia|Ib|III|II|IV|I|V) (?<page>\\d{1,4})\\b",
                    "volume and letters are swapped (BGE 138 III 29)",
                    match -> "BGE %s %s %s".formatted(match.group("vol"), match.group("part"), match.group("page"))),
            Form.of(
                    "\\b(?:BGE|ATF|DTF) (?<vol>\\d{2,3}) (?<part>[1-5l|]{1,3}|lll|IIl|lII) (?<page>\\d{1,4})\\b",
                    "the part of the official reports is a Roman number (BGE 138 III 29)",
                    match -> "BGE %s %s %s"
                            .formatted(match.group("vol"), roman(match.group("part")), match.group("page"))),
            Form.of(
                    "(?iu:\\b(?:application|requête|app\\.) ?(?:nos?\\.?|n°)?) ?(?<num>\\d{1,5})[/-](?:20)?(?<yy>\\d{2})(?!\\d)",
                    "not how the European Court of Human Rights prints an application number (10934/21)",
                    match -> "application no. " + match.group("num") + "/" + match.group("yy")),
            Form.of(
                    START + "(?i:(?<what>FPSD|FDD)[ _-]?(?<num>\\d{2,6}))(?![\\w])",
                    "not how FIFA prints such a number (FPSD-1234)",
                    match -> match.group("what").toUpperCase(java.util.Locale.ROOT) + "-" + match.group("num")),
            Form.of(
                    "(?<!\\w)(?<year>(?:19|20)\\d{2}) EWHC (?<num>\\d{1,5}) \\((?<div>\\w{2,5})\\)",
                    "the year of a neutral citation stands in square brackets",
                    match -> "[%s] EWHC %s (%s)"
                            .formatted(match.group("year"), match.group("num"), match.group("div"))));

    private Misprints() {}

    /** Those that are not part of an identifier. */
    static List<Citation.Misprint> in(PlainText text, List<Citation.OfDecision> sound) {
        var found = new ArrayList<Citation.Misprint>();
        Taken taken = Taken.by(sound);
        ADDRESS.matcher(text.text()).results().forEach(url -> taken.add(Span.of(text, url.start(), url.end())));
        for (Form form : FORMS) {
            form.pattern().matcher(text.text()).results().forEach(match -> {
                Span span = Span.of(text, match.start(), match.end());
                if (taken.claim(span)) {
                    found.add(new Citation.Misprint(span, form.fault(), meant(form, match)));
                }
            });
        }
        return found;
    }

    private static List<Identifier> meant(Form form, MatchResult match) {
        return form.mended().apply(match).stream()
                .flatMap(mended -> Identifiers.in(mended).stream())
                .toList();
    }

    private static List<String> cas(MatchResult match) {
        String year = fourDigits(digits(match.group("year")));
        String number = digits(match.group("num"));
        String list = match.group("list").replace('0', 'O').toUpperCase(java.util.Locale.ROOT);
        return List.of("CAS %s/%s/%s".formatted(year, list, number));
    }

    private static String digits(String mistaken) {
        return mistaken.replaceAll("[Oo]", "0").replaceAll("[lI|]", "1").replace('S', '5');
    }

    private static String fourDigits(String year) {
        return year.length() == 2 ? (year.compareTo("84") < 0 ? "20" : "19") + year : year;
    }

    private static String roman(String part) {
        return switch (part) {
            case "1", "l", "|" -> "I";
            case "2", "ll" -> "II";
            case "4" -> "IV";
            case "5" -> "V";
            default -> "III";
        };
    }
}
