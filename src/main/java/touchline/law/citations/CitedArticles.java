package touchline.law.citations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchline.law.citations.ArticleLists.ArticleList;
import touchline.law.citations.ArticleLists.Numbered;
import touchline.law.citations.NamedLaws.Named;
import touchline.law.grammar.PlainText;

/** The articles that a text cites, each with the law it belongs to as far as that is certain. */
final class CitedArticles {

    private static final Pattern TO_LAW_AFTER = Pattern.compile(
            ",? ?\\(?(?:(?:of|in|under|to|du|de la|de l'|des|de los|de|del|der|zum|im|from|-) ?)?(?:(?:the|said|current|applicable|los|las|la|le|les|el|dem|den|du) ?){0,2}"
                    + "(?:(?:19|20)\\d{2} (?:edition of (?:the )?)?|(?:edición|édition|Ausgabe) (?:de )?(?:19|20)\\d{2} (?:del|du|des|der) )?");
    private static final Pattern FROM_LAW_BEFORE = Pattern.compile(
            "(?:'s)? ?(?:,|:|\\(|-)? ?(?:\\([^()]{1,40}\\),? ?)?(?:(?:19|20)\\d{2}(?: edition)?,? ?)?(?:in |at |en su |dans son )?");
    private static final Pattern SAME_LAW = Pattern.compile(
            ",? (?:of|du|del|der|des) (?:the |la |le )?(?:same|même|mismo|misma|desselben|said|aforementioned|selben) ?(?:[Rr]egulations?|[Rr]ules?|[Cc]ode|[Ss]tatutes|[Rr]èglement|[Rr]eglamento|[Rr]eglements?|[Ii]nstrument)");
    private static final Pattern OF_SOMETHING = Pattern.compile(
            ",? ?(?:of|du|de|des|del|der|dem|in|to|under) (?:(?:the|this|that|said|his|her|its|their|la|le|los|l') ?)?\\p{L}");
    private static final Pattern BARE_CODE_NUMBER = Pattern.compile(
            " (?<article>(?:R|S)?\\d{1,3}(?:bis|ter|quater|quinquies)?(?:\\(\\w{1,3}\\)){0,4}(?:\\.\\d{1,2})?)(?![\\p{L}\\d/]|\\.\\d|,\\d)");
    private static final Pattern CIRCULAR = Pattern.compile(
            "(?<![\\p{L}])(?<fifa>FIFA )?(?:[Cc]irculars?(?: [Ll]etters?)?|FIFA-CIRC)(?<no> (?:[Nn]o\\.?|[Nn]°|[Nn]r\\.?|[Nn]umber))? (?<number>1\\d{3}|2[01]\\d{2})(?!\\d)");
    /** Numbers that no instrument of the register has: sections, Roman numbers, those of French codes. */
    private static final Pattern OF_OTHER_LAW = Pattern.compile("(?:§{1,2} ?\\d{1,4}[a-z]?(?: Abs\\. ?\\d{1,2})?|"
            + "(?<!\\p{L})(?:[Aa]rticles?|[Aa]rt\\.?|[Aa]rtículo|[Aa]rtikel) (?:[IVX]{1,5}(?: ?\\(\\w{1,3}\\)){0,3}|"
            + "[LRD]\\. ?\\d{1,4}(?:-\\d{1,3}){0,3}))(?![\\p{L}\\d])");

    private static final int FAR = 40;
    private final PlainText plain;
    private final String text;
    private final List<Named> laws;
    private final OnlyLaw onlyLaw;
    private final List<Citation> found = new ArrayList<>();
    private int takenUpTo = -1;

    CitedArticles(PlainText plain, NamedLaws names) {
        this.plain = plain;
        this.text = plain.text();
        this.laws = names.in(text);
        this.onlyLaw = new OnlyLaw(text, laws, names);
    }

    List<Citation> find() {
        ArticleLists.in(text).stream().flatMap(this::parted).forEach(this::cite);
        Taken taken = Taken.by(found);
        laws.forEach(law -> citeBareNumber(law, taken));
        CIRCULAR.matcher(text).results().forEach(this::citeCircular);
        OF_OTHER_LAW.matcher(text).results().forEach(this::citeOtherLaw);
        return found;
    }

    /** "RSTP Art. 17 and Art. 15 FFAR": the law before has the first numbers, the law after the last alone. */
    private Stream<ArticleList> parted(ArticleList list) {
        Optional<Named> after = lawAfter(list);
        boolean between = after.isPresent()
                && list.numbers().size() > 1
                && lawBefore(list).filter(law -> law.end() > takenUpTo).isPresent();
        after.ifPresent(law -> takenUpTo = law.end());
        if (!between) {
            return Stream.of(list);
        }
        List<Numbered> first = list.numbers().subList(0, list.numbers().size() - 1);
        Numbered last = list.numbers().getLast();
        return Stream.of(
                new ArticleList(list.start(), first.getLast().end(), list.annexeOnly(), first),
                new ArticleList(last.start(), list.end(), list.annexeOnly(), List.of(last)));
    }

    private void cite(ArticleList list) {
        Optional<Named> after = lawAfter(list);
        Optional<Named> law = after.or(() -> sameLaw(list))
                .or(() -> lawBefore(list))
                .or(() -> casCode(list))
                .or(() -> onlyLaw(list));
        if (law.isEmpty()) {
            if (!list.annexeOnly() && !list.numbers().getFirst().article().startsWith("R")) {
                beyond(list, Citation.Reason.INSTRUMENT_NOT_NAMED, "");
            }
            return;
        }
        if (law.get().code().isEmpty()) {
            beyond(
                    list,
                    Citation.Reason.OTHER_LAW,
                    text.substring(law.get().start(), law.get().end()));
        } else if (!law.get().certain()) {
            beyond(
                    list,
                    Citation.Reason.INSTRUMENT_NOT_NAMED,
                    text.substring(law.get().start(), law.get().end()));
        } else {
            articles(list, law.get(), after.isPresent());
        }
    }

