package touchline.football.formats;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import touchline.football.Position;
import touchline.football.Season;
import touchline.football.intake.Entry;
import touchline.football.intake.Entry.From;
import touchline.football.intake.Team;
import touchline.football.intake.Who;

/** Adds up matches to seasons. */
final class Sums {

    /** @param player by the source's number */
    record Key(String player, String season, Season.Competition competition, String team) {}

    /** What comes together under a key. */
    static final class Sum {
        private final Who who;
        private final Optional<Team> club;
        private final Map<String, Double> metrics = new TreeMap<>();
        private final Map<Position, Integer> places = new TreeMap<>();
        private int apps;
        private int starts;
        private int minutes;

        private Sum(Who who, Optional<Team> club) {
            this.who = who;
            this.club = club;
        }

        void played(int howLong, boolean started) {
            apps++;
            starts += started ? 1 : 0;
            minutes += howLong;
        }

        void at(Position position) {
            places.merge(position, 1, Integer::sum);
        }

        void count(String metric, double number) {
            metrics.merge(metric, number, Double::sum);
        }

        private Optional<Position> position() {
            return places.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
        }
    }

    private final Map<Key, Sum> sums = new LinkedHashMap<>();
    private final Season.Detail detail;
    private final boolean startsAreKnown;

    Sums(Season.Detail detail, boolean startsAreKnown) {
        this.detail = detail;
        this.startsAreKnown = startsAreKnown;
    }

    /** @param club absent for a national team */
    Sum of(Key key, Who who, Optional<Team> club) {
        return sums.computeIfAbsent(key, _ -> new Sum(who, club));
    }

    Stream<Entry> entries(From from) {
        return sums.entrySet().stream().map(sum -> entry(sum.getKey(), sum.getValue(), from));
    }

    private Entry entry(Key key, Sum sum, From from) {
        return new Entry.OnSeason(
                0,
                sum.who,
                key.season(),
                key.competition(),
                sum.club,
                sum.club.isPresent() ? Optional.empty() : Optional.of(key.team()),
                sum.position(),
                Optional.of(sum.apps),
                startsAreKnown ? Optional.of(sum.starts) : Optional.empty(),
                Optional.of(sum.minutes),
                sum.metrics,
                detail,
                from);
    }
}
