package touchline.research.sources;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import touchline.cases.Authority;
import touchline.cases.SourceType;
import touchline.crawling.Page;

/** A page that somebody named: read as it is, and nobody's word but its own. */
public final class AnyPage implements WebPages {

    private static final UseTerms TERMS = UseTerms.unseen(
            "The terms of this site were not looked at: cite it and link to it, and do not copy its text.",
            AiUse.NOT_ESTABLISHED);

    @Override
    public String name() {
        return "a page of the web";
    }

    @Override
    public List<String> hosts() {
        return List.of();
    }

    @Override
    public UseTerms terms() {
        return TERMS;
    }

    @Override
    public SourceType type() {
        return SourceType.WEB_PAGE;
    }

    @Override
    public Optional<Authority> authority() {
        return Optional.empty();
    }

    @Override
    public Sheet sheet(Page page, URI home) {
        return Html.sheet(page);
    }
}
