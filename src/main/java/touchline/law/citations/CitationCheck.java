package touchline.law.citations;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.law.Instruments;
import touchline.law.decisions.Decisions;
import touchline.law.grammar.Kind;
import touchline.law.grammar.PlainText;

/** Checks what a text cites against the register; the form of a number alone never makes it right. */
public final class CitationCheck {

    /** The kinds of citations that are looked for, in words; what is of no such kind is not found. */
    public static final List<String> KINDS = Stream.concat(
                    Stream.of(Kind.values()).map(Kind::words), Stream.of("articles of the register's instruments"))
            .toList();

    /** How many citations of one text are checked. */
    public static final int MOST = 300;

    private final Instruments register;
    private final Decisions decisions;
    private final Citations citations;

    public CitationCheck(Instruments register, Decisions decisions) {
        this.register = register;
        this.decisions = decisions;
        this.citations = new Citations(register, decisions);
    }

    /** What the register says on a day of everything that a text cites. */
    public Verification of(String text, LocalDate asOf) {
        PlainText plain = PlainText.of(text);
        var lookup = new Lookup(decisions);
        List<Citation> all = citations.in(plain, lookup);
        List<Citation> cited = all.subList(0, Math.min(MOST, all.size()));
        var checks =
                new Checks(new DecisionCheck(lookup, new Beside(plain, all)), new ArticleCheck(register, asOf), lookup);
        var checked = new ArrayList<Checked>();
        var beyond = new ArrayList<Citation.Beyond>();
        for (Citation citation : cited) {
            if (citation instanceof Citation.Beyond other) {
                beyond.add(other);
            } else {
                checked.add(checks.of(citation));
            }
        }
        return new Verification(
                asOf,
                checked,
                beyond,
                all.stream().skip(MOST).map(citation -> citation.span().start()).findFirst());
    }

    /** The check that fits each kind of citation. */
    private record Checks(DecisionCheck decisions, ArticleCheck articles, Lookup lookup) {

        Checked of(Citation citation) {
            return switch (citation) {
                case Citation.OfDecision numbered -> decisions.of(numbered);
                case Citation.ByName named -> decisions.of(named);
                case Citation.Misprint misprint -> MisprintCheck.of(misprint, lookup);
                case Citation.OfArticle article -> articles.of(article);
                case Citation.Again again -> repeated(again);
                case Citation.Beyond other -> throw new IllegalArgumentException("not to be checked: " + other.what());
            };
        }

        /** Says of the repetition what holds for the citation it repeats. */
        private Checked repeated(Citation.Again again) {
            Checked first = of(again.of());
            var notChecked = new ArrayList<>(first.notChecked());
            again.pinpoint().ifPresent(pin -> notChecked.add(DecisionCheck.pinpoint(pin)));
            return new Checked(
                    again,
                    "repetition",
                    first.cited(),
                    first.verdict(),
                    "Repeats the citation before it. " + first.reason(),
                    first.decisions(),
                    first.article(),
                    first.mayMean(),
                    first.checked(),
                    notChecked);
        }
    }

    /** A number in no form that exists. */
    private static final class MisprintCheck {

        static Checked of(Citation.Misprint misprint, Lookup lookup) {
            List<String> mayMean = misprint.meant().stream()
                    .flatMap(number -> lookup.meant(number.key()).stream())
                    .distinct()
                    .toList();
            return new Checked(
                    misprint,
                    "number in a wrong form",
                    misprint.span().printed(),
                    Verdict.MALFORMED,
                    "This is " + misprint.fault() + ".",
                    List.of(),
                    Optional.empty(),
                    mayMean,
                    List.of("the form of the number"),
                    List.of("whether a decision with another number was meant"));
        }
    }
}
