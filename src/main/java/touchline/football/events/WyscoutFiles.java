package touchline.football.events;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
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
import touchline.football.reading.Json;
import touchline.football.reading.Sums;
import touchline.football.reading.Tables;
import touchline.football.reading.Taking;
import touchline.problem.Problem;

/** Wyscout's open set: players, teams, matches and events, told apart by what is in them. */
public final class WyscoutFiles implements Format {

    private static final String EVENTS = "events";

    @Override
    public String name() {
        return "wyscout-open";
    }

    @Override
    public String expects() {
        return "the JSON files of Wyscout's open set in a folder or zip: players.json, teams.json, matches_….json and events_….json";
    }

    @Override
    public Source source(Asked asked) {
        return new Source(
                "wyscout-open",
                "Wyscout soccer match event dataset",
                "https://doi.org/10.6084/m9.figshare.c.4415000",
                "CC-BY-4.0",
                Optional.of("https://creativecommons.org/licenses/by/4.0/"),
                "Pappalardo, L., Massucco, E., \"Soccer match event dataset\", figshare, 2019, "
                        + "https://doi.org/10.6084/m9.figshare.c.4415000. Data by Wyscout, CC BY 4.0, imported by the operator "
                        + "of this service and added up to totals by player and season here.",
                Source.Zone.OPERATOR);
    }

    @Override
    public Optional<LocalDate> newest(HeldFile file, LocalDate today) {
        var matches = new WyscoutMatches();
        members(file, "teamsData").forEach(matches::learn);
        return matches.days().filter(day -> !day.isAfter(today)).max(LocalDate::compareTo);
    }

    @Override
    public Stream<Entry> entries(HeldFile file, Taking taking) {
        List<Member> players = members(file, "role");
        List<Member> matches = members(file, "teamsData");
        List<Member> events = members(file, "eventId");
        if (players.isEmpty() && matches.isEmpty()) {
            throw Tables.wrong(name(), expects(), file);
        }
        if (players.isEmpty()) {
            throw Problem.invalid(
                    "file",
                    "players",
                    "The file has no players: put players.json beside matches and events, which name players by number only.");
        }
        var people = new WyscoutPeople();
        players.forEach(people::learn);
        var sheets = new WyscoutMatches();
        members(file, "officialName").forEach(sheets::learnTeams);
        matches.forEach(sheets::learn);
        var sums = new Sums();
        List<Supplier<Stream<Entry>>> all = new ArrayList<>();
        all.add(() -> people.entries(taking));
        all.add(() -> {
            sheets.assign(people);
            events.forEach(member -> hear(member, sheets));
            return sheets.entries(sums, taking);
        });
        all.add(() -> sums.entries(taking));
        all.add(() -> sums.sightings(taking));
        return InTurn.of(all);
    }

    private static void hear(Member member, WyscoutMatches sheets) {
        try (Stream<JsonElements.Element> elements = JsonElements.of(member, EVENTS)) {
            elements.map(JsonElements.Element::node).forEach(sheets::hear);
        }
    }

    private static List<Member> members(HeldFile file, String field) {
        return file.members(".json").stream()
                .filter(member -> JsonElements.first(member, EVENTS)
                        .filter(it -> it.has(field))
                        .isPresent())
                .toList();
    }

    /** Numbers come as text here and there, and nothing as {@code "null"}. */
    static int number(JsonNode node, String field) {
        return Json.text(node, field)
                .filter(text -> text.matches("-?\\d{1,9}"))
                .map(Integer::valueOf)
                .orElse(0);
    }
}
