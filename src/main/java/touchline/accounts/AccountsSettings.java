package touchline.accounts;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.boot.context.properties.ConfigurationProperties;
import touchline.problem.Problem;

/**
 * @param baseUrl where the outside reaches this service
 * @param demo whether demo accounts and keys exist
 * @param workerSecret what operators send to mint keys; absent = minting is off
 * @param quotas limits by metered tool; the setting {@code search-scout} is the tool {@code search_scout}
 */
@ConfigurationProperties("touchline.accounts")
public record AccountsSettings(String baseUrl, boolean demo, Optional<String> workerSecret, Map<String, Tiers> quotas) {

    public AccountsSettings {
        if (!isWebAddress(baseUrl)) {
            throw Problem.invalid(
                    "touchline.accounts.base-url",
                    "url",
                    "The address %s is not one that browsers reach: set TOUCHLINE_BASE_URL to one such as https://touchline.example."
                            .formatted(baseUrl));
        }
        workerSecret = workerSecret.filter(secret -> !secret.isBlank());
        var byTool = new LinkedHashMap<String, Tiers>();
        quotas.forEach((tool, tiers) -> byTool.put(tool.replace('-', '_'), tiers));
        quotas = byTool;
    }

    private static boolean isWebAddress(String text) {
        try {
            var address = URI.create(text);
            return address.getHost() != null && Set.of("http", "https").contains(address.getScheme());
        } catch (IllegalArgumentException notAnAddress) {
            return false;
        }
    }

    /** What each tier may use of one tool. */
    public record Tiers(Limit anonymous, Limit member, Limit study, Limit market) {

        Limit of(Caller caller) {
            if (caller.isAnonymous()) {
                return anonymous;
            }
            var best = member;
            for (var entitlement : caller.entitled()) {
                best = best.better(entitlement == Entitlement.STUDY ? study : market);
            }
            return best;
        }
    }

    @Override
    public String toString() {
        return "AccountsSettings[baseUrl=%s, demo=%s]".formatted(baseUrl, demo);
    }
}
