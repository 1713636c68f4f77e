package touchline.study.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.law.Article;
import touchline.law.ChangeNote;
import touchline.law.Confidence;
import touchline.law.Figures;
import touchline.law.Instrument;
import touchline.law.KeyFact;
import touchline.law.Provision;
import touchline.law.Reading;
import touchline.law.Standing;
import touchline.law.Status;
import touchline.law.Suspension;
import touchline.mcp.Doc;
import touchline.mcp.Lasting;

/** What the register says of one article on one day. */
record ArticleAnswer(
        @Doc("How to cite it, such as RSTP 17") String citation,
        String instrument,
        String instrumentTitle,
        String issuer,
        @Doc("The number as printed") String article,
        String title,
        @Doc("The day this answer holds for") LocalDate asOf,

        @Doc("Sentences that must go with any use of this answer, the weightiest first")
        List<String> warnings,

        @Doc("Own words, not the text of the regulation") String summary,

        @Doc("The rules one by one, with their paragraph; own words")
        List<KeyFact> keyFacts,

        @Doc("The paragraph that was asked for, if any") Optional<Reading.Pinpoint> pinpoint,
        @Doc("What the register knows of this wording") Status status,

        @Doc("holds: known to hold on the day; ended: the newest earlier wording; not_yet: not in force that early")
        Standing standing,

        @Doc("The instrument's edition that the register records")
        String edition,

        @Doc("First day of that edition; absent = not known")
        Optional<LocalDate> editionFrom,

        @Doc("The edition whose text was read") String readEdition,

        @Doc("First day for which this wording is known to hold; absent = not known")
        Optional<LocalDate> inForceFrom,

        @Doc("Last such day; absent = no end known") Optional<LocalDate> inForceTo,
        @Doc("What is printed but not applied on the day") Optional<Suspension> suspended,
        @Doc("What changed up to the day") List<ChangeNote> changes,
        @Doc("What is known to change after the day") List<ChangeNote> coming,

        @Doc("Other editions of this article in the register; ask with as_of")
        List<OtherEdition> otherEditions,

        List<String> topics,
        @Doc("What the entry rests on") Confidence confidence,

        @Doc("How many of its figures a second source confirms")
        Figures.Checked figuresChecked,

        @Doc("Cite this with the rule") String sourceUrl,
        @Doc("Where number and content were seen") List<String> verifiedBy,
        @Doc("The last day on which sources were looked at") LocalDate stateOfSources)
        implements Lasting {

    record OtherEdition(
            String citation,
            String readEdition,
            Optional<LocalDate> inForceFrom,
            Optional<LocalDate> inForceTo,
            Status status) {

        private static OtherEdition of(Provision provision) {
            Article article = provision.article();
            return new OtherEdition(
                    provision.citation(),
                    provision.readEdition(),
                    article.inForceFrom(),
                    provision.lastDay(),
                    article.status());
        }
    }

    static ArticleAnswer of(Reading reading) {
        Provision provision = reading.provision();
        Article article = provision.article();
        Instrument instrument = provision.instrument();
        return new ArticleAnswer(
                provision.citation(),
                instrument.code(),
                instrument.title(),
                instrument.issuer(),
                article.number(),
                article.title(),
                reading.asOf(),
                reading.warnings(),
                article.summary(),
                article.keyFacts(),
                reading.pinpoint(),
                article.status(),
                reading.standing(),
                instrument.edition().name(),
                instrument.edition().from(),
                provision.readEdition(),
                article.inForceFrom(),
                provision.lastDay(),
                reading.suspension(),
                reading.changes(),
                reading.coming(),
                Stream.concat(reading.earlier().stream(), reading.later().stream())
                        .map(OtherEdition::of)
                        .toList(),
                article.topics(),
                article.confidence(),
                article.figures().checked(),
                instrument.sourceUrl(),
                Stream.concat(Stream.of(article.source().verifiedBy()), article.source().also().stream())
                        .toList(),
                instrument.stateOfSources());
    }

    @Override
    public String report() {
        return ArticleText.of(this);
    }
}
