package touchline.law.grammar;

/** The kinds of identifiers that are looked for. */
public enum Kind {
    CAS("CAS and TAS case numbers"),
    CAS_AD_HOC("numbers of the CAS ad hoc divisions"),
    FIFA_TRIBUNAL("Football Tribunal numbers (FPSD)"),
    FIFA_DISCIPLINARY("FIFA disciplinary numbers (FDD and older ones)"),
    FIFA_DATED("FIFA decisions cited by body and date"),
    CFCB("numbers of the UEFA Club Financial Control Body"),
    CJEU("case numbers of the EU courts"),
    ECLI("ECLI"),
    CELEX("CELEX numbers"),
    SWISS_TRIBUNAL("docket numbers of the Swiss Federal Tribunal"),
    SWISS_REPORTS("Swiss official reports (BGE, ATF, DTF)"),
    ECHR("application numbers of the European Court of Human Rights"),
    GERMAN_COURT("docket numbers of German courts"),
    EWHC("neutral citations of the High Court of England and Wales");

    private final String words;

    Kind(String words) {
        this.words = words;
    }

    /** What it is, as a report says it. */
    public String words() {
        return words;
    }
}
