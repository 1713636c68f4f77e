package touchline.football.reading;

import java.time.LocalDate;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchline.football.intake.Entry.From;

/** A file on its way into the register: whose it is, up to when it knows, and what is to be said of it as a whole. */
public final class Taking {

    private final String source;
    private final LocalDate asOf;
    private final Asked asked;
    private final Set<String> notes = new LinkedHashSet<>();

    public Taking(String source, LocalDate asOf, Asked asked) {
        this.source = source;
        this.asOf = asOf;
        this.asked = asked;
    }

    public Asked asked() {
        return asked;
    }

    public LocalDate asOf() {
        return asOf;
    }

    public From from() {
        return new From(source, Optional.empty(), asOf);
    }

    public From from(Optional<String> url) {
        return new From(source, url.filter(it -> it.startsWith("https://")), asOf);
    }

    /** Known at that day and no later, however late the file is. */
    public From fromUpTo(LocalDate day) {
        return new From(source, Optional.empty(), day.isBefore(asOf) ? day : asOf);
    }

    public void note(String sentence) {
        notes.add(sentence);
    }

    public List<String> notes() {
        return List.copyOf(notes);
    }
}
