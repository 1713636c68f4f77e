package touchline.research.asking;

/**
 * A search that found nothing.
 *
 * @param where such as the library of decisions
 * @param why one sentence
 */
public record Gap(String lookedFor, String where, String why) {

    public String sentence() {
        return "Looked for in %s, without result: “%s”. %s".formatted(where, lookedFor, why);
    }
}
