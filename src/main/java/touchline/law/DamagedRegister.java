package touchline.law;

/** A register file that cannot be used: one sentence that names file and entry, and how to restore them. */
public final class DamagedRegister extends RuntimeException {

    /** @param where the file and entry */
    public DamagedRegister(String where, String what) {
        super("The register of football law is damaged: %s: %s. Mend that entry, or restore the file from the release"
                        .formatted(where, what)
                + " this service was built from, and start again.");
    }

    static DamagedRegister entry(Instrument instrument, Article article, String what) {
        return new DamagedRegister("%s, article %s".formatted(instrument.code(), article.number()), what);
    }

    String sentence() {
        return String.valueOf(getMessage());
    }
}
