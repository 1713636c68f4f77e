package touchline.mcp;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import touchline.accounts.Access;

/**
 * Resources whose addresses follow one pattern.
 *
 * @param access who may read them; that they exist is no secret
 * @param uriTemplate such as {@code lesson://{number}}
 * @param listed those worth listing one by one; may be empty
 * @param reader answers the resource with these values, or throws a Problem NOT_FOUND
 */
public record ResourceTemplate(
        Access access,
        String uriTemplate,
        String name,
        String title,
        String description,
        String mimeType,
        List<Parameter> parameters,
        List<Resource> listed,
        Function<Map<String, String>, Body> reader) {}
