package touchline.research.asking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.cases.Sentences;

/** Makes questions of what was asked and of what the case tells, for a story in one piece finds little. */
public final class Leads {

    private static final double QUESTION = 3;
    private static final double PART = 2;
    private static final double STORY = 1;
    private static final int MOST = 40;
    private static final int FEWEST_WORDS = 4;
    private static final int LONGEST = 600;

    private Leads() {}

    /**
     * @param summary the story of the case
     * @param passages of the case's own material
     */
    public static List<Lead> of(String query, Optional<String> summary, List<String> passages) {
        var leads = new ArrayList<Lead>();
        leads.add(new Lead(query, QUESTION));
        List<String> parts = Sentences.of(query);
        if (parts.size() > 1) {
            parts.stream().filter(Leads::says).forEach(part -> leads.add(new Lead(part, PART)));
        }
        Stream.concat(summary.stream(), passages.stream())
                .flatMap(text -> Sentences.of(text).stream())
                .filter(Leads::says)
                .distinct()
                .limit(MOST - (long) Math.min(MOST, leads.size()))
                .forEach(sentence -> leads.add(new Lead(shortened(sentence), STORY)));
        return List.copyOf(leads);
    }

    private static boolean says(String sentence) {
        return sentence.split("\\s+").length >= FEWEST_WORDS;
    }

    private static String shortened(String sentence) {
        return sentence.length() <= LONGEST ? sentence : sentence.substring(0, LONGEST);
    }
}
