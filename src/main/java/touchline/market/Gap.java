package touchline.market;

/**
 * Something that is not known.
 *
 * @param what such as {@code contract}
 * @param sentence what is not known, and why
 * @param remedy what would fill it
 */
public record Gap(String what, String sentence, String remedy) {}
