package touchline.law;

/** One rule of an article in own words; {@code ref} is the paragraph, such as {@code 17(3)}. */
public record KeyFact(String ref, String fact) {

    public KeyFact {
        Fields.present("ref", ref);
        Fields.present("fact", fact);
    }
}
