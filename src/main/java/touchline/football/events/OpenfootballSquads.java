package touchline.football.events;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import touchline.football.PlainName;
import touchline.football.Position;
import touchline.football.Profile.Field;
import touchline.football.files.Member;
import touchline.football.files.Text;
import touchline.football.intake.Entry;
import touchline.football.intake.Team;
import touchline.football.intake.Who;
import touchline.football.reading.Json;
import touchline.football.reading.Nations;
import touchline.football.reading.Places;
import touchline.football.reading.Taking;
import touchline.football.written.DayText;

/** The squads of a tournament, with days of birth. */
final class OpenfootballSquads {

    /** @param team by the name of the nation */
    record Player(int line, String team, Who who, Optional<Position> position, Optional<Team> club) {

        String key() {
            return team + "/" + who.name();
        }
    }

    private static final Pattern TEAM = Pattern.compile("==\\s*(\\p{L}[^#]*?)\\s*(?:#.*)?");
    private static final Pattern LINE = Pattern.compile(
            "\\s*(?:\\d+|-)?\\s*,\\s*(\\p{L}.*?),?\\s+(GK|DF|MF|FW),(.*?)\\bb\\.\\s*(\\d{4})/(\\d\\d)/(\\d\\d)\\b.*");
    private static final Pattern CLUB = Pattern.compile("([^,]+?) \\([A-Z]{3}\\)");
    private static final DayText DAYS = DayText.plain();

    private final Map<String, Player> players = new LinkedHashMap<>();

    boolean isEmpty() {
        return players.isEmpty();
    }

    void learn(int line, JsonNode squad) {
        String team = Nations.of(squad.path("name").asString());
        squad.path("players")
                .forEach(it -> Json.text(it, "name")
                        .ifPresent(name -> add(
                                line,
                                team,
                                name,
                                Json.text(it, "date_of_birth").orElse(""),
                                Json.text(it, "pos").flatMap(Places::of),
                                Json.text(it.path("club"), "name").map(Team::named))));
    }

    void learn(Member text) {
        var line = new AtomicInteger();
        var team = new String[] {""};
        try (Stream<String> lines = Text.lines(text)) {
            lines.forEach(it -> {
                line.incrementAndGet();
                Matcher heading = TEAM.matcher(it);
                Matcher player = LINE.matcher(it);
                if (heading.matches()) {
                    team[0] = Nations.of(heading.group(1));
                } else if (player.matches() && !team[0].isEmpty()) {
                    Matcher club = CLUB.matcher(player.group(3));
                    add(
                            line.get(),
                            team[0],
                            inSmallLetters(player.group(1).replaceFirst(" \\(.*", "")),
                            "%s-%s-%s".formatted(player.group(4), player.group(5), player.group(6)),
                            Places.of(player.group(2)),
                            club.find() ? Optional.of(Team.named(club.group(1).strip())) : Optional.empty());
                }
            });
        }
    }

    private void add(
            int line, String team, String name, String born, Optional<Position> position, Optional<Team> club) {
        Who who =
                new Who(Optional.empty(), Optional.empty(), name, DAYS.born(born), Optional.of(team), Optional.empty());
        var player = new Player(line, team, who, position, club);
        players.merge(
                team + "/" + glued(name),
                player,
                (one, other) -> one.club().isPresent() || other.club().isEmpty() ? one : other);
    }

    /** {@code McLEAN} is McLean. */
    private static String inSmallLetters(String name) {
        StringBuilder small = new StringBuilder(name);
        for (int i = 1; i < name.length(); i++) {
            if (Character.isUpperCase(name.charAt(i - 1))) {
                small.setCharAt(i, Character.toLowerCase(name.charAt(i)));
            }
        }
        return small.toString();
    }

    /** By the whole name in whatever order, or by what no other of the squad is called. */
    Optional<Player> find(String team, String name) {
        return Optional.ofNullable(players.get(team + "/" + glued(name))).or(() -> {
            List<String> words = words(name);
            List<Player> squad = players.values().stream()
                    .filter(it -> it.team().equals(team))
                    .toList();
            List<Player> whole = squad.stream()
                    .filter(it -> words(it.who().name()).containsAll(words)
                            || words.containsAll(words(it.who().name())))
                    .toList();
            List<Player> partly = squad.stream()
                    .filter(it ->
                            words(it.who().name()).stream().anyMatch(word -> word.length() > 2 && words.contains(word)))
                    .toList();
            return whole.size() == 1 ? Optional.of(whole.getFirst()) : one(whole.isEmpty() ? partly : List.of());
        });
    }

    private static Optional<Player> one(List<Player> players) {
        return players.size() == 1 ? Optional.of(players.getFirst()) : Optional.empty();
    }

    Entry goal(
            int line,
            String team,
            String opponent,
            String name,
            String minute,
            boolean penalty,
            LocalDate day,
            Taking taking) {
        return find(team, name)
                .<Entry>map(player -> new Entry.OnGoal(
                        line, player.who(), day, minute, team, opponent, penalty, taking.fromUpTo(day)))
                .orElseGet(() -> stranger(line, team, name));
    }

    static Entry stranger(int line, String team, String name) {
        return new Entry.Unusable(
                line, name, "%s is nobody, or several, in the squad of %s beside the matches.".formatted(name, team));
    }

    /** @param first when the tournament began: players were at their clubs then */
    Stream<Entry> entries(Taking taking, LocalDate known, Optional<LocalDate> first) {
        return players.values().stream().flatMap(player -> {
            Map<Field, String> facts = new EnumMap<>(Field.class);
            player.position().ifPresent(it -> facts.put(Field.POSITION, it.name()));
            Entry profile = new Entry.OnPlayer(
                    player.line(), player.who(), facts, Optional.empty(), List.of(), taking.fromUpTo(known));
            return Stream.concat(
                    Stream.of(profile),
                    first.stream()
                            .flatMap(day -> player.club().stream()
                                    .map(club -> new Entry.OnSighting(
                                            player.line(), player.who(), day, club, "squad", taking.fromUpTo(day)))));
        });
    }

    private static List<String> words(String name) {
        return Arrays.asList(PlainName.of(name).split(" ", -1));
    }

    private static String glued(String name) {
        return words(name.replace("-", "")).stream().sorted().collect(Collectors.joining());
    }
}
