package touchline.crawling;

import java.net.URI;

/** What came of asking for an address. */
public sealed interface Visit {

    URI address();

    /** @param unchanged whether the body is the one that we knew already */
    record Got(Page page, boolean unchanged) implements Visit {

        @Override
        public URI address() {
            return page.address();
        }
    }

    /** @param sentence says why, for the report of whoever asked */
    record Missed(URI address, Miss why, String sentence) implements Visit {}

    /** Why there is no page. */
    enum Miss {
        /** No web address, an odd port, or an address inside a private network. */
        URL_NOT_ALLOWED,
        /** robots.txt keeps us out, or cannot be read while the host fails. */
        ROBOTS,
        /** The host refuses programs like us, or asks for a sign of being human. Never evaded. */
        BLOCKED,
        /** Too many requests: to be asked again later. */
        BUSY,
        NOT_FOUND,
        /** Answered as if it were there, with the page that this host shows for whatever is not. */
        SOFT_404,
        /** A sign-in, consent or "enable JavaScript" page instead of what was asked for. */
        CONTENT_SUSPECT,
        TOO_LARGE,
        TIMEOUT,
        UNREACHABLE,
        /** The server failed, or answered what no browser could use. */
        FAILED
    }
}
