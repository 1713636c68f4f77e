package touchline.football.events;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchline.football.Source;
import touchline.football.files.HeldFile;
import touchline.football.files.JsonElements;
import touchline.football.files.Member;
import touchline.football.files.Text;
import touchline.football.intake.Entry;
import touchline.football.reading.Asked;
import touchline.football.reading.Format;
import touchline.football.reading.InTurn;
import touchline.football.reading.Tables;
import touchline.football.reading.Taking;

/**
 * Tournaments of openfootball, year by year: squads and matches as JSON, squads and match reports as text. Reports name
 * players in their own spelling, so nobody is found without the squad beside them.
 */
public final class OpenfootballFiles implements Format {

    private static final Pattern TITLE = Pattern.compile("=\\s+(\\p{L}.*?)\\s+((?:19|20)\\d\\d)\\b.*");
    private static final Pattern YEAR = Pattern.compile("(?<!\\d)((?:19|20)\\d\\d)(?!\\d)");
    private static final String MATCHES = "matches";

    @Override
    public String name() {
        return "openfootball";
    }

    @Override
    public String expects() {
        return "tournaments of openfootball: squads and matches, as JSON (worldcup.squads.json, worldcup.json) or text "
                + "(2022_squads.txt, 2022_full.txt), in a folder or zip with the year in its name";
    }

    @Override
    public Source source(Asked asked) {
        return new Source(
                "openfootball",
                "openfootball",
                "https://github.com/openfootball",
                "CC0-1.0",
                Optional.of("https://creativecommons.org/publicdomain/zero/1.0/"),
                "openfootball / football.db (https://github.com/openfootball), CC0 1.0.",
                Source.Zone.OPERATOR);
    }

    @Override
    public Optional<LocalDate> newest(HeldFile file, LocalDate today) {
        return tournaments(file).values().stream()
                .flatMap(OpenfootballTournament::days)
                .filter(day -> !day.isAfter(today))
                .max(LocalDate::compareTo);
    }

    @Override
    public Stream<Entry> entries(HeldFile file, Taking taking) {
        Map<String, OpenfootballTournament> tournaments = tournaments(file);
        if (tournaments.values().stream().allMatch(OpenfootballTournament::isEmpty)) {
            throw Tables.wrong(name(), expects(), file);
        }
        List<Supplier<Stream<Entry>>> all = new ArrayList<>();
        tournaments.values().forEach(it -> all.addAll(it.entries(taking)));
        return InTurn.of(all);
    }

    private static Map<String, OpenfootballTournament> tournaments(HeldFile file) {
        Map<String, OpenfootballTournament> tournaments = new TreeMap<>();
        for (Member member : file.members(".json")) {
            JsonElements.first(member, MATCHES).ifPresent(first -> {
                boolean squads = first.has("players");
                Matcher year =
                        YEAR.matcher(first.has("date") ? first.path("date").asString() : member.name());
                if ((squads || first.has("team1")) && year.find()) {
                    tournaments
                            .computeIfAbsent(year.group(1), OpenfootballTournament::new)
                            .learn(member, squads);
                }
            });
        }
        for (Member member : file.members(".txt")) {
            title(member)
                    .ifPresent(title -> tournaments
                            .computeIfAbsent(title.group(2), OpenfootballTournament::new)
                            .learn(member, title.group(1)));
        }
        return tournaments;
    }

    private static Optional<Matcher> title(Member member) {
        try (Stream<String> lines = Text.lines(member)) {
            return lines.filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .findFirst()
                    .map(TITLE::matcher)
                    .filter(Matcher::matches);
        }
    }
}
