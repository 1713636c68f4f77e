package touchline.cases.tools;

import java.util.List;
import java.util.stream.Stream;
import touchline.mcp.Offer;

/** Lists what the area of legal case work offers, in the order clients see it. */
public final class CasesOffer {

    private CasesOffer() {}

    public static Offer over(LibraryTools library, CaseTools cases) {
        return new Offer(
                "cases",
                Stream.concat(library.inOrder().stream(), cases.inOrder().stream())
                        .toList(),
                List.of(),
                List.of(library.resource()));
    }
}
