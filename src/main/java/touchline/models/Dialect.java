package touchline.models;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** How a server of models wants to be asked, told from its address. */
enum Dialect {
    /** Chat completions as OpenAI began them and most servers understand. */
    OPENAI("/chat/completions", "/choices/0/message/content", "/usage/prompt_tokens", "/usage/completion_tokens"),
    /** Anthropic's messages. */
    ANTHROPIC("/v1/messages", "/content/0/text", "/usage/input_tokens", "/usage/output_tokens"),
    /** Ollama's own chat. */
    OLLAMA("/api/chat", "/message/content", "/prompt_eval_count", "/eval_count");

    private static final int MOST_TOKENS = 1_000;

    private final String path;
    private final String answer;
    private final String read;
    private final String written;

    Dialect(String path, String answer, String read, String written) {
        this.path = path;
        this.answer = answer;
        this.read = read;
        this.written = written;
    }

    static Dialect of(URI address) {
        String text = String.valueOf(address.getPath());
        if (String.valueOf(address.getHost()).endsWith("anthropic.com") || text.endsWith(ANTHROPIC.path)) {
            return ANTHROPIC;
        }
        return text.endsWith("/api") || text.endsWith(OLLAMA.path) ? OLLAMA : OPENAI;
    }

    /** The whole address, of which an operator may have left out the end. */
    URI whole(URI address) {
        String base = address.toString().replaceAll("/+$", "");
        if (base.endsWith(path)) {
            return URI.create(base);
        }
        String first = path.substring(0, path.indexOf('/', 1));
        return URI.create(base.endsWith(first) ? base + path.substring(first.length()) : base + path);
    }

    Map<String, String> headers(Optional<String> key) {
        return this == ANTHROPIC
                ? key.map(secret -> Map.of("x-api-key", secret, "anthropic-version", "2023-06-01"))
                        .orElseGet(() -> Map.of("anthropic-version", "2023-06-01"))
                : key.map(secret -> Map.of("Authorization", "Bearer " + secret)).orElseGet(Map::of);
    }

    Map<String, Object> body(String model, String instructions, String text) {
        var user = Map.of("role", "user", "content", text);
        return switch (this) {
            case ANTHROPIC ->
                Map.of(
                        "model",
                        model,
                        "max_tokens",
                        MOST_TOKENS,
                        "temperature",
                        0,
                        "system",
                        instructions,
                        "messages",
                        List.of(user));
            case OPENAI ->
                Map.of(
                        "model",
                        model,
                        "max_tokens",
                        MOST_TOKENS,
                        "temperature",
                        0,
                        "messages",
                        both(instructions, user));
            case OLLAMA ->
                Map.of(
                        "model",
                        model,
                        "stream",
                        false,
                        "options",
                        Map.of("temperature", 0, "num_predict", MOST_TOKENS),
                        "messages",
                        both(instructions, user));
        };
    }

    private static List<Map<String, String>> both(String instructions, Map<String, String> user) {
        return List.of(Map.of("role", "system", "content", instructions), user);
    }

    Optional<Written> written(JsonNode reply) {
        JsonNode text = reply.at(answer);
        return text.isString() && !text.asString().isBlank()
                ? Optional.of(new Written(text.asString(), usage(reply)))
                : Optional.empty();
    }

    private Optional<Written.Usage> usage(JsonNode reply) {
        JsonNode in = reply.at(read);
        JsonNode out = reply.at(written);
        return in.isInt() && out.isInt() ? Optional.of(new Written.Usage(in.asInt(), out.asInt())) : Optional.empty();
    }
}
