package touchline.cases;

import java.util.List;

/** A case with all that belongs to it. */
public record CaseOverview(
        CaseFile file,
        List<Document> documents,
        int documentCount,
        List<Source> sources,
        int sourceCount,
        List<Finding> findings,
        List<Link> links,
        List<Note> notes) {}
