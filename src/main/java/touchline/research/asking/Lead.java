package touchline.research.asking;

/**
 * Something that is asked of the register and the library.
 *
 * @param weight how much what it finds counts; the question itself counts most
 */
public record Lead(String question, double weight) {}
