package touchline.football;

import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Which players are meant; what is absent does not matter. Somebody of whom a filter's fact is not known is left out.
 *
 * @param nationality any of the player's, by name, whatever its accents
 * @param club a slug
 * @param competition in which the player has numbers, by the name of its source
 * @param bornFrom the first day of birth that counts
 * @param bornTo the last day of birth that counts
 * @param minMinutes in one season, of the competition where there is one
 * @param contractFrom the first day for the end of a contract; of a month or a year the last day counts
 * @param contractTo the last day for it
 * @param minValue what the newest market value has to reach, in its currency
 * @param maxValue what it must not be above
 * @param among slugs; nobody else counts
 */
public record PlayerFilter(
        Optional<Position> position,
        Optional<String> nationality,
        Optional<String> club,
        Optional<String> competition,
        Optional<LocalDate> bornFrom,
        Optional<LocalDate> bornTo,
        Optional<Integer> minMinutes,
        Optional<Foot> foot,
        Optional<Integer> minHeightCm,
        Optional<Integer> maxHeightCm,
        Optional<LocalDate> contractFrom,
        Optional<LocalDate> contractTo,
        Optional<Money> minValue,
        Optional<Money> maxValue,
        Optional<Set<String>> among) {

    public static final PlayerFilter EVERYBODY = new Draft().done();

    /** A filter that is being put together. */
    public static final class Draft {

        private Optional<Position> position = Optional.empty();
        private Optional<String> nationality = Optional.empty();
        private Optional<String> club = Optional.empty();
        private Optional<String> competition = Optional.empty();
        private Optional<LocalDate> bornFrom = Optional.empty();
        private Optional<LocalDate> bornTo = Optional.empty();
        private Optional<Integer> minMinutes = Optional.empty();
        private Optional<Foot> foot = Optional.empty();
        private Optional<Integer> minHeightCm = Optional.empty();
        private Optional<Integer> maxHeightCm = Optional.empty();
        private Optional<LocalDate> contractFrom = Optional.empty();
        private Optional<LocalDate> contractTo = Optional.empty();
        private Optional<Money> minValue = Optional.empty();
        private Optional<Money> maxValue = Optional.empty();
        private Optional<Set<String>> among = Optional.empty();

        public Draft position(Position it) {
            position = Optional.of(it);
            return this;
        }

        public Draft nationality(String it) {
            nationality = Optional.of(it);
            return this;
        }

        public Draft club(String slug) {
            club = Optional.of(slug);
            return this;
        }

        public Draft competition(String it) {
            competition = Optional.of(it);
            return this;
        }

        /** Of two first days the later counts. */
        public Draft bornFrom(LocalDate day) {
            bornFrom = Optional.of(bornFrom.filter(day::isBefore).orElse(day));
            return this;
        }

        /** Of two last days the earlier counts. */
        public Draft bornTo(LocalDate day) {
            bornTo = Optional.of(bornTo.filter(day::isAfter).orElse(day));
            return this;
        }

        public Draft minMinutes(int it) {
            minMinutes = Optional.of(it);
            return this;
        }

        public Draft foot(Foot it) {
            foot = Optional.of(it);
            return this;
        }

        public Draft minHeightCm(int it) {
            minHeightCm = Optional.of(it);
            return this;
        }

        public Draft maxHeightCm(int it) {
            maxHeightCm = Optional.of(it);
            return this;
        }

        public Draft contractFrom(LocalDate day) {
            contractFrom = Optional.of(day);
            return this;
        }

        public Draft contractTo(LocalDate day) {
            contractTo = Optional.of(day);
            return this;
        }

        public Draft minValue(Money it) {
            minValue = Optional.of(it);
            return this;
        }

        public Draft maxValue(Money it) {
            maxValue = Optional.of(it);
            return this;
        }

        public Draft among(Set<String> slugs) {
            among = Optional.of(slugs);
            return this;
        }

        public PlayerFilter done() {
            return new PlayerFilter(
                    position,
                    nationality,
                    club,
                    competition,
                    bornFrom,
                    bornTo,
                    minMinutes,
                    foot,
                    minHeightCm,
                    maxHeightCm,
                    contractFrom,
                    contractTo,
                    minValue,
                    maxValue,
                    among);
        }
    }

    /** Everybody whom a draft means. */
    public static PlayerFilter of(UnaryOperator<Draft> draft) {
        return draft.apply(new Draft()).done();
    }
}
