package touchline.caseapi;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import touchline.cases.CaseFile;
import touchline.problem.Problem;

/** Versions of cases as entity tags. */
final class CaseVersion {

    private static final Pattern TAG = Pattern.compile("(?:W/)?\"(?<version>\\d{1,9})\"");
    private static final String ANY = "*";

    private CaseVersion() {}

    static String tag(CaseFile file) {
        return "\"%d\"".formatted(file.version());
    }

    /** @param current read for {@code *} only */
    static int matched(Optional<String> match, Supplier<CaseFile> current) {
        String tag = match.orElseThrow(() -> Problem.invalid(
                "If-Match", "required", "Send the ETag of the case that you have read in the If-Match header."));
        return tag.strip().equals(ANY) ? current.get().version() : version(tag);
    }

    /** Absent = whatever the version is. */
    static Optional<Integer> ifMatched(Optional<String> match) {
        return match.filter(tag -> !tag.strip().equals(ANY)).map(CaseVersion::version);
    }

    private static int version(String tag) {
        var form = TAG.matcher(tag.strip());
        if (!form.matches()) {
            throw Problem.invalid("If-Match", "one ETag", "If-Match must be one ETag of this case, such as \"3\".");
        }
        return Integer.parseInt(form.group("version"));
    }
}
