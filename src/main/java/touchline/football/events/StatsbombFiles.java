package touchline.football.events;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import touchline.football.Source;
import touchline.football.files.HeldFile;
import touchline.football.files.JsonElements;
import touchline.football.files.Member;
import touchline.football.intake.Entry;
import touchline.football.reading.Asked;
import touchline.football.reading.Format;
import touchline.football.reading.InTurn;
import touchline.football.reading.Sums;
import touchline.football.reading.Tables;
import touchline.football.reading.Taking;
import touchline.problem.Problem;

/** StatsBomb's open events: matches, line-ups and events, told apart by what is in them; the match is the file's name. */
public final class StatsbombFiles implements Format {

    @Override
    public String name() {
        return "statsbomb";
    }

    @Override
    public String expects() {
        return "StatsBomb's folder data, or a zip of it: matches/…, lineups/… and events/… as JSON";
    }

    @Override
    public Source source(Asked asked) {
        return new Source(
                "statsbomb",
                "StatsBomb",
                "https://github.com/statsbomb/open-data",
                "StatsBomb Public Data User Agreement: non-commercial, with credit and logo",
                Optional.of("https://github.com/statsbomb/open-data/blob/master/LICENSE.pdf"),
                "Data by StatsBomb (https://statsbomb.com), through a file that the operator of this service imported and answers for.",
                Source.Zone.OPERATOR);
    }

    @Override
    public Optional<LocalDate> newest(HeldFile file, LocalDate today) {
        return new StatsbombMatches(json(file))
                .days()
                .filter(day -> !day.isAfter(today))
                .max(LocalDate::compareTo);
    }

    @Override
    public Stream<Entry> entries(HeldFile file, Taking taking) {
        var matches = new StatsbombMatches(json(file));
        Map<String, Member> lineups = new HashMap<>();
        Map<String, Member> events = new HashMap<>();
        for (Member member : json(file)) {
            String match = member.shortName().replaceFirst("\\.json$", "");
            Optional<JsonNode> first = JsonElements.first(member);
            if (first.filter(it -> it.has("lineup") && it.has("team_id")).isPresent()) {
                lineups.put(match, member);
            } else if (first.filter(it -> it.has("period") && it.has("type")).isPresent()) {
                events.put(match, member);
            }
        }
        if (events.isEmpty() && lineups.isEmpty()) {
            throw Tables.wrong(name(), expects(), file);
        }
        if (matches.isEmpty()) {
            throw Problem.invalid(
                    "file",
                    "matches",
                    "The file has no matches: put the folder matches beside events, because day, teams and season stand there only.");
        }
        return entries(matches, lineups, events, taking);
    }

    private static Stream<Entry> entries(
            StatsbombMatches matches, Map<String, Member> lineups, Map<String, Member> events, Taking taking) {
        long unknown = events.keySet().stream()
                .filter(it -> matches.find(it).isEmpty())
                .count();
        if (unknown > 0) {
            taking.note("Events of matches that are not among those of the file were left: %d of %d files."
                    .formatted(unknown, events.size()));
        }
        var sums = new Sums();
        var people = new StatsbombPeople(taking);
        List<Supplier<Stream<Entry>>> all = new ArrayList<>();
        matches.all()
                .sorted(Comparator.comparing(
                                (StatsbombMatches.Match it) -> it.fixture().day())
                        .thenComparing(StatsbombMatches.Match::id))
                .filter(it -> events.containsKey(it.id()) || lineups.containsKey(it.id()))
                .forEach(it -> all.add(() -> {
                    people.learn(Optional.ofNullable(lineups.get(it.id())));
                    var sheet = new StatsbombSheet(it, people);
                    Optional.ofNullable(events.get(it.id())).ifPresent(sheet::read);
                    return Stream.concat(people.entries(it, sheet), sheet.entries(sums, taking));
                }));
        all.add(() -> sums.entries(taking));
        all.add(() -> sums.sightings(taking));
        return InTurn.of(all);
    }

    private static List<Member> json(HeldFile file) {
        return file.members(".json").stream()
                .filter(member -> !member.name().contains("three-sixty/"))
                .toList();
    }
}
