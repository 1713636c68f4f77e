package touchline.mcp;

import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * @param allowedOrigins web pages besides our own and those on the user's machine that may call the endpoint
 * @param bodyLimitBytes the largest request body
 * @param signInWith401 whether a tool that needs a signed-in caller answers HTTP 401 instead of a result with the code
 */
@ConfigurationProperties("touchline.mcp")
record McpSettings(List<String> allowedOrigins, int bodyLimitBytes, boolean signInWith401) {

    McpSettings {
        allowedOrigins = List.copyOf(allowedOrigins);
        if (bodyLimitBytes < 1_000) {
            throw new IllegalArgumentException("touchline.mcp.body-limit-bytes must be at least 1000");
        }
    }
}
