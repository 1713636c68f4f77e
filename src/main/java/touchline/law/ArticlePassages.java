package touchline.law;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.retrieval.Language;
import touchline.retrieval.Passage;

/** The articles of the register as passages to be found: the summary and key facts of every edition. */
final class ArticlePassages {

    static final String SOURCE = "law/articles";

    private static final String KIND = "article";
    private static final int WORDS = 100;

    private ArticlePassages() {}

    static List<Passage> of(Instruments register, Asked asked) {
        return register.all().stream()
                .flatMap(
                        instrument -> instrument.articles().stream().map(article -> new Provision(instrument, article)))
                .flatMap(provision -> of(provision, asked).stream())
                .toList();
    }

    private static List<Passage> of(Provision provision, Asked asked) {
        var passages = new ArrayList<Passage>();
        for (String text : packed(sentences(provision.article()))) {
            passages.add(passage(provision, passages.size(), Language.EN, text));
        }
        for (Asked.Question question : asked.about(provision.citation())) {
            String text = question.with(provision.article().summary());
            passages.add(question.passage(passage(provision, passages.size(), question.language(), text)));
        }
        return passages;
    }

    private static List<String> sentences(Article article) {
        Stream<String> facts = article.keyFacts().stream().map(fact -> fact.ref() + ": " + fact.fact());
        Stream<String> subject = Stream.concat(article.topics().stream(), article.keywords().stream());
        return Stream.of(
                        Stream.of(article.summary()),
                        facts,
                        Stream.of(String.join(", ", subject.distinct().toList())))
                .flatMap(parts -> parts)
                .filter(part -> !part.isBlank())
                .toList();
    }

    /** Whole sentences, joined until a passage is long enough. */
    private static List<String> packed(List<String> sentences) {
        var texts = new ArrayList<String>();
        var text = new StringBuilder();
        int words = 0;
        for (String sentence : sentences) {
            text.append(text.isEmpty() ? "" : "\n").append(sentence);
            words += sentence.split(" ", -1).length;
            if (words >= WORDS) {
                texts.add(text.toString());
                text.setLength(0);
                words = 0;
            }
        }
        if (!text.isEmpty()) {
            texts.add(text.toString());
        }
        return texts;
    }

    private static Passage passage(Provision provision, int part, Language language, String text) {
        Instrument instrument = provision.instrument();
        Article article = provision.article();
        String edition = article.inForceFrom().map(Object::toString).orElse(provision.readEdition());
        return new Passage(
                "article:%s:%s:%s:%d".formatted(instrument.code(), article.number(), edition, part),
                SOURCE,
                Passage.SHARED,
                KIND,
                Optional.of(language),
                "%s, %s %s: %s".formatted(instrument.title(), instrument.code(), article.number(), article.title()),
                text,
                List.of(provision.citation()),
                Map.of(
                        "instrument",
                        instrument.code(),
                        "status",
                        article.status().name().toLowerCase(Locale.ROOT)),
                article.inForceFrom(),
                provision.citation(),
                Optional.of(URI.create(instrument.sourceUrl())));
    }
}
