package touchline.football.formats;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import touchline.football.Move;

/** Tells loans where a source writes 0 for them: somebody who goes and is back within a year and a half was lent. */
final class Returns {

    private static final int LONGEST_LOAN_MONTHS = 18;

    private final Map<Integer, List<LocalDate>> days = new HashMap<>();

    void learn(String player, String from, String to, LocalDate day) {
        days.computeIfAbsent(Objects.hash(player, from, to), _ -> new ArrayList<>())
                .add(day);
    }

    Move.Kind kind(String player, String from, String to, LocalDate day) {
        List<LocalDate> back = days.getOrDefault(Objects.hash(player, to, from), List.of());
        if (back.stream().anyMatch(it -> it.isAfter(day) && !it.isAfter(day.plusMonths(LONGEST_LOAN_MONTHS)))) {
            return Move.Kind.LOAN;
        }
        boolean wasThere =
                back.stream().anyMatch(it -> it.isBefore(day) && !it.isBefore(day.minusMonths(LONGEST_LOAN_MONTHS)));
        return wasThere ? Move.Kind.LOAN_RETURN : Move.Kind.UNKNOWN;
    }
}
