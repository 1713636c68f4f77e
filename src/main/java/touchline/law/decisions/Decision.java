package touchline.law.decisions;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * One decision, in the register's own words; what is not known is absent, never inferred.
 *
 * @param id as the forum prints it, such as {@code CAS 2008/A/1519 & 1520}, or a description of a decision without a
 *     public number; unique in the library
 * @param numbered whether {@code id} is a number of the forum's or a description of ours
 * @param alsoNumbered further numbers that lead here, such as an ECLI or {@code BGE 138 III 29}
 * @param called names it goes by, such as {@code Matuzalem}
 * @param forum who decided, such as {@code CAS} or {@code Swiss Federal Tribunal}
 * @param date when: the reasoned award or judgment; absent = no day was seen
 * @param operativePart when the result was given without reasons, where that was another day
 * @param statedYear the year where no day was seen
 * @param yearOf what {@code statedYear} is the year of
 * @param panel as printed; who presided is marked where known
 * @param outcome absent = not known
 * @param holding the point decided, in own words, at most 700 characters
 * @param cautions sentences that must go with any use of the decision
 */
@JsonIgnoreProperties("editor_notes")
public record Decision(
        String id,
        Numbering numbered,
        List<String> alsoNumbered,
        List<String> called,
        String forum,
        DocumentType type,
        Optional<String> chamber,
        List<String> parties,
        Optional<WrittenDate> date,
        Optional<WrittenDate> operativePart,
        @JsonProperty("year") Optional<Integer> statedYear,
        Optional<YearOf> yearOf,
        String language,
        String sport,
        List<String> panel,
        List<CitedArticle> articles,
        List<String> topics,
        List<String> keywords,
        Optional<String> outcome,
        String holding,
        Link source,
        Check check,
        List<Relation> related,
        List<Citing> citedIn,
        List<String> cautions) {

    /** Where the {@code id} comes from. */
    public enum Numbering {
        /** The forum's own number. */
        OFFICIAL,
        /** Body, date and party, put together because no public number exists: never to be cited as a number. */
        DESCRIPTIVE
    }

    /** What a year without a day is the year of. */
    public enum YearOf {
        DECISION,
        /** The year in the case number; the decision may be later. */
        NUMBER
    }

    /**
     * A rule the decision is about.
     *
     * @param instrument its code, such as {@code RSTP} or {@code TFEU}; not every one is in the register of articles
     * @param article as printed; absent = the text was named without one
     * @param edition absent = not recorded
     */
    public record CitedArticle(String instrument, Optional<String> article, Optional<String> edition) {}

    /**
     * Where to read the decision.
     *
     * @param seen whether this very address was seen; otherwise it follows the archive's known pattern
     * @param verifiedBy the pages the entry was written from
     * @param secondHand those of them known through a quotation only
     */
    public record Link(String url, boolean seen, List<String> verifiedBy, List<String> secondHand) {

        /** Archives print characters in their addresses that an address may not hold. */
        public Link {
            url = url.replace(" ", "%20")
                    .replace("{", "%7B")
                    .replace("}", "%7D")
                    .replace("[", "%5B")
                    .replace("]", "%5D");
        }
    }

    /**
     * How well the entry is known.
     *
     * @param on when it was last looked at
     * @param textCompared whether head, headnotes and operative part of the decision itself were compared
     * @param disputed what sources disagree about
     */
    public record Check(
            Confidence confidence, Level level, LocalDate on, boolean textCompared, Optional<String> disputed) {

        /** What the entry rests on. */
        public enum Confidence {
            TWO_SOURCES,
            ONE_SOURCE,
            DISPUTED
        }

        /** How often it was gone over: written once, read again, compared by another reader, or mended and read again. */
        public enum Level {
            COMPILED,
            REREAD,
            AUDITED,
            REVERIFIED
        }
    }

    /** Another decision in the same matter, and how this one stands to it. */
    public record Relation(String id, Kind relation) {

        /** Such as {@code ANNULLED_BY}: this decision was annulled by the other. */
        public enum Kind {
            HAS_OPINION,
            OPINION_OF,
            FOLLOWED_BY,
            FOLLOWS,
            CHALLENGED_IN,
            RULING_ON,
            ANNULLED_BY,
            ANNULS,
            COMPANION
        }
    }

    /** A decision that cites this one, and whose voice does so in it. */
    public record Citing(String id, Voice voice) {

        /** Who speaks where the citation stands. */
        public enum Voice {
            PANEL,
            PARTY,
            UNCLEAR
        }
    }

    public Decision {
        alsoNumbered = List.copyOf(alsoNumbered);
        called = List.copyOf(called);
        parties = List.copyOf(parties);
        panel = List.copyOf(panel);
        articles = List.copyOf(articles);
        topics = List.copyOf(topics);
        keywords = List.copyOf(keywords);
        related = List.copyOf(related);
        citedIn = List.copyOf(citedIn);
        cautions = List.copyOf(cautions);
    }

    /** The day of the reasoned award or judgment. */
    public Optional<LocalDate> day() {
        return date.flatMap(WrittenDate::day);
    }

    /** The day on which the result was given without reasons. */
    public Optional<LocalDate> operativeDay() {
        return operativePart.flatMap(WrittenDate::day);
    }

    /** The year of the decision, or of its number where {@link #yearOf} says so. */
    public Optional<Integer> year() {
        return day().map(LocalDate::getYear).or(() -> statedYear);
    }

    /** The same decision under another {@code id}. */
    Decision withId(String other) {
        return new Decision(
                other,
                numbered,
                alsoNumbered,
                called,
                forum,
                type,
                chamber,
                parties,
                date,
                operativePart,
                statedYear,
                yearOf,
                language,
                sport,
                panel,
                articles,
                topics,
                keywords,
                outcome,
                holding,
                source,
                check,
                related,
                citedIn,
                cautions);
    }
}
