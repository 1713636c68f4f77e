package touchline.research.pack;

import java.net.URI;
import java.util.Optional;
import touchline.cases.Authority;
import touchline.cases.Source;
import touchline.research.sources.AiUse;
import touchline.research.sources.Catalogue;
import touchline.research.sources.UseTerms;

/** On what terms the sources of a pack may be used. */
final class Terms {

    private static final UseTerms OWN = UseTerms.unseen(
            "Material of whoever keeps the case; it is confidential unless they say otherwise.", AiUse.OWNER_DECIDES);

    private Terms() {}

    static UseTerms of(Source source) {
        if (source.documentId().isPresent() || source.authority().equals(Optional.of(Authority.INTERNAL))) {
            return OWN;
        }
        return source.sourceUrl().map(Terms::at).orElse(Catalogue.ANY.terms());
    }

    static UseTerms at(String address) {
        try {
            return Catalogue.of(URI.create(address.replace(" ", "%20"))).terms();
        } catch (IllegalArgumentException oddAddress) {
            return Catalogue.ANY.terms();
        }
    }
}
