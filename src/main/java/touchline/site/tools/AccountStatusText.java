package touchline.site.tools;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Collectors;
import touchline.site.Meter;
import touchline.site.tools.GetAccountStatus.Found;
import touchline.site.tools.GetAccountStatus.Key;

/** A caller's standing as Markdown. */
final class AccountStatusText {

    private AccountStatusText() {}

    static String of(Found found) {
        return """
                # Your account

                Tier: **%s**. %s

                ## Monthly limits

                %s

                ## Keys

                %s

                Tiers: %s · account and keys: %s
                """.formatted(
                found.tier(),
                credential(found),
                bullets(
                        found.meters().stream().map(AccountStatusText::meter).toList(),
                        "No tool offered here has one."),
                bullets(found.keys().stream().map(AccountStatusText::key).toList(), "None of your own."),
                found.upgradeUrl(),
                found.accountUrl());
    }

    private static String credential(Found found) {
        if (found.userBound()) {
            return "The call was made for a person's account.";
        }
        return found.tier().equals("anonymous")
                ? "The call carried no credential: sign in at %s, or send a key as a Bearer token."
                        .formatted(found.signInUrl())
                : "The call was made with a service key that belongs to no person.";
    }

    private static String bullets(List<String> lines, String none) {
        return lines.isEmpty() ? none : lines.stream().map("- "::concat).collect(Collectors.joining("\n"));
    }

    private static String meter(Meter meter) {
        return "%s: %s; starts anew on %s".formatted(meter.tool(), meter.state(), meter.resetDate());
    }

    private static String key(Key key) {
        return "`%s…` %s: made on %s, %s, %s"
                .formatted(
                        key.prefix(),
                        key.label(),
                        LocalDate.ofInstant(key.createdAt(), ZoneOffset.UTC),
                        key.expiresAt().map(at -> "expires at " + at).orElse("does not expire"),
                        key.lastUsedAt().map(at -> "last used at " + at).orElse("not used yet"));
    }
}
