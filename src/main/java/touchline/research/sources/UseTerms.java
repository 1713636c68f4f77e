package touchline.research.sources;

import java.time.LocalDate;
import java.util.Optional;
import touchline.mcp.Doc;

/** On what terms the texts of a place may be used, as far as it is known. */
public record UseTerms(
        @Doc("One or two sentences") String terms,
        AiUse aiUse,
        @Doc("Where they stand; absent = not seen anywhere") Optional<String> termsUrl,
        @Doc("When they were read there") Optional<LocalDate> seenOn) {

    static UseTerms seen(String terms, AiUse aiUse, String url, LocalDate day) {
        return new UseTerms(terms, aiUse, Optional.of(url), Optional.of(day));
    }

    /** Where no terms were seen, which is said. */
    public static UseTerms unseen(String terms, AiUse aiUse) {
        return new UseTerms(terms, aiUse, Optional.empty(), Optional.empty());
    }
}
