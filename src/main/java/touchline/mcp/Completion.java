package touchline.mcp;

import java.util.List;
import java.util.Map;

/** Guesses what a user means who is typing a value. */
@FunctionalInterface
public interface Completion {

    /**
     * Completes a value.
     *
     * @param typed its first letters, perhaps none
     * @param chosen what the user has entered for the other parameters, by name
     * @return candidates, best first
     */
    List<String> of(String typed, Map<String, String> chosen);
}
