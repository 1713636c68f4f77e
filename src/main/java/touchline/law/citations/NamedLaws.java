package touchline.law.citations;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.law.Instrument;
import touchline.law.Instruments;

/** Where a text names an instrument of the register, or another law. */
final class NamedLaws {

    /**
     * A law named in the plain text.
     *
     * @param code the instrument's; absent = a law outside the register
     * @param certain false = a title that other bodies use too, and the text does not say whose it is
     * @param edition the year of the edition named with it
     */
    record Named(int start, int end, Optional<String> code, boolean certain, Optional<Integer> edition) {}

    private static final Pattern SHARED_TITLE = Pattern.compile(
            "(?iu)(?:the )?(?:statutes|disciplinary code|code of ethics|ethics code|procedural rules|standing orders(?: of the congress)?|"
                    + "congress standing orders|agent regulations|football agent regulations|transfer regulations|status and transfer regulations|circulars?|"
                    + "code disciplinaire|código disciplinario|disziplinarreglement|code d'éthique|código de ética|ethikreglement)");
    private static final Pattern OTHER_LAW = Pattern.compile(
            "(?<![\\p{L}\\d-])(?:(?:Swiss |schweizerisches? )?(?:Federal )?(?:Code of Obligations|Civil Code|Labour Code|Code du travail|Code du sport|Estatuto de los Trabajadores|"
                    + "Private International Law Act|Code des obligations|Code civil|Obligationenrecht|Zivilgesetzbuch)|Swiss (?:PILA|CO|CC|CPC|Constitution)|PILA|LDIP|IPRG|SCO|TFEU|TFUE|AEUV|TEU|"
                    + "GDPR|DSGVO|DS-GVO|RGPD|ECHR|CEDH|EMRK|CEDU|WADC|WADA Code|World Anti-?Doping Code|BGB|GWB|ZPO|StGB|ZGB|CPC|CFR|CO|CC|OR|"
                    + "Treaty on the Functioning of the European Union|Treaty on European Union|EC Treaty|European Convention on Human Rights|"
                    + "(?:General )?Data Protection Regulation|Charter of Fundamental Rights|Olympic Charter|New York Convention|IBA Rules|"
                    + "(?:UEFA|CAF|AFC|CONMEBOL|CONCACAF|OFC|IOC|FIBA|ITF|UCI|FINA|IAAF|FIS|ISU|IWF|DFB|RFEF|FFF|FIGC|CBF|World Athletics|World Aquatics)(?:'s)?"
                    + "(?: [\\p{Lu}&][\\p{L}&'-]{0,25}| of| and| on| the| for){0,8} (?:Regulations|Statutes|Code|Rules|Charter|Constitution|CLFFP|DR)|"
                    + "FIFA (?:\\p{Lu}[\\p{L}&'-]{1,25} |on |of |the |for |with |and ){1,8}(?:Regulations|Rules|Code|Intermediaries)|FIFA (?:ADR|RWI)|"
                    + "(?:Regulations|Statutes|Disciplinary Code|Code of Ethics|Rules) of (?:the )?(?!FIFA)(?:UEFA|CAF|AFC|\\p{Lu}\\p{L}+ (?:Football|Association|Federation)[\\p{L} ]{0,40}))(?![\\p{L}\\d])");
    private static final Pattern EDITION_AFTER = Pattern.compile(
            "(?:,? ?\\(?(?:the )?(?:(?:January|March|May|June|July|August|October|December) )?(?<year>(?:19|20)\\d{2})(?: [Ee]d(?:ition|\\.)|\\))|,? ?\\(?(?:in der |in its |en su |dans son )?(?:[EeÉé]d(?:ition|ición|\\.)?|Ausgabe|Fassung) (?:of |de |von |vom )?(?:\\p{L}+ (?:de )?)?(?<later>(?:19|20)\\d{2}))\\)?");
    private static final Pattern EDITION_BEFORE =
            Pattern.compile("(?<year>(?:19|20)\\d{2}) (?:(?:edition of the|[Ee]d\\.|del|du|des|der) )?(?:FIFA )?$");
    private static final Pattern OF_FIFA = Pattern.compile(" (?:of|de la|de|der) (?:the )?FIFA\\b");
    private static final Pattern OF_ANOTHER =
            Pattern.compile(" (?:of|de la|de|del|du|der|des) (?:the |la |l')?(?!FIFA)\\p{Lu}");
    private static final Pattern ANOTHERS =
            Pattern.compile("(?:\\b(?!FIFA|The|Article|Art|See|Under|In|RSTP)\\p{Lu}[\\p{L}']{1,30}) (?:Football )?$");

    private static final int ABBREVIATION = 10;

    private final List<Instrument> instruments;
    private final Pattern names;
    private final Instruments register;

