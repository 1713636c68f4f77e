package touchline.study.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.accounts.PublicAddress;
import touchline.accounts.Quota;
import touchline.law.Article;
import touchline.law.ChangeNote;
import touchline.law.KeyFact;
import touchline.law.Provision;
import touchline.law.Reading;
import touchline.law.Status;
import touchline.law.Suspension;
import touchline.law.sums.Sum;
import touchline.mcp.Doc;
import touchline.mcp.Report;
import touchline.retrieval.Strength;
import touchline.study.assistant.Answer;

/** An answer of the assistant, with what it rests on. */
record StudyAnswer(
        @Doc("How far the answer can be relied on; weak or none: say so, and do not present it as an answer")
        Strength retrieval,

        @Doc("Why, in one sentence") String reason,

        @Doc("extractive: sentences of the register; model: written by a language model and held to the passages")
        Answer.Engine engine,

        @Doc("What is to be said of the engine, such as that sentences were left out")
        Optional<String> engineNote,

        @Doc("The direct answer with its citations; where nothing here answers, it says so")
        String answer,

        @Doc("The day this answer holds for") LocalDate asOf,
        @Doc("Present when the question was worked out") Optional<Working> working,
        @Doc("What the answer rests on, best first") List<CitedArticle> citations,
        @Doc("Where to look or read on") List<String> lookAt,
        @Doc("What was left out of the search") List<String> notSearched,
        Optional<Quota> quota)
        implements Report {

    record Working(
            @Doc("The working, line by line") List<String> steps,

            @Doc("Taken for granted, as the question does not say it")
            List<String> assumptions,

            @Doc("What neither the question nor the register tells")
            List<String> unknown) {

        private static Working of(Sum sum) {
            return new Working(sum.steps(), sum.assumptions(), sum.unknown());
        }
    }

    record CitedArticle(
            @Doc("As the register cites it, such as RSTP 17")
            String article,

            String title,

            @Doc("Own words, not the text of the regulation")
            String summary,

            @Doc("The rules one by one; own words") List<KeyFact> keyFacts,
            Status status,

            @Doc("The instrument's edition that the register records")
            String edition,

            @Doc("The edition whose text was read") String readEdition,

            @Doc("What is printed but not applied on the day")
            Optional<Suspension> suspended,

            @Doc("What is known to change after the day") List<ChangeNote> coming,
            @Doc("What must be said with the rule") List<String> warnings,
            String sourceUrl) {

        private static CitedArticle of(Reading reading) {
            Provision provision = reading.provision();
            Article article = provision.article();
            return new CitedArticle(
                    provision.citation(),
                    article.title(),
                    article.summary(),
                    article.keyFacts(),
                    article.status(),
                    provision.instrument().edition().name(),
                    provision.readEdition(),
                    reading.suspension(),
                    reading.coming(),
                    reading.warnings(),
                    provision.instrument().sourceUrl());
        }
    }

    static StudyAnswer of(Answer answer, PublicAddress address, Optional<Quota> quota) {
        return new StudyAnswer(
                answer.strength(),
                answer.reason(),
                answer.engine(),
                answer.note(),
                StudySentences.of(answer),
                answer.asOf(),
                answer.sum().map(Working::of),
                answer.articles().stream().map(CitedArticle::of).toList(),
                StudySentences.lookAt(answer, address),
                answer.notSearched(),
                quota);
    }

    @Override
    public String report() {
        return StudyText.of(this);
    }
}
