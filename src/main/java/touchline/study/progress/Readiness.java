package touchline.study.progress;

import java.util.Optional;
import touchline.mcp.Doc;

/** What a full mock would probably bring now. */
public record Readiness(
        @Doc("Questions right of 20; absent = not enough answers yet")
        Optional<Integer> expectedScore,

        @Doc("Percent; absent = not enough answers yet") Optional<Integer> passChance,

        @Doc("What the estimate rests on, or what is missing for one")
        String basis) {}
