package touchline.mcp;

import java.util.List;
import java.util.function.Function;

/**
 * A named value in a prompt or in the address of a resource.
 *
 * @param completions what a user may mean who has typed these first letters, best first
 */
public record Parameter(
        String name, String description, boolean required, Function<String, List<String>> completions) {}
