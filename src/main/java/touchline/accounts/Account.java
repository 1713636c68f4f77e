package touchline.accounts;

import java.time.Instant;
import java.util.Set;

/** A person who has signed up. */
public record Account(String id, String email, Set<Entitlement> entitlements, boolean demo, Instant createdAt) {}
