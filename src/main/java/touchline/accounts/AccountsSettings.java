package touchline.accounts;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * @param baseUrl where the outside reaches this service
 * @param demo whether demo accounts and keys exist
 * @param workerSecret what operators send to mint keys; absent = minting is off
 * @param quotas limits by metered tool; the setting {@code search-scout} is the tool {@code search_scout}
 */
@ConfigurationProperties("touchline.accounts")
public record AccountsSettings(String baseUrl, boolean demo, Optional<String> workerSecret, Map<String, Tiers> quotas) {

    public AccountsSettings {
        workerSecret = workerSecret.filter(secret -> !secret.isBlank());
        var byTool = new LinkedHashMap<String, Tiers>();
        quotas.forEach((tool, tiers) -> byTool.put(tool.replace('-', '_'), tiers));
        quotas = byTool;
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
