package touchline.law.citations;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.law.grammar.PlainText;
import touchline.law.grammar.WrittenDay;

/** What a text prints right beside a decision's number: the names and the date that it takes it to have. */
final class Beside {

    /**
     * Names printed beside a number.
     *
     * @param sides the two sides of "A v. B", or one name alone
     */
    record Names(String printed, List<String> sides) {

        Names {
            sides = List.copyOf(sides);
        }
    }

    private static final int WIDTH = 220;
    private static final int NEXT_TO = 5;
    private static final String WORD = "(?:\\p{Lu}|\\d(?=\\.? ?\\p{Lu}))[\\p{L}\\d'.&_*-]{0,40}";
    private static final String LINK =
            "(?:de|da|do|del|della|di|du|dos|das|la|le|los|las|el|al|of|the|and|&|y|e|et|und|van|von|der|den|bin|ben|i|zu|\\d{2,4})";
    private static final String NAME =
            WORD + "(?: (?:" + LINK + " ){0,3}" + WORD + "| \\d{2,4}(?= |,|\\)|$)| \\([\\p{L} .]{2,30}\\)){0,9}";
    private static final String AGAINST = " (?:v\\.?|vs\\.?|versus|against|c\\.|c/|contre|contra|gegen|\\./\\.|/|-) ?";
    private static final String CASE_WORD =
            "(?:[Cc]ases?|award|decision|judgment|judgement|ruling|matter|affaire|sentence|arrêt|caso|laudo|asunto|sentencia|Urteil|Entscheid(?:ung)?|Schiedsspruch)";
    private static final String DATE =
            "(?:,? ?(?:\\(?(?:(?:award|decision|judgment|sentence|arrêt|laudo|sentencia|Urteil|Entscheid) )?"
                    + "(?:of |dated |du |de |del |vom )?(?<day>" + WrittenDay.PATTERN + ")\\)?))";

    private static final Pattern BOTH_BEFORE =
            Pattern.compile("(?<one>" + NAME + ")" + AGAINST + "(?<two>" + NAME + ")(?: " + CASE_WORD + ")?[\"”»']?"
                    + DATE + "?[ ,;:]{0,2}[(\\[]?(?:(?:under|as|unter|als|sous|bajo|como) )?(?:" + CASE_WORD + " )?$");
    private static final Pattern BOTH_AFTER =
            Pattern.compile(DATE + "?[ ,:;-]{0,3}[(\\[\"“«]?(?:(?:in|en|dans|case|parties|as|als|comme|como) )?(?<one>"
                    + NAME + ")" + AGAINST + "(?<two>" + NAME + ")");
    private static final Pattern ONE_BEFORE = Pattern.compile(
            "(?:(?<frame>(?:[Tt]he|[Ii]n|[Uu]nder|[Dd]as|[Dd]er|[Dd]ie|[Ee]l|[Ll][ae]) )?[\"“«']?(?<one>" + NAME
                    + ")[\"”»']? (?<word>" + CASE_WORD + ")|(?<bare>" + NAME + "))[ ,:]{0,2}[(\\[]?$");
    private static final Pattern ONE_AFTER =
            Pattern.compile(" ?[(\\[](?<one>" + NAME + ")(?: (?<word>" + CASE_WORD + "))?[)\\]]");
    /** A full stop after a long word ends a sentence, not an abbreviation. */
    private static final Pattern SENTENCE_AFTER = Pattern.compile("(?<=\\p{L}{4})\\. .*");

    private static final Pattern SENTENCE_BEFORE = Pattern.compile("^.*\\p{L}{4}\\. ");
    private static final Pattern DAY_AFTER = Pattern.compile(DATE);
    private static final Pattern YEAR_AFTER = Pattern.compile(
            "(?:,? ?\\((?<year>(?:19|20)\\d{2})\\)|,? (?:award|decision|judgment) of (?<later>(?:19|20)\\d{2})(?!\\d))");

    private final PlainText plain;
    private final String text;
    private final int[] starts;
    private final int[] ends;

    /** @param all the citations of the text, in order */
    Beside(PlainText plain, List<Citation> all) {
        this.plain = plain;
        this.text = plain.text();
        this.starts = all.stream()
                .mapToInt(citation -> plain.indexOf(citation.span().start()))
                .toArray();
        this.ends = all.stream()
                .mapToInt(citation -> plain.indexOf(citation.span().end()))
                .toArray();
    }

