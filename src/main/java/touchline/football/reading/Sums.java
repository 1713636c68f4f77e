package touchline.football.reading;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import touchline.football.Position;
import touchline.football.Season;
import touchline.football.intake.Entry;
import touchline.football.intake.Team;
import touchline.football.intake.Who;

/** Adds up matches to seasons. */
public final class Sums {

    /** @param player by the source's number */
    public record Key(String player, String season, Season.Competition competition, String team) {}

    /** What comes together under a key. */
    public static final class Sum {
        private final Who who;
        private final Optional<Team> club;
        private final Map<String, Double> metrics = new TreeMap<>();
        private final Map<String, Integer> times = new HashMap<>();
        private final Map<Position, Integer> places = new TreeMap<>();
        private int apps;
        private int starts;
        private boolean startsAreKnown = true;
        private int minutes;
        private LocalDate last = LocalDate.MIN;

        private Sum(Who who, Optional<Team> club) {
            this.who = who;
            this.club = club;
        }

        /** @param started absent where nobody says it */
        public void played(LocalDate day, int howLong, Optional<Boolean> started) {
            last = day.isAfter(last) ? day : last;
            apps++;
            starts += started.filter(it -> it).isPresent() ? 1 : 0;
            startsAreKnown &= started.isPresent();
            minutes += howLong;
        }

        public void at(Position position) {
            places.merge(position, 1, Integer::sum);
        }

        /** Once a match. */
        public void count(String metric, double number) {
            metrics.merge(metric, number, Double::sum);
            times.merge(metric, 1, Integer::sum);
        }

        /** What was not counted in every match is not known of the season. */
        private Map<String, Double> metrics() {
            Map<String, Double> known = new TreeMap<>();
            metrics.forEach((metric, number) -> {
                if (times.getOrDefault(metric, 0) == apps) {
                    known.put(metric, Math.round(number * 1000) / 1000.0);
                }
            });
            return known;
        }

        private Optional<Position> position() {
            return places.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
        }
    }

    private final Map<Key, Sum> sums = new LinkedHashMap<>();
    /** @param club absent for a national team */
    public Sum of(Key key, Who who, Optional<Team> club) {
        return sums.computeIfAbsent(key, _ -> new Sum(who, club));
    }

    /** Each as of its last match: a source may have stopped looking at a competition long before the file was made. */
    public Stream<Entry> entries(Taking taking) {
        return sums.entrySet().stream().map(sum -> entry(sum.getKey(), sum.getValue(), taking));
    }

    /** Where players were last seen playing for a club. */
    public Stream<Entry> sightings(Taking taking) {
        return sums.values().stream()
                .flatMap(sum -> sum.club.stream()
                        .map(club ->
                                new Entry.OnSighting(0, sum.who, sum.last, club, "match", taking.fromUpTo(sum.last))));
    }

    private Entry entry(Key key, Sum sum, Taking taking) {
        Map<String, Double> metrics = sum.metrics();
        return new Entry.OnSeason(
                0,
                sum.who,
                key.season(),
                key.competition(),
                sum.club,
                sum.club.isPresent() ? Optional.empty() : Optional.of(key.team()),
                sum.position(),
                Optional.of(sum.apps),
                sum.startsAreKnown ? Optional.of(sum.starts) : Optional.empty(),
                Optional.of(sum.minutes),
                metrics,
                metrics.containsKey("shots") ? Season.Detail.EVENT : Season.Detail.LINEUP,
                taking.fromUpTo(sum.last));
    }
}
