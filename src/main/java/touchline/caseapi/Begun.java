package touchline.caseapi;

import touchline.mcp.Doc;

/** Long work that was begun. */
record Begun(
        String jobId, @Doc("Where it says how far it is") String statusUrl) {}
