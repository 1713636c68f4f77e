package touchline.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;

/**
 * What a client saw of the service, as {@code seen.mjs} writes it.
 *
 * @param version the protocol version that client and service agreed on, where the client tells
 * @param account what the service says of the caller
 */
record Seen(
        Optional<String> version,
        String server,
        List<String> tools,
        String article,
        String missingArgument,
        int unknownTool,
        String prompt,
        String resource,
        List<String> completions,
        Account account) {

    record Account(String tier, boolean userBound, List<Key> keys) {}

    record Key(String prefix) {}

    /** Lists, calls, both kinds of failure, a prompt, a resource and a completion are all there. */
    Seen isComplete() {
        assertThat(server).isEqualTo("touchline");
        assertThat(tools).contains("get_account_status", "get_lesson", "get_regulation_article");
        assertThat(article).isEqualTo("FFAR 15");
        assertThat(missingArgument).startsWith("INVALID_ARGUMENT: `lesson_number` is missing.");
        assertThat(unknownTool).isEqualTo(-32602);
        assertThat(prompt).contains("get_lesson with lesson_number 4");
        assertThat(resource).isEqualTo("text/markdown");
        assertThat(completions).containsExactly("FFAR");
        return this;
    }

    /** The service knows the caller as the person whose key this is. */
    void isSeenAsTheHolderOf(String key, String tier) {
        assertThat(account.tier()).isEqualTo(tier);
        assertThat(account.userBound()).isTrue();
        assertThat(account.keys()).extracting(Key::prefix).anyMatch(key::startsWith);
    }
}
