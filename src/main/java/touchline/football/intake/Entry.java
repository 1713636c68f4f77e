package touchline.football.intake;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.football.Event;
import touchline.football.Fee;
import touchline.football.Money;
import touchline.football.Move;
import touchline.football.Position;
import touchline.football.Profile;
import touchline.football.Season;
import touchline.football.Window;

/** One row of a file, in the register's words. */
public sealed interface Entry {

    /** Where in the file it stands, counted from 1; 0 = not in lines. */
    int line();

    /** @param source the id of a source; {@code asOf} the day up to which the file knows */
    record From(String source, Optional<String> url, LocalDate asOf) {}

    /** A row that says something of the register's. */
    sealed interface Fact extends Entry {
        From from();
    }

    /** A fact about one player. */
    sealed interface OfPlayer extends Fact {
        Who who();
    }

    /** A row that cannot be used. */
    record Unusable(int line, String what, String reason) implements Entry {}

    /**
     * @param facts but not the name and what else stands in {@code who}, which count as said too
     * @param club where the player is said to be, with CLUB_AS_OF among the facts
     * @param aliases other spellings of the name
     */
    record OnPlayer(
            int line, Who who, Map<Profile.Field, String> facts, Optional<Team> club, List<String> aliases, From from)
            implements OfPlayer {}

    record OnClub(
            int line,
            Team team,
            List<String> aliases,
            Optional<String> city,
            Optional<Integer> founded,
            Optional<String> stadium,
            From from)
            implements Fact {}

    /** @param id stable from file to file; absent = made from player, clubs and window */
    record OnMove(
            int line,
            Who who,
            Optional<String> id,
            Window when,
            Optional<String> season,
            Optional<Team> leaves,
            Optional<Team> joins,
            Move.Kind kind,
            Fee fee,
            Move.Status status,
            Optional<String> evidence,
            From from)
            implements OfPlayer {}

    /** @param team a club; for national teams {@code national} is its name and {@code team} absent */
    record OnSeason(
            int line,
            Who who,
            String season,
            Season.Competition competition,
            Optional<Team> team,
            Optional<String> national,
            Optional<Position> position,
            Optional<Integer> apps,
            Optional<Integer> starts,
            Optional<Integer> minutes,
            Map<String, Double> metrics,
            Season.Detail detail,
            From from)
            implements OfPlayer {}

    record OnValue(int line, Who who, LocalDate day, Money value, Optional<Team> club, From from) implements OfPlayer {}

    record OnSalary(int line, Who who, int year, Team club, Optional<Money> base, Optional<Money> guaranteed, From from)
            implements OfPlayer {}

    record OnStint(int line, Who who, Team club, int startYear, Optional<Integer> endYear, From from)
            implements OfPlayer {}

    record OnSighting(int line, Who who, LocalDate day, Team club, String kind, From from) implements OfPlayer {}

    /** @param team {@code opponent} too: names, as they are to be shown or compared */
    record OnAppearance(
            int line,
            Who who,
            LocalDate day,
            String competition,
            String team,
            String opponent,
            Optional<String> venue,
            Optional<Boolean> started,
            Optional<Integer> minutes,
            Map<Count, Integer> counts,
            From from)
            implements OfPlayer {}

    /** What is counted in a match. */
    enum Count {
        GOALS,
        ASSISTS,
        YELLOW,
        RED
    }

    record OnGoal(
            int line, Who who, LocalDate day, String minute, String team, String opponent, boolean penalty, From from)
            implements OfPlayer {}

    /**
     * @param who absent when the event is about somebody of whom only the name is known
     * @param about the club that it takes the player to, or else away from
     */
    record OnEvent(
            int line,
            Optional<Who> who,
            String name,
            String id,
            LocalDate day,
            String kind,
            Event.Certainty certainty,
            String summary,
            Optional<String> about,
            Optional<String> publisher,
            From from)
            implements Fact {

        /** A row that says a slug only is told under the name in the register. */
        OnEvent named(String known) {
            return new OnEvent(
                    line, who, known, id, day, kind, certainty, summary.replace(name, known), about, publisher, from);
        }
    }
}
