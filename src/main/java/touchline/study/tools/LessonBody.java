package touchline.study.tools;

import java.time.LocalDate;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import touchline.law.Instruments;
import touchline.law.Reading;
import touchline.law.Standing;
import touchline.mcp.Markdown;

/** Makes every citation of a lesson a link with edition and status; the addresses stand at the end, one an instrument. */
final class LessonBody {

    private static final Pattern CITATION = Pattern.compile("\\[\\[(?<code>\\S+) (?<number>[^\\]]+)]]");

    private final Instruments register;

    LessonBody(Instruments register) {
        this.register = register;
    }

    String of(String written, LocalDate day) {
        Map<String, String> sources = new TreeMap<>();
        String text = CITATION.matcher(written).replaceAll(citation -> {
            Reading reading = reading(citation.group(1), citation.group(2), day);
            sources.put(citation.group(1), reading.provision().instrument().sourceUrl());
            return Matcher.quoteReplacement("[%s %s, %s%s][%s]"
                    .formatted(
                            citation.group(1),
                            citation.group(2),
                            edition(reading),
                            status(reading),
                            citation.group(1)));
        });
        return text.strip()
                + sources.entrySet().stream()
                        .map(source -> "[%s]: %s".formatted(source.getKey(), source.getValue()))
                        .collect(Collectors.joining("\n", "\n\n", "\n"));
    }

    private Reading reading(String code, String number, LocalDate day) {
        return register.read(code, number, day);
    }

    /** Without what explains it, which goes with the key rules. */
    private static String edition(Reading reading) {
        return reading.provision().readEdition().split(" \\(|; ", 2)[0];
    }

    private static String status(Reading reading) {
        if (reading.standing() == Standing.NOT_YET) {
            return ", not yet in force";
        }
        if (reading.pinpoint().isPresent()) {
            return reading.pinpoint().filter(it -> !it.suspended().isEmpty()).isPresent() ? ", suspended" : "";
        }
        return reading.suspension()
                .map(_ -> ", " + Markdown.words(reading.provision().article().status()))
                .orElse("")
                .toLowerCase(Locale.ROOT);
    }
}
