package touchline.research.brief;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import touchline.cases.Finding;

/** A summary in a model's words, each sentence with the findings that bear it out. */
public record Summary(List<Sentence> sentences) {

    /** A sentence without its marks. */
    public record Sentence(String text, List<Finding> findings) {

        public Sentence {
            findings = List.copyOf(findings);
        }
    }

    public Summary {
        sentences = List.copyOf(sentences);
    }

    String marked(Function<Finding, String> marks) {
        return sentences.stream()
                .map(sentence -> sentence.text() + " "
                        + sentence.findings().stream().map(marks).distinct().collect(Collectors.joining()))
                .collect(Collectors.joining(" "));
    }
}
