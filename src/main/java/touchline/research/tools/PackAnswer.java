package touchline.research.tools;

import touchline.mcp.Doc;
import touchline.mcp.Report;
import touchline.research.pack.PackText;
import touchline.research.pack.SourcePack;

/** A source pack as data and as Markdown. */
record PackAnswer(
        SourcePack pack, @Doc("The whole pack for a reader") String markdown) implements Report {

    static PackAnswer of(SourcePack pack) {
        return new PackAnswer(pack, PackText.of(pack));
    }

    @Override
    public String report() {
        return markdown;
    }
}
