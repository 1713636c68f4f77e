package touchline.site.tools;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.accounts.PublicAddress;
import touchline.mcp.Doc;
import touchline.mcp.Protocol;
import touchline.mcp.ToolSpec;
import touchline.site.Offered;
import touchline.site.Tier;

/** On which conditions the service answers: tiers, limits, and where to change them. */
public final class Conditions {

    record TierTerms(
            Tier tier,
            String howToGet,

            @Doc("Tools this tier may call that an anonymous caller may not")
            List<String> unlocks,

            List<Allowance> monthlyLimits) {}

    record Allowance(
            String tool,
            boolean unlimited,
            @Doc("Calls a month; absent = unlimited") Optional<Integer> limit) {}

    record Limits(
            @Doc("The largest request body") int bodyBytes,

            @Doc("The longest text of an answer; what is longer is cut, and says so")
            int reportCharacters,

            @Doc("Newest first") List<String> protocolVersions) {}

    record Links(String endpoint, String pricing, String signIn, String account, String attribution) {}

    private final Offered offered;
    private final PublicAddress address;
    private final Protocol protocol;

    public Conditions(Offered offered, PublicAddress address, Protocol protocol) {
        this.offered = offered;
        this.address = address;
        this.protocol = protocol;
    }

    List<TierTerms> tiers() {
        return Stream.of(Tier.values()).map(this::terms).toList();
    }

    Limits limits() {
        return new Limits(protocol.bodyLimitBytes(), protocol.reportCharacters(), protocol.versions());
    }

    Links links() {
        return new Links(
                address.mcp(), address.pricing(), address.signIn(), address.account(), address.base() + "/attribution");
    }

    private TierTerms terms(Tier tier) {
        return new TierTerms(
                tier,
                howToGet(tier),
                offered.tools().stream()
                        .filter(tool -> offered.allowance(tool, Tier.ANONYMOUS).isEmpty())
                        .filter(tool -> offered.allowance(tool, tier).isPresent())
                        .map(ToolSpec::name)
                        .toList(),
                offered.metered().stream()
                        .flatMap(tool -> allowance(tool, tier).stream())
                        .toList());
    }

    private Optional<Allowance> allowance(ToolSpec tool, Tier tier) {
        return offered.allowance(tool, tier)
                .map(limit -> new Allowance(tool.name(), limit.calls().isEmpty(), limit.calls()));
    }

    private String howToGet(Tier tier) {
        return switch (tier) {
            case ANONYMOUS -> "Send no credential.";
            case MEMBER -> "Sign up at %s/sign-up.".formatted(address.base());
            case STUDY, MARKET ->
                "Ask the operator of this service; %s says what the tier holds.".formatted(address.pricing());
        };
    }
}
