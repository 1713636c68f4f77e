package touchline.law;

/** One edition of an article together with the instrument it stands in. */
public record Provision(Instrument instrument, Article article) {

    /** How to cite it, such as {@code FFAR 15}. */
    public String citation() {
        return instrument.code() + " " + article.number();
    }

    /** The edition whose text was read, or what was read instead. */
    public String readEdition() {
        return article.readEdition().orElse(instrument.read().edition());
    }
}
