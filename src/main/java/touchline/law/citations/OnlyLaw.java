package touchline.law.citations;

import java.util.List;
import java.util.regex.Pattern;
import touchline.law.citations.ArticleLists.ArticleList;
import touchline.law.citations.NamedLaws.Named;

/** Whether an article without a law is that of the only law a text names: where its own sentence leaves no doubt. */
final class OnlyLaw {

    private static final int LONGEST_SENTENCE = 300;

    /** An abbreviation of one or two letters ends none, and nothing begins with a figure or a small letter. */
    private static final Pattern SENTENCE_END =
            Pattern.compile("(?<=[\\p{L}\\d]{3}|[)\\]\"”»'])[.!?] ?[\"“«(]?(?=\\p{Lu})");
    /** "…, whose contract, in its Article 4" */
    private static final Pattern OF_ANOTHER_TEXT = Pattern.compile(
            "(?:(?:[Cc]ontracts?|[Aa]greements?|[Ss]tatutes?|[Bb]ylaws|[Cc]onstitution|[Cc]onvention|[Aa]ct|contrat|contrato|Vertrag)(?:'s|s')?"
                    + "[ ,:(]{0,3}(?:(?:in|under|of) )?|\\b(?:its|his|her|their|whose|son|sa|su|ihre[rmn]?|seine[rmn]?) )$");

    private static final Pattern THESE_REGULATIONS = Pattern.compile(
            " (?:thereof|of (?:the|these|those|this|that) (?<noun>[Rr]egulations|[Rr]ules|[Cc]ode|[Ss]tatutes))(?! \\p{Lu}| of)");

    private final String text;
    private final NamedLaws names;
    private final boolean only;

    OnlyLaw(String text, List<Named> laws, NamedLaws names) {
        this.text = text;
        this.names = names;
        this.only = laws.stream().map(Named::code).distinct().limit(2).count() == 1;
    }

    /**
     * Whether the sentence names the law, or points back to it.
     *
     * @param law the last one named before
     * @param isOfSomething whether the text goes on to say whose article it is
     */
    boolean holds(Named law, ArticleList list, boolean isOfSomething) {
        return only && (pointsBackTo(law, list) || (!isOfSomething && isInSentenceOf(law, list)));
    }

    private boolean pointsBackTo(Named law, ArticleList list) {
        var back = THESE_REGULATIONS.matcher(text).region(list.end(), text.length());
        back.useTransparentBounds(true);
        return back.lookingAt() && (back.group("noun") == null || names.isCalled(law, back.group("noun")));
    }

    private boolean isInSentenceOf(Named law, ArticleList list) {
        if (list.start() - law.end() > LONGEST_SENTENCE) {
            return false;
        }
        var end = SENTENCE_END.matcher(text).region(law.end(), list.start());
        return !end.useTransparentBounds(true).find()
                && !OF_ANOTHER_TEXT
                        .matcher(text.substring(law.end(), list.start()))
                        .find();
    }
}