    private void articles(ArticleList list, Named law, boolean lawFollows) {
        boolean lawPrecedes =
                !lawFollows && law.end() <= list.start() && list.start() - law.end() < 50 && law.end() > law.start();
        int count = list.numbers().size();
        for (int index = 0; index < count; index++) {
            Numbered number = list.numbers().get(index);
            boolean first = index == 0;
            boolean last = index == count - 1;
            int start = first && lawPrecedes ? law.start() : number.start();
            int end = last && lawFollows ? law.end() : number.end();
            found.add(new Citation.OfArticle(
                    Span.of(plain, start, end), law.code().orElseThrow(), number.article(), law.edition()));
        }
    }

    private void beyond(ArticleList list, Citation.Reason reason, String law) {
        Span span = Span.of(plain, list.start(), list.end());
        found.add(new Citation.Beyond(span, reason, law));
    }

    private Optional<Named> lawAfter(ArticleList list) {
        return lawsFrom(list.end())
                .findFirst()
                .filter(law -> TO_LAW_AFTER
                        .matcher(text.substring(list.end(), law.start()))
                        .matches());
    }

    private Optional<Named> lawBefore(ArticleList list) {
        if (isOfSomething(list)) {
            return Optional.empty();
        }
        return lastLawBefore(list.start())
                .filter(law -> list.start() - law.end() <= 60)
                .filter(law -> FROM_LAW_BEFORE
                        .matcher(text.substring(law.end(), list.start()))
                        .matches());
    }

    private Optional<Named> sameLaw(ArticleList list) {
        return SAME_LAW.matcher(text).region(list.end(), text.length()).lookingAt()
                ? lastLawBefore(list.start()).map(CitedArticles::elsewhere)
                : Optional.empty();
    }

    /** Only the Code of Sports-related Arbitration numbers its rules R27 and on. */
    private Optional<Named> casCode(ArticleList list) {
        boolean rule =
                list.numbers().stream().allMatch(number -> number.article().matches("R\\d{2}.*"));
        boolean said = text.substring(list.start(), list.end()).matches("(?iu)(?:art|rule).*")
                || Pattern.compile(" of the (?:CAS )?Code\\b")
                        .matcher(text)
                        .region(list.end(), text.length())
                        .lookingAt();
        return rule && said
                ? Optional.of(new Named(0, 0, Optional.of("CAS-CODE"), true, Optional.empty()))
                : Optional.empty();
    }

    private Optional<Named> onlyLaw(ArticleList list) {
        return lastLawBefore(list.start())
                .filter(law -> onlyLaw.holds(law, list, isOfSomething(list)))
                .map(CitedArticles::elsewhere);
    }

    private boolean isOfSomething(ArticleList list) {
        return OF_SOMETHING.matcher(text).region(list.end(), text.length()).lookingAt();
    }

    private Optional<Named> lastLawBefore(int position) {
        int next = firstIndex(law -> law.end() > position);
        return next == 0 ? Optional.empty() : Optional.of(laws.get(next - 1));
    }

    /** Those that begin soon after a position. */
    private Stream<Named> lawsFrom(int position) {
        return laws.subList(firstIndex(law -> law.start() >= position), laws.size()).stream()
                .takeWhile(law -> law.start() - position <= FAR);
    }

    /** Of the laws, none of which lies within another, the first that is so far on. */
    private int firstIndex(Predicate<Named> reached) {
        int low = 0;
        int high = laws.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (reached.test(laws.get(middle))) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** A law named at a distance is no part of what is printed here. */
    private static Named elsewhere(Named law) {
        return new Named(0, 0, law.code(), law.certain(), law.edition());
    }

    /** "RSTP 17(1)": an abbreviation and a number. */
    private void citeBareNumber(Named law, Taken taken) {
        boolean abbreviation = text.substring(law.start(), law.end()).matches("(?:FIFA )?[A-Z][A-Z-]+(?:-2027)?");
        var number = BARE_CODE_NUMBER.matcher(text).region(law.end(), text.length());
        number.useTransparentBounds(true);
        if (abbreviation && law.code().isPresent() && number.lookingAt()) {
            Span span = Span.of(plain, law.start(), number.end());
            if (taken.claim(span)) {
                found.add(new Citation.OfArticle(span, law.code().get(), number.group("article"), law.edition()));
            }
        }
    }

    private void citeOtherLaw(MatchResult match) {
        lawsFrom(match.end())
                .filter(law -> law.code().isEmpty()
                        && TO_LAW_AFTER
                                .matcher(text.substring(match.end(), law.start()))
                                .matches())
                .findFirst()
                .ifPresent(law -> found.add(new Citation.Beyond(
                        Span.of(plain, match.start(), law.end()),
                        Citation.Reason.OTHER_LAW,
                        text.substring(law.start(), law.end()))));
    }

    private void citeCircular(MatchResult match) {
        boolean year = match.group("number").matches("19[89]\\d|20[0-4]\\d");
        boolean other =
                text.substring(Math.max(0, match.start() - 12), match.start()).matches(".*\\b(?!FIFA)[A-Z]{3,10} $");
        if (!other && (match.group("fifa") != null || match.group("no") != null || !year)) {
            found.add(new Citation.OfArticle(
                    Span.of(plain, match.start(), match.end()), "FIFA-CIRC", match.group("number"), Optional.empty()));
        }
    }
}
