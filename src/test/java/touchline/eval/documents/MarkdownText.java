package touchline.eval.documents;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a Markdown text consists of.
 *
 * @param tokens all words and numbers in order, notes at the end, marks left out
 * @param items of lists, without their marks
 * @param numbers before paragraphs
 * @param notes the words of each note by the three words before its mark
 */
record MarkdownText(
        List<String> tokens,
        List<String> headings,
        List<String> items,
        List<String> cells,
        List<Numbered> numbers,
        Map<String, String> notes) {

    /** @param words the first behind the number */
    record Numbered(String number, List<String> words) {

        /** Whether it stands before the same paragraph, of whose first words some may be misread. */
        boolean isSame(Numbered other) {
            return number.equals(other.number) && !Collections.disjoint(words, other.words);
        }
    }

    private static final Pattern TOKEN = Pattern.compile("[\\p{L}\\p{M}\\p{N}]+");
    private static final Pattern HEADING = Pattern.compile("^#{1,6} +(.*)$");
    private static final Pattern ITEM = Pattern.compile("^ *(?:[-*•] +(?!\\d+[.)] )|(?=\\([a-z]\\) ))(.*)$");
    /** Some write a numbered paragraph as an item of a list. */
    private static final Pattern NUMBERED = Pattern.compile("^ *(?:[-*•] +)?(\\d+(?:\\.\\d+)*)[.)]? +(\\S.*)$");

    private static final Pattern ROW = Pattern.compile("^\\|(.*)\\|$");
    private static final Pattern RULE = Pattern.compile("^\\|[ :|-]+\\|$");
    private static final Pattern NOTE = Pattern.compile("^\\[\\^([^\\]]+)\\]: *(.*)$");
    private static final Pattern MARK = Pattern.compile("\\[\\^([^\\]]+)\\]");
    private static final int WORDS = 3;

    static MarkdownText of(String markdown) {
        List<String> body = new ArrayList<>();
        Map<String, String> definitions = new LinkedHashMap<>();
        List<String> headings = new ArrayList<>();
        List<String> items = new ArrayList<>();
        List<String> cells = new ArrayList<>();
        List<Numbered> numbers = new ArrayList<>();
        for (var line : markdown.lines().map(String::stripTrailing).toList()) {
            var note = NOTE.matcher(line);
            if (note.matches()) {
                definitions.put(note.group(1), String.join(" ", tokens(note.group(2))));
                continue;
            }
            if (RULE.matcher(line).matches()) {
                continue;
            }
            body.add(line);
            var plain = MARK.matcher(line).replaceAll("");
            match(HEADING, plain).forEach(found -> headings.add(key(found)));
            match(ITEM, plain).forEach(found -> items.add(key(found)));
            match(ROW, plain)
                    .flatMap(row -> Stream.of(row.split("(?<!\\\\)\\|", -1)))
                    .map(MarkdownText::key)
                    .filter(cell -> !cell.isEmpty())
                    .forEach(cells::add);
            var numbered = NUMBERED.matcher(plain);
            if (numbered.matches()) {
                numbers.add(new Numbered(numbered.group(1), first(tokens(numbered.group(2)))));
            }
        }
        List<String> tokens = new ArrayList<>();
        body.forEach(line -> tokens.addAll(tokens(MARK.matcher(line).replaceAll(" "))));
        definitions.values().forEach(words -> tokens.addAll(tokens(words)));
        return new MarkdownText(tokens, headings, items, cells, numbers, notes(body, definitions));
    }

    private static Map<String, String> notes(List<String> body, Map<String, String> definitions) {
        Map<String, String> notes = new LinkedHashMap<>();
        for (var line : body) {
            var mark = MARK.matcher(line);
            while (mark.find()) {
                var before =
                        tokens(MARK.matcher(line.substring(0, mark.start())).replaceAll(" "));
                var definition = definitions.get(mark.group(1));
                if (definition != null) {
                    notes.put(String.join(" ", last(before)) + " " + definition, definition);
                }
            }
        }
        return notes;
    }

    static List<String> tokens(String text) {
        return TOKEN.matcher(text)
                .results()
                .map(token -> token.group().toLowerCase(Locale.ROOT))
                .toList();
    }

    private static Stream<String> match(Pattern pattern, String line) {
        var found = pattern.matcher(line);
        return found.matches() ? Stream.of(found.group(1)) : Stream.of();
    }

    private static String key(String text) {
        return String.join(" ", tokens(text));
    }

    private static List<String> first(List<String> tokens) {
        return tokens.subList(0, Math.min(WORDS, tokens.size()));
    }

    private static List<String> last(List<String> tokens) {
        return tokens.subList(Math.max(0, tokens.size() - WORDS), tokens.size());
    }
}