    /** Both sides of the case where they stand next to the number, else a name alone in a frame that makes it one. */
    List<Names> names(Citation.OfDecision citation) {
        String before = before(citation);
        String after = after(citation);
        var names = new ArrayList<Names>();
        both(BOTH_AFTER.matcher(after), false)
                .filter(_ -> !leadsToNext(citation, after))
                .ifPresent(names::add);
        if (names.isEmpty() || !followsLast(citation, before)) {
            both(BOTH_BEFORE.matcher(before), true).ifPresent(names::add);
        }
        if (names.isEmpty()) {
            one(ONE_AFTER.matcher(after), false).ifPresent(names::add);
            one(ONE_BEFORE.matcher(before), true).ifPresent(names::add);
        }
        return names;
    }

    /** The day printed right after the number, or between the names and the number. */
    Optional<LocalDate> date(Citation.OfDecision citation) {
        Matcher after = DAY_AFTER.matcher(after(citation));
        if (after.lookingAt()) {
            return WrittenDay.read(after.group("day"));
        }
        Matcher before = BOTH_BEFORE.matcher(before(citation));
        return before.find() && before.group("day") != null ? WrittenDay.read(before.group("day")) : Optional.empty();
    }

    /** The year printed alone right after the number. */
    Optional<Integer> year(Citation.OfDecision citation) {
        Matcher after = YEAR_AFTER.matcher(after(citation));
        return after.lookingAt()
                ? Optional.of(Integer.valueOf(after.group("year") == null ? after.group("later") : after.group("year")))
                : Optional.empty();
    }

    private Optional<Names> both(Matcher matcher, boolean atEnd) {
        boolean found = atEnd ? matcher.find() : matcher.lookingAt();
        if (!found) {
            return Optional.empty();
        }
        String one = SENTENCE_BEFORE.matcher(matcher.group("one")).replaceFirst("");
        String two = SENTENCE_AFTER.matcher(matcher.group("two")).replaceFirst("");
        return Optional.of(new Names(one + " v. " + two, List.of(one, two)));
    }

    private static Optional<Names> one(Matcher matcher, boolean atEnd) {
        boolean found = atEnd ? matcher.find() : matcher.lookingAt();
        if (!found || (atEnd && matcher.group("word") == null)) {
            return Optional.empty();
        }
        return Optional.of(new Names(matcher.group("one"), List.of(matcher.group("one"))));
    }

    /** "…, A v. B, CAS 2008/A/1519": the names belong to the number after them. */
    private boolean leadsToNext(Citation.OfDecision citation, String after) {
        Matcher names = BOTH_AFTER.matcher(after);
        if (!names.lookingAt()) {
            return false;
        }
        int next = startAfter(plain.indexOf(citation.span().end()));
        int namesEnd = plain.indexOf(citation.span().end()) + names.end();
        return next < text.length() && next >= namesEnd && next - namesEnd <= NEXT_TO;
    }

    /** "CAS 2008/A/1519, A v. B; …": the names belong to the number before them. */
    private boolean followsLast(Citation.OfDecision citation, String before) {
        Matcher names = BOTH_BEFORE.matcher(before);
        boolean isFirst =
                starts.length == 0 || starts[0] >= plain.indexOf(citation.span().start());
        return !isFirst && names.find() && names.start() <= NEXT_TO;
    }

    /** The text before the number, as far as the citation before it. */
    private String before(Citation.OfDecision citation) {
        int start = plain.indexOf(citation.span().start());
        int index = Arrays.binarySearch(starts, start);
        int from = index > 0 ? Math.min(ends[index - 1], start) : 0;
        return text.substring(Math.max(from, start - WIDTH), start);
    }

    /** The text after the number, as far as the citation after it. */
    private String after(Citation.OfDecision citation) {
        int end = plain.indexOf(citation.span().end());
        return text.substring(end, Math.min(startAfter(end), Math.min(text.length(), end + WIDTH)));
    }

    private int startAfter(int position) {
        int index = Arrays.binarySearch(starts, position);
        int next = index >= 0 ? index : -index - 1;
        return next < starts.length ? starts[next] : text.length();
    }
}
