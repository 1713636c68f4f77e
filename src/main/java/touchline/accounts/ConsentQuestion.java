package touchline.accounts;

import java.util.List;
import java.util.Optional;

/**
 * What a person is asked before an application may act in their name.
 *
 * @param state names the question when it is answered
 * @param application its name, as it calls itself
 * @param vouchedBy the host whose document describes the application; absent = nobody vouches for the name
 * @param returnsTo the host the person is sent back to, or the scheme of an installed application
 * @param scopes what it may do: {@code openid}, {@code profile}, {@code email}, {@code offline_access}, {@code tools}
 */
public record ConsentQuestion(
        String state,
        String clientId,
        String application,
        Optional<String> vouchedBy,
        String returnsTo,
        List<String> scopes) {}
