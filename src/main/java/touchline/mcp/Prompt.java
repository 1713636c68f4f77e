package touchline.mcp;

import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A recommended way to use the tools, offered for a person to pick.
 *
 * @param messages what the user says to the model, given the arguments
 */
public record Prompt(
        String name,
        String title,
        String description,
        List<Parameter> parameters,
        Function<Map<String, String>, List<Content>> messages) {}
