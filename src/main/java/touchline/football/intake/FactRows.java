package touchline.football.intake;

import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import touchline.football.Money;
import touchline.football.RegisterJson;
import touchline.football.intake.Entry.Count;
import touchline.football.intake.Entry.From;
import touchline.football.intake.Entry.OnAppearance;
import touchline.football.intake.Entry.OnGoal;
import touchline.football.intake.Entry.OnMove;
import touchline.football.intake.Entry.OnSalary;
import touchline.football.intake.Entry.OnSeason;
import touchline.football.intake.Entry.OnValue;

/** Facts about a player as rows of their tables. */
final class FactRows {

    private FactRows() {}

    static @Nullable Object[] move(OnMove move, String player, @Nullable String leaves, @Nullable String joins) {
        return new @Nullable Object[] {
            id(move, player, leaves, joins),
            player,
            move.when().earliest().toString(),
            move.when().latest().toString(),
            move.when().precision().name(),
            or(move.season()),
            leaves,
            joins,
            move.kind().name(),
            move.fee().kind().name(),
            or(move.fee().amount().map(Money::minor)),
            or(move.fee().amount().or(move.fee()::addOns).map(Money::currency)),
            or(move.fee().addOns().map(Money::minor)),
            or(move.fee().raw()),
            move.status().name(),
            or(move.evidence()),
            move.from().source(),
            or(move.from().url()),
            asOf(move.from())
        };
    }

    private static String id(OnMove move, String player, @Nullable String leaves, @Nullable String joins) {
        String rest = move.id()
                .orElseGet(() -> "%s:%s:%s:%s".formatted(player, move.when().text(), or(leaves), or(joins)));
        return move.from().source() + ":" + rest;
    }

    private static String or(@Nullable String club) {
        return club == null ? "" : club;
    }

    static @Nullable Object[] season(OnSeason season, String player, @Nullable String club) {
        return new @Nullable Object[] {
            player,
            season.season(),
            season.competition().name(),
            season.national().orElseGet(() -> season.team().map(Team::name).orElse("")),
            season.from().source(),
            season.competition().kind().name(),
            club,
            or(season.position().map(Enum::name)),
            or(season.apps()),
            or(season.starts()),
            or(season.minutes()),
            RegisterJson.write(new TreeMap<>(season.metrics())),
            season.detail().name(),
            or(season.from().url()),
            asOf(season.from())
        };
    }

    static @Nullable Object[] appearance(OnAppearance match, String player) {
        return new @Nullable Object[] {
            player,
            match.day().toString(),
            match.competition(),
            match.from().source(),
            match.team(),
            match.opponent(),
            or(match.venue()),
            or(match.started().map(started -> started ? 1 : 0)),
            or(match.minutes()),
            match.counts().get(Count.GOALS),
            match.counts().get(Count.ASSISTS),
            match.counts().get(Count.YELLOW),
            match.counts().get(Count.RED),
            or(match.from().url()),
            asOf(match.from())
        };
    }

    static @Nullable Object[] goal(OnGoal goal, String player) {
        return new @Nullable Object[] {
            player,
            goal.day().toString(),
            goal.minute(),
            goal.from().source(),
            goal.team(),
            goal.opponent(),
            goal.penalty() ? 1 : 0,
            or(goal.from().url()),
            asOf(goal.from())
        };
    }

    static @Nullable Object[] value(OnValue value, String player, @Nullable String club) {
        return new @Nullable Object[] {
            player,
            value.day().toString(),
            value.from().source(),
            value.value().minor(),
            value.value().currency(),
            club,
            or(value.from().url()),
            asOf(value.from())
        };
    }

    static @Nullable Object[] salary(OnSalary salary, String player, String club) {
        return new @Nullable Object[] {
            player,
            salary.year(),
            club,
            salary.from().source(),
            or(salary.base().map(Money::minor)),
            or(salary.guaranteed().map(Money::minor)),
            salary.base().or(salary::guaranteed).map(Money::currency).orElse(""),
            or(salary.from().url()),
            asOf(salary.from())
        };
    }

    static <T> @Nullable T or(Optional<T> value) {
        return value.orElse(null);
    }

    static String asOf(From from) {
        return from.asOf().toString();
    }
}
