package touchline.crawling;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.Charset;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jspecify.annotations.Nullable;

/**
 * What an address held.
 *
 * @param address that was asked for
 * @param found where it was in the end, after redirects
 * @param type the media type with its charset, as the server wrote it
 * @param sha256 of the body, in hexadecimal
 * @param etag the server's mark of this state, if it gave one
 * @param modified when the server says that it last changed, as it wrote it
 * @param fetchedAt when we last asked
 * @param changedAt when we first saw this body
 */
public record Page(
        URI address,
        URI found,
        String type,
        byte[] body,
        String sha256,
        Optional<String> etag,
        Optional<String> modified,
        Instant fetchedAt,
        Instant changedAt) {

    private static final Pattern CHARSET = Pattern.compile("(?i)charset=\"?([\\w.:-]+)");

    public boolean isHtml() {
        return type.isEmpty() || type.startsWith("text/html") || type.startsWith("application/xhtml");
    }

    public boolean isJson() {
        return type.startsWith("application/json");
    }

    /** Whether it says little by itself and has scripts, which may have more to say in the browser. */
    public boolean mayGrow() {
        return isHtml()
                && PageText.of(this).saysLittle()
                && html().selectFirst("script:not([type=application/ld+json])") != null;
    }

    /** The page as a tree of elements, in the letters that the server, the page itself or its bytes name. */
    public Document html() {
        try {
            return Jsoup.parse(new ByteArrayInputStream(body), charset(), found.toString());
        } catch (IOException neverOfAnArray) {
            throw new UncheckedIOException(neverOfAnArray);
        }
    }

    /** Null lets the page itself say. */
    private @Nullable String charset() {
        var named = CHARSET.matcher(type);
        return named.find() && isKnown(named.group(1)) ? named.group(1) : null;
    }

    private static boolean isKnown(String charset) {
        try {
            return Charset.isSupported(charset);
        } catch (IllegalArgumentException oddName) {
            return false;
        }
    }
}
