package touchline.cases.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.law.decisions.CitedInstruments;
import touchline.law.decisions.Decision;
import touchline.law.decisions.DocumentType;
import touchline.mcp.Doc;
import touchline.mcp.Report;

/** What the library holds of one decision. */
record DecisionAnswer(
        @Doc("The number as the forum prints it, or a description where none is public")
        String id,

        @Doc("official: the forum's number; descriptive: our description, never to be cited as a number")
        Decision.Numbering numbered,

        @Doc("Further numbers of the same decision, such as its ECLI")
        List<String> alsoNumbered,

        @Doc("Names it goes by") List<String> called,
        String forum,
        Optional<String> chamber,
        DocumentType type,
        List<String> parties,

        @Doc("The day of the reasoned decision; absent = not known")
        Optional<LocalDate> date,

        @Doc("The day of the result without reasons, where it was another")
        Optional<LocalDate> operativePartDate,

        @Doc("Of the decision, or of its number where a warning says so")
        Optional<Integer> year,

        @Doc("Sentences that must go with any use of this answer")
        List<String> warnings,

        @Doc("Own words, not the text of the decision") String holding,
        @Doc("Absent = not known") Optional<String> outcome,
        @Doc("As printed") List<String> panel,
        @Doc("Language of the decision, ISO 639-1") String language,
        String sport,
        List<Article> articles,
        List<String> topics,
        List<String> keywords,

        @Doc("Other decisions in the matter, and how this one stands to them")
        List<Related> related,

        @Doc("Decisions of the library that cite this one") List<Citing> citedIn,
        @Doc("Cite this with the decision") String sourceUrl,

        @Doc("False = the address follows the archive's known pattern and was not itself seen")
        boolean sourceUrlSeen,

        @Doc("Pages that the entry was written from") List<String> verifiedBy,
        @Doc("What the entry rests on") Decision.Check.Confidence confidence,
        @Doc("When the entry was last looked at") LocalDate checkedOn)
        implements Report {

    record Article(
            @Doc("Code of the instrument") String instrument,
            String title,

            @Doc("As printed; absent = the instrument was named without one")
            Optional<String> article,

            @Doc("Absent = not recorded") Optional<String> edition,

            @Doc("Whether get_regulation_article has it; its present wording may differ from the one applied")
            boolean inRegister) {

        static Article of(Decision.CitedArticle cited, CitedInstruments instruments) {
            return new Article(
                    cited.instrument(),
                    instruments.title(cited.instrument()).orElse(cited.instrument()),
                    cited.article(),
                    cited.edition(),
                    cited.article().isPresent() && instruments.isKnown(cited));
        }
    }

    record Related(
            String id,

            @Doc(
                    "Such as annulled_by: this decision was annulled by that one; same_number: another decision in the case")
            String relation,

            List<String> parties,
            Optional<LocalDate> date) {}

    record Citing(String id, @Doc("Who cites it there") Decision.Citing.Voice voice) {}

    @Override
    public String report() {
        return DecisionText.of(this);
    }
}
