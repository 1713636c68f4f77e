package touchline.accounts;

import java.util.Optional;

/**
 * How many calls a month a tier has of a tool.
 *
 * @param calls absent = as many as it likes
 */
public record Limit(Optional<Integer> calls) {

    public Limit {
        if (calls.filter(it -> it < 0).isPresent()) {
            throw new IllegalArgumentException("A limit cannot be less than 0.");
        }
    }

    /** Reads a setting: a number or {@code unlimited}. */
    public static Limit of(String setting) {
        return new Limit(setting.equals("unlimited") ? Optional.empty() : Optional.of(Integer.valueOf(setting)));
    }

    public static Limit of(Integer setting) {
        return new Limit(Optional.of(setting));
    }

    Limit better(Limit other) {
        boolean mine =
                calls.isEmpty() || other.calls.filter(it -> it <= calls.get()).isPresent();
        return mine ? this : other;
    }

    int ceiling() {
        return calls.orElse(Integer.MAX_VALUE);
    }
}
