package touchline.market.feeds;

import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import touchline.football.Event.Certainty;
import touchline.football.Source;

/**
 * A feed that the operator names.
 *
 * @param certainty of what it says
 */
record Feed(URI address, Certainty certainty) {

    String host() {
        return address.getHost().toLowerCase(Locale.ROOT).replaceFirst("^www\\.", "");
    }

    /** Headlines of one host are of one source, whichever of its feeds they were in. */
    Source source() {
        return new Source(
                "feed-" + host(),
                host(),
                address.getScheme() + "://" + address.getRawAuthority(),
                "headlines with links, as the site offers them in its feeds",
                Optional.empty(),
                "Headlines from feeds of %s, which the operator of this service named.".formatted(host()),
                Source.Zone.OPERATOR);
    }
}
