package touchline.law.citations;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchline.law.decisions.Decision;
import touchline.law.decisions.DocumentType;
import touchline.law.grammar.PlainText;

/** Decisions cited by a name; resolved only where one decision alone can be meant. */
final class ShortForms {

    private static final String WORD = "\\p{Lu}[\\p{L}'.]{1,30}(?:-\\p{Lu}?[\\p{L}'.]{1,30}){0,2}";
    private static final String NAME =
            "(?<name>" + WORD + "(?: (?:(?:v\\.?|and|de|da|bin|Bin|al|Al|II|I) )?" + WORD + "| II){0,3})";
    private static final String AWARD = "award|Award|laudo|Schiedsspruch";
    private static final String RULING = "judgment|Judgment|judgement|ruling|Ruling|arrêt|Urteil|fallo";
    private static final String EITHER =
            "case|Case|decision|Decision|affaire|sentence|caso|asunto|sentencia|Entscheidung|Fall|jurisprudence|Rechtssache";

    private static final List<Pattern> FRAMES = List.of(
            Pattern.compile("\\b(?:[Tt]he|[Ii]n|[Dd]as|[Dd]er|[Dd]ie|[Ii]m|[Uu]nder) (?:so-called )?[\"“'«]?" + NAME
                    + "[\"”'»]? (?<what>" + AWARD + "|" + RULING + "|" + EITHER + ")\\b"),
            Pattern.compile(
                    "(?<![\\p{L}])(?:[Ll]')?(?<what>arrêt|affaire|sentence|caso|laudo|sentencia|asunto|Rechtssache|Urteil|Schiedsspruch)"
                            + " [\"“'«]?" + NAME),
            Pattern.compile("(?<![\\p{L}])" + NAME + "-(?<what>Urteil|Entscheidung|Schiedsspruch|Fall)\\b"),
            Pattern.compile("(?<![\\p{L}])" + NAME
                    + ",? ?(?<what>)(?=(?:at )?(?:paras?\\.?|paragraphs?|§§?|[Rr]n\\.|op\\. ?cit\\.|supra) ?)"));

    private static final int LEAD = 24;
    private static final Pattern LEADS = Pattern.compile(
            ",? ?(?:(?:as|under|is|als|unter|ist|sous|est|como|bajo|es|de|on|in) ?)?(?:\\p{L}{4,12})?[,:]? ?[(\\[]?");

    private final PlainText text;
    private final Lookup lookup;
    private final Map<String, Integer> firstCited;
    private final NavigableSet<Integer> numberStarts = new TreeSet<>();
    private final NavigableSet<Integer> numberEnds = new TreeSet<>();

    /** @param misprints numbers too, though none that can be looked up */
    ShortForms(PlainText text, Lookup lookup, List<Citation.OfDecision> numbered, List<? extends Citation> misprints) {
        this.text = text;
        this.lookup = lookup;
        this.firstCited = firstCited(numbered, lookup);
        Stream.concat(numbered.stream(), misprints.stream()).map(Citation::span).forEach(number -> {
            numberStarts.add(text.indexOf(number.start()));
            numberEnds.add(text.indexOf(number.end()));
        });
    }

    List<Citation> find() {
        var found = new ArrayList<Citation>();
        var taken = new Taken();
        for (Pattern frame : FRAMES) {
            frame.matcher(text.text())
                    .results()
                    .flatMap(match -> citation(match).stream())
                    .filter(citation -> taken.claim(citation.span()))
                    .forEach(found::add);
        }
        return found;
    }

    private Optional<Citation> citation(MatchResult match) {
        return shorter(match.group("name"))
                .flatMap(name -> meant(name, match).stream())
                .findFirst();
    }

    /** "In Matuzalem" may be "Matuzalem"; the name as it stands comes first. */
    private static Stream<String> shorter(String name) {
        return Stream.iterate(
                name, rest -> !rest.isEmpty(), rest -> rest.contains(" ") ? rest.substring(rest.indexOf(' ') + 1) : "");
    }

    private Optional<Citation> meant(String name, MatchResult match) {
        List<Decision> named = lookup.mayBeCalled(name).stream()
                .filter(decision -> decision.type() != DocumentType.AG_OPINION)
                .filter(suits(match.group("what")))
                .toList();
        int start = match.end("name") - name.length();
        if (named.isEmpty() || introducesNumber(match.end()) || explainsNumber(match.start())) {
            return Optional.empty();
        }
        Span span = Span.of(
                text,
                start,
                Math.max(
                        match.end("name"),
                        match.end("what") > 0 && match.start("what") >= start ? match.end("what") : 0));
        Optional<String> pinpoint = Pinpoints.after(text.text(), text.indexOf(span.end()));
        List<Decision> cited = named.stream()
                .filter(decision -> citedBefore(decision, span.start()))
                .toList();
        List<Decision> meant = cited.isEmpty() ? named : cited;
        if (meant.size() > 1) {
            return Optional.of(new Citation.Beyond(span, Citation.Reason.SEVERAL_MEANT, several(name, meant)));
        }
        boolean said = !match.group("what").isEmpty() || !cited.isEmpty();
        return Optional.of(
                said
                        ? new Citation.ByName(span, meant.getFirst(), pinpoint)
                        : new Citation.Beyond(span, Citation.Reason.NAME_ALONE, several(name, meant)));
    }

    private static String several(String name, List<Decision> decisions) {
        return name + " ("
                + String.join(
                        "; ", decisions.stream().map(Decision::id).limit(5).toList()) + ")";
    }

    /** An award is made by arbitrators, a judgment by a court. */
    private static Predicate<Decision> suits(String what) {
        if (what.matches(AWARD)) {
            return decision -> decision.type() == DocumentType.AWARD;
        }
        return what.matches(RULING) ? decision -> decision.type() == DocumentType.JUDGMENT : _ -> true;
    }

    private boolean citedBefore(Decision decision, int position) {
        return firstCited.getOrDefault(decision.id(), Integer.MAX_VALUE) < position;
    }

    /** Where each decision is first cited by number. */
    private static Map<String, Integer> firstCited(List<Citation.OfDecision> numbered, Lookup lookup) {
        Map<String, Integer> first = new HashMap<>();
        for (Citation.OfDecision citation : numbered) {
            citation.numbers().stream()
                    .flatMap(number -> lookup.withKey(number.key()).stream())
                    .forEach(decision ->
                            first.putIfAbsent(decision.id(), citation.span().start()));
        }
        return first;
    }

    /** "The Webster award (CAS 2007/A/1298)" and "the Sala award as CAS 2019/A/6594" are one citation, by its number. */
    private boolean introducesNumber(int end) {
        Integer number = numberStarts.ceiling(end);
        return number != null
                && number - end <= LEAD
                && LEADS.matcher(text.text().substring(end, number)).matches();
    }

    /** "You call C-49/07 the Deliège case" says something of the number, right or wrong. */
    private boolean explainsNumber(int start) {
        Integer number = numberEnds.floor(start);
        return number != null && text.text().substring(number, start).isBlank();
    }
}
