package touchline.cases.tools;

import java.util.List;
import java.util.stream.Stream;
import touchline.mcp.Offer;

/** Lists what the area of legal case work offers, in the order clients see it; research's tools stand between and after. */
public final class CasesOffer {

    private static final String AREA = "cases";

    private CasesOffer() {}

    /** The library, and the cases themselves. */
    public static Offer over(LibraryTools library, CaseTools cases) {
        return new Offer(
                AREA,
                Stream.concat(library.inOrder().stream(), cases.ofCases().stream())
                        .toList(),
                List.of(),
                List.of(library.resource()));
    }

    /** What belongs to a case. */
    public static Offer within(CaseTools cases) {
        return new Offer(AREA, cases.withinCases(), List.of(), List.of());
    }
}
