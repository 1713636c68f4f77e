package touchline.football.events;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchline.football.intake.Entry;
import touchline.football.reading.Outing;
import touchline.football.reading.Sums;
import touchline.football.reading.Taking;

/** One match report with its players found in the squads. */
final class OpenfootballSheet {

    private record Scored(int line, boolean home, String name, String minute, boolean penalty) {}

    private static final List<String> METRICS =
            List.of("goals", "penalty_goals", "own_goals", "yellow_cards", "red_cards");
    private static final Pattern GOAL =
            Pattern.compile("([^,;'()\\d]*?)\\s*(\\d{1,3}(?:\\+\\d{1,2})?)'\\s*(?:\\((p|pen\\.?|og|o\\.g\\.)\\))?");

    private final OpenfootballReports.Report report;
    private final OpenfootballSquads squads;
    private final Map<String, Outing> outings = new LinkedHashMap<>();
    private final List<Entry> strangers = new ArrayList<>();
    private final List<Scored> goals = new ArrayList<>();

    OpenfootballSheet(OpenfootballReports.Report report, OpenfootballSquads squads) {
        this.report = report;
        this.squads = squads;
        report.lineups().forEach(lineup -> lineup.parts().forEach(part -> enrol(lineup, part)));
        report.scorers().ifPresent(this::score);
    }

    Stream<Entry> entries(Sums sums, Taking taking) {
        int line = report.lineups().getFirst().line();
        Stream<Entry> played = outings.values().stream()
                .map(outing -> report.fixture().played(outing, report.length(), sums, taking, line));
        return Stream.of(played, goals.stream().map(it -> goal(it, taking)), strangers.stream())
                .flatMap(it -> it);
    }

    private Entry goal(Scored goal, Taking taking) {
        return squads.goal(
                goal.line(),
                team(goal.home()),
                team(!goal.home()),
                goal.name(),
                goal.minute(),
                goal.penalty(),
                report.fixture().day(),
                taking);
    }

    private void enrol(OpenfootballLineup lineup, OpenfootballLineup.Part part) {
        String team = team(lineup.atHome());
        Optional<OpenfootballSquads.Player> player = squads.find(team, part.name());
        if (player.isEmpty()) {
            strangers.add(OpenfootballSquads.stranger(lineup.line(), team, part.name()));
            return;
        }
        var outing = new Outing(player.get().key(), player.get().who(), lineup.atHome(), METRICS);
        outing.at(player.get().position());
        if (part.on() == 0) {
            outing.starts();
        } else {
            outing.comesOn(part.on());
        }
        outing.goesOff(part.off());
        outing.count("yellow_cards", part.yellow());
        outing.count("red_cards", part.red());
        outings.put(player.get().key(), outing);
    }

    private void score(OpenfootballReports.Passage scorers) {
        String[] sides = scorers.text().strip().replaceFirst("^\\(", "").split(";", -1);
        boolean home = sides.length > 1 || report.homeGoals() > 0;
        for (String side : sides) {
            score(side, home, scorers.line());
            home = false;
        }
    }

    /** Minutes without a name are further goals of the one before; own goals stand with the team that they helped. */
    private void score(String scorers, boolean home, int line) {
        String name = "";
        for (Matcher goal = GOAL.matcher(scorers); goal.find(); ) {
            name = goal.group(1).isBlank() ? name : goal.group(1).strip();
            String how = Optional.ofNullable(goal.group(3)).orElse("");
            boolean own = how.startsWith("o");
            boolean penalty = how.startsWith("p");
            squads.find(team(home != own), name)
                    .flatMap(it -> Optional.ofNullable(outings.get(it.key())))
                    .ifPresent(it -> {
                        it.count(own ? "own_goals" : "goals");
                        it.count("penalty_goals", penalty ? 1 : 0);
                    });
            if (!own) {
                goals.add(new Scored(line, home, name, goal.group(2), penalty));
            }
        }
    }

    private String team(boolean home) {
        return report.fixture().side(home).name();
    }
}
