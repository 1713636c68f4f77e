package touchline.study.assistant;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import touchline.retrieval.Hit;

/** Puts the articles of an instrument that a question names before those of others that are about as near. */
final class NamedInstruments {

    private static final double NAMED = 0.15;

    /** National rules are an example; whoever asks for them names the country. */
    private static final double NATIONAL = -0.3;

    private static final Map<String, Pattern> NAMES = Map.of(
            "CAS-CODE", Pattern.compile("\\b(?:CAS|TAS)\\b|Court of Arbitration"),
            "FCE", Pattern.compile("(?i)code of ethics|\\bethics\\b|\\bFCE\\b"),
            "FDC", Pattern.compile("(?i)disciplinary code|\\bFDC\\b"),
            "FS", Pattern.compile("(?i)statutes"),
            "RSTP", Pattern.compile("\\bRSTP\\b|(?i:transfer regulations|status and transfer)"),
            "FFAR", Pattern.compile("\\bFFAR\\b|(?i:\\bagents?\\b)"),
            "FCHR", Pattern.compile("(?i)clearing house"),
            "PRFT", Pattern.compile("(?i)football tribunal|procedural rules"),
            "FA-FAR", Pattern.compile("\\bThe FA\\b|\\bFA\\b|(?i:\\bengland|\\benglish (?:fa|football))"));

    private NamedInstruments() {}

    static List<Hit> first(String question, List<Hit> hits) {
        return hits.stream()
                .sorted(Comparator.comparingDouble((Hit hit) -> -(hit.score() + credit(question, hit))))
                .toList();
    }

    private static double credit(String question, Hit hit) {
        String code = hit.passage().labels().getOrDefault("instrument", "");
        Pattern name = NAMES.get(code);
        boolean named = name != null && name.matcher(question).find();
        if (code.equals("FA-FAR")) {
            return named ? NAMED : NATIONAL;
        }
        return named ? NAMED : 0;
    }
}