    NamedLaws(Instruments register) {
        this.register = register;
        this.instruments = register.all();
        this.names = Pattern.compile("(?<![\\p{L}\\d-])(?:FIFA(?:'s)?[ -])?(?:"
                + instruments.stream()
                        .filter(instrument -> instrument.kind() == Instrument.Kind.INSTRUMENT)
                        .flatMap(NamedLaws::names)
                        .distinct()
                        .sorted(Comparator.comparingInt(String::length).reversed())
                        .map(NamedLaws::pattern)
                        .collect(Collectors.joining("|"))
                + ")(?:(?<=[A-Z]{3})(?=\\d{1,2}(?![\\p{L}\\d(.]))|(?![\\p{L}\\d-]))");
    }

    /** "CAS" alone is a court, and stands before its case numbers. */
    private static Stream<String> names(Instrument instrument) {
        return Stream.concat(Stream.of(instrument.code(), instrument.title()), instrument.alsoCalled().stream())
                .map(name -> name.replaceFirst("^(?:The )?FIFA ", ""))
                .filter(name -> !name.equals("CAS") && !name.equals("Clearing House"));
    }

    /** Abbreviations keep their capitals; titles are written in either case, with "and" or "&". */
    private static String pattern(String name) {
        String flexible = Stream.of(name.split("[ -]", -1))
                .map(word -> Pattern.quote(word) + (word.endsWith("eglement") ? "s?" : ""))
                .collect(Collectors.joining("[ -]"));
        if (!name.contains(" ")) {
            return name.matches("[A-Z]{4,6}") ? flexible + "|" + name.toLowerCase(Locale.ROOT) : flexible;
        }
        return "(?iu:" + flexible.replace("\\Qand\\E", "(?:and|&)") + ")";
    }

    /** In order, none within another. */
    List<Named> in(String text) {
        var found = new TreeMap<Integer, Named>();
        OTHER_LAW
                .matcher(text)
                .results()
                .filter(match -> !isOurs(match.group()))
                .map(match -> new Named(match.start(), match.end(), Optional.empty(), true, Optional.empty()))
                .forEach(other -> found.put(other.start(), other));
        names.matcher(text).results().map(match -> ours(text, match)).forEach(named -> addWhole(found, named));
        return settled(found.values());
    }

    private static void addWhole(NavigableMap<Integer, Named> found, Named named) {
        found.subMap(named.start(), named.end()).values().removeIf(other -> other.end() <= named.end());
        var around = found.floorEntry(named.start());
        if (around == null || around.getValue().end() < named.end()) {
            found.put(named.start(), named);
        }
    }

    /** Whether "the Regulations" can be this law. */
    boolean isCalled(Named law, String noun) {
        return law.code()
                .flatMap(register::find)
                .filter(instrument ->
                        instrument.title().toLowerCase(Locale.ROOT).contains(noun.toLowerCase(Locale.ROOT)))
                .isPresent();
    }

    private boolean isOurs(String name) {
        return register.find(name).isPresent();
    }

    private Named ours(String text, MatchResult match) {
        String name = match.group();
        String code = register.find(name.replaceFirst("^FIFA(?:'s)?[ -]", "")
                        .replace("&", "and")
                        .replace("eglements", "eglement"))
                .map(Instrument::code)
                .orElse("");
        boolean shared = !name.startsWith("FIFA") && SHARED_TITLE.matcher(name).matches();
        String before = text.substring(Math.max(0, match.start() - 40), match.start());
        String after = text.substring(match.end(), Math.min(text.length(), match.end() + 60));
        boolean ofFifa = OF_FIFA.matcher(after).lookingAt();
        boolean another = shared
                && !ofFifa
                && (OF_ANOTHER.matcher(after).lookingAt()
                        || ANOTHERS.matcher(before).find());
        int end = match.end() + (ofFifa ? lengthOf(OF_FIFA, after) : 0);
        Optional<Integer> edition = edition(before, text.substring(end, Math.min(text.length(), end + 60)));
        return new Named(
                match.start(),
                end,
                another || code.isEmpty() ? Optional.empty() : Optional.of(code),
                !shared || ofFifa || another,
                edition);
    }

    private static int lengthOf(Pattern pattern, String text) {
        var matcher = pattern.matcher(text);
        return matcher.lookingAt() ? matcher.end() : 0;
    }

    private static Optional<Integer> edition(String before, String after) {
        var later = EDITION_AFTER.matcher(after);
        if (later.lookingAt()) {
            return Optional.of(
                    Integer.valueOf(later.group("year") == null ? later.group("later") : later.group("year")));
        }
        var earlier = EDITION_BEFORE.matcher(before);
        return earlier.find() ? Optional.of(Integer.valueOf(earlier.group("year"))) : Optional.empty();
    }

    /** A shared title is FIFA's where the text has called it so before, and no other body's. */
    private static List<Named> settled(Collection<Named> found) {
        var said = new HashSet<Optional<String>>();
        boolean others = false;
        var settled = new ArrayList<Named>();
        for (Named named : found) {
            boolean certain = named.certain() || (said.contains(named.code()) && !others);
            settled.add(new Named(named.start(), named.end(), named.code(), certain, named.edition()));
            if (named.certain()) {
                said.add(named.code());
            }
            others |= named.code().isEmpty() && named.end() - named.start() > ABBREVIATION;
        }
        return settled;
    }
}
