package touchline.caseapi;

import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * @param path where the API is mounted, such as {@code /research}
 * @param bodyLimitBytes of a JSON body; files as multipart are limited by Spring's own settings
 * @param requestsAMinute of one owner
 */
@ConfigurationProperties("touchline.caseapi")
record CaseApiSettings(String path, long bodyLimitBytes, int requestsAMinute) {

    CaseApiSettings {
        if (!path.matches("(/[a-z0-9-]+)+")) {
            throw new IllegalArgumentException("TOUCHLINE_RESEARCH_PATH must be a path such as /research");
        }
        if (bodyLimitBytes < 1_000) {
            throw new IllegalArgumentException("touchline.caseapi.body-limit-bytes must be at least 1000");
        }
        if (requestsAMinute < 1) {
            throw new IllegalArgumentException("TOUCHLINE_RESEARCH_REQUESTS must be a number from 1");
        }
    }
}
