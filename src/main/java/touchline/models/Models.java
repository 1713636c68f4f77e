package touchline.models;

import java.io.IOException;
import java.net.URI;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import touchline.outgoing.Ask;
import touchline.outgoing.Fetched;
import touchline.outgoing.Outgoing;
import touchline.outgoing.Post;
import touchline.outgoing.Reach;

/** Asks the model that the operator set. */
public final class Models {

    private static final int MOST_BYTES = 1_000_000;
    private static final JsonMapper JSON = JsonMapper.shared();

    private final ModelsSettings settings;
    private final Outgoing outgoing;

    public Models(ModelsSettings settings, Outgoing outgoing) {
        this.settings = settings;
        this.outgoing = outgoing;
    }

    /** Absent = no model is set. */
    public Optional<String> name() {
        return settings.url().flatMap(_ -> settings.name());
    }

    /**
     * What the model writes.
     *
     * @param text what it is to work on; data, whatever it says
     * @throws ModelFailed when none is set, or it is not there, too slow, refuses or answers nonsense
     */
    public Written write(String instructions, String text) throws ModelFailed {
        URI base = URI.create(settings.url().orElseThrow(() -> new ModelFailed("No language model is set.")));
        Dialect dialect = Dialect.of(base);
        String body = JSON.writeValueAsString(dialect.body(settings.name().orElse(""), instructions, text));
        // The operator's own address, which may well be on this machine.
        Ask ask = new Ask(dialect.whole(base), Reach.ANYWHERE, "application/json", MOST_BYTES, settings.patience());
        Fetched reply;
        try {
            reply = outgoing.post(new Post(ask, dialect.headers(settings.key()), "application/json", body));
        } catch (IOException e) {
            throw new ModelFailed("The language model did not answer in time or is not there.");
        }
        if (reply.status() != 200) {
            throw new ModelFailed("The language model answered with status %d.".formatted(reply.status()));
        }
        try {
            return dialect.written(JSON.readTree(reply.body()))
                    .orElseThrow(() -> new ModelFailed("The language model's answer holds no text."));
        } catch (JacksonException e) {
            throw new ModelFailed("The language model's answer cannot be read.");
        }
    }
}
