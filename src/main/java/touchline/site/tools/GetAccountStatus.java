package touchline.site.tools;

import static touchline.accounts.Access.ANYONE;
import static touchline.mcp.ToolSpec.Effect.READS;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.accounts.ApiKey;
import touchline.accounts.ApiKeys;
import touchline.accounts.Caller;
import touchline.accounts.Entitlement;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Report;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.site.Meter;
import touchline.site.Meters;
import touchline.site.Tier;
import touchline.study.progress.Progress;
import touchline.study.progress.StudyProgress;

@ToolSpec(
        name = "get_account_status",
        title = "Show the caller's standing",
        effect = READS,
        access = ANYONE,
        description = """
                Tells the caller's tier, what is left of each monthly limit and when it starts anew, which keys the account has, and how far study has come: mastery by lesson, readiness for the exam, due reviews.

                Use it before metered or paid tools, or when one was refused. For what each tier holds, use site_info.
                """)
final class GetAccountStatus implements Tool<GetAccountStatus.Query, GetAccountStatus.Found> {

    record Query() {}

    record Found(
            @Doc("anonymous, member, study, market, or: study and market")
            String tier,

            @Doc("What was paid for") List<Entitlement> entitlements,

            @Doc("Whether the credential belongs to a person's account")
            boolean userBound,

            List<Meter> meters,

            @Doc("Keys of the caller's own account that work now, oldest first")
            List<Key> keys,

            @Doc("How far the caller has come with the lessons; absent without the study tier")
            Optional<StudyProgress> study,

            String signInUrl,
            @Doc("What each tier holds and how to get it") String upgradeUrl,
            @Doc("Where keys are made and revoked") String accountUrl)
            implements Report {
        @Override
        public String report() {
            return AccountStatusText.of(this);
        }
    }

    record Key(
            @Doc("Its first characters, enough to recognise it by")
            String prefix,

            String label,
            Instant createdAt,
            @Doc("Absent = never") Optional<Instant> expiresAt,

            @Doc("To the hour; absent = not used yet") Optional<Instant> lastUsedAt) {

        static Key of(ApiKey key) {
            return new Key(key.prefix(), key.label(), key.createdAt(), key.expiresAt(), key.lastUsedAt());
        }
    }

    private final Meters meters;
    private final ApiKeys keys;
    private final Conditions conditions;
    private final Progress progress;
    private final Clock clock;

    GetAccountStatus(Meters meters, ApiKeys keys, Conditions conditions, Progress progress, Clock clock) {
        this.meters = meters;
        this.keys = keys;
        this.conditions = conditions;
        this.progress = progress;
        this.clock = clock;
    }

    @Override
    public Found call(Query query, Call call) {
        var caller = call.caller();
        var links = conditions.links();
        return new Found(
                Tier.of(caller).stream().map(Tier::word).collect(Collectors.joining(" and ")),
                caller.entitled().stream().sorted().toList(),
                caller.account().isPresent(),
                meters.of(caller),
                keys(caller),
                progress.of(caller),
                links.signIn(),
                links.pricing(),
                links.account());
    }

    private List<Key> keys(Caller caller) {
        var now = clock.instant();
        return caller.account().stream()
                .flatMap(account -> keys.of(account).stream())
                .filter(key -> key.worksAt(now))
                .map(Key::of)
                .toList();
    }
}
