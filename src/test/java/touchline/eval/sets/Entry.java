package touchline.eval.sets;

/**
 * One text of a public set, which is found or not.
 *
 * @param title may be empty
 */
public record Entry(String id, String title, String text) {}
