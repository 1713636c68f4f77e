package touchline.cases.tools;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;
import touchline.accounts.Accounts;
import touchline.accounts.Entitlement;

/**
 * A lawyer of the market tier with an account of their own, who works on cases over the wire.
 *
 * @param owner under which name their cases are kept
 */
public record CaseDesk(Wire wire, String key, String owner) {

    /** Somebody new. */
    public static CaseDesk at(RunningServer server) {
        var minted = server.bean(Accounts.class)
                .mint(
                        "lawyer-%s@example.org".formatted(UUID.randomUUID()),
                        Set.of(Entitlement.MARKET),
                        "test",
                        Optional.empty());
        return new CaseDesk(
                new Wire(server.base()),
                minted.secret(),
                "account:" + minted.key().accountId().orElseThrow());
    }

    public JsonNode call(String tool, Map<String, ?> arguments) {
        return wire.call(tool, arguments, "Authorization", "Bearer " + key);
    }

    /** What a tool answers, which must be no failure. */
    public JsonNode done(String tool, Map<String, ?> arguments) {
        var result = call(tool, arguments);
        if (result.path("isError").asBoolean(true)) {
            throw new AssertionError(tool + ": " + Wire.text(result));
        }
        return result.path("structuredContent");
    }

    /** The failure of a tool: its code and sentence, without what may name a case. */
    public String refused(String tool, Map<String, ?> arguments) {
        var result = call(tool, arguments);
        if (!result.path("isError").asBoolean(false)) {
            throw new AssertionError(tool + " did not refuse: " + Wire.text(result));
        }
        return Wire.text(result);
    }

    /** A new case; answers its id. */
    public String begin(String title) {
        return done("create_case", Map.of("title", title)).path("case_id").asString();
    }
}
