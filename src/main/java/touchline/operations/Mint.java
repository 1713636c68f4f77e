package touchline.operations;

import io.swagger.v3.oas.annotations.security.SecurityRequirement;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import touchline.accounts.Accounts;
import touchline.accounts.ApiKeys;
import touchline.accounts.Entitlement;
import touchline.accounts.MintedKey;
import touchline.problem.Problem;

/** Makes keys for operators. */
@RestController
final class Mint {

    private static final int LONGEST_LIFE = 3650;

    /**
     * @param email whose key it will be; an address without an account gets one without a password
     * @param accountId instead of an email, the id that a person's account page shows; neither = a service key
     * @param entitlements {@code study}, {@code market}; granted to the account for as long as the key lasts at first; revoking the
     *     key leaves them
     * @param expiresInDays 1 to 3650; absent = never
     */
    record Order(
            Optional<String> email,
            Optional<String> accountId,
            Optional<List<String>> entitlements,
            Optional<String> label,
            Optional<Integer> expiresInDays) {

        private boolean isForAPerson() {
            return email.isPresent() || accountId.isPresent();
        }
    }

    /**
     * The new key.
     *
     * @param key shown this once
     * @param expiresAt absent = never
     */
    record Minted(
            String key,
            String keyId,
            String prefix,
            List<String> entitlements,
            boolean userBound,
            Optional<Instant> expiresAt) {}

    private final Accounts accounts;
    private final ApiKeys keys;
    private final Clock clock;

    Mint(Accounts accounts, ApiKeys keys, Clock clock) {
        this.accounts = accounts;
        this.keys = keys;
        this.clock = clock;
    }

    @SecurityRequirement(name = "x-worker-secret")
    @PostMapping(path = "/api/internal/mcp/mint", consumes = "application/json")
    @ResponseStatus(HttpStatus.CREATED)
    Minted mint(@RequestBody Order order) {
        var label = order.label().orElseThrow(() -> Problem.invalid("label", "required", "Say what the key is for."));
        var entitlements = entitlements(order);
        var expiresAt = expiry(order);
        if (order.email().isPresent() && order.accountId().isPresent()) {
            throw Problem.invalid(
                    "account_id", "single_owner", "Name the owner by email or by account_id, not by both.");
        }
        if (!order.isForAPerson()) {
            return minted(keys.mintForService(entitlements, label, expiresAt), entitlements);
        }
        var minted = order.accountId()
                .map(id -> accounts.mintTo(id, entitlements, label, expiresAt))
                .orElseGet(() -> accounts.mint(order.email().orElseThrow(), entitlements, label, expiresAt));
        var account = minted.key().accountId().flatMap(accounts::byId).orElseThrow();
        return minted(minted, account.entitlements());
    }

    private static Set<Entitlement> entitlements(Order order) {
        var words = order.entitlements().orElse(List.of());
        if (words.isEmpty() && !order.isForAPerson()) {
            throw Problem.invalid(
                    "entitlements", "required", "Name an email, or at least one entitlement: study or market.");
        }
        return words.stream()
                .map(word -> Entitlement.of(word)
                        .orElseThrow(() -> Problem.invalid(
                                "entitlements", "enum", "Entitlements are study and market: choose of these.")))
                .collect(Collectors.toUnmodifiableSet());
    }

    private Optional<Instant> expiry(Order order) {
        if (order.expiresInDays()
                .filter(days -> days < 1 || days > LONGEST_LIFE)
                .isPresent()) {
            throw Problem.invalid(
                    "expires_in_days",
                    "range",
                    "expires_in_days must be a number from 1 to %d.".formatted(LONGEST_LIFE));
        }
        return order.expiresInDays()
                .map(days -> clock.instant().plus(days, ChronoUnit.DAYS).truncatedTo(ChronoUnit.SECONDS));
    }

    private static Minted minted(MintedKey minted, Set<Entitlement> entitlements) {
        var key = minted.key();
        return new Minted(
                minted.secret(),
                key.id(),
                key.prefix(),
                entitlements.stream().sorted().map(Entitlement::word).toList(),
                key.accountId().isPresent(),
                key.expiresAt());
    }
}
