package touchline.study.assistant;

/**
 * A sentence of an answer.
 *
 * @param citation the rule it rests on, such as {@code RSTP 17(3)}
 * @param article the article of that rule, as the register cites it
 */
public record Statement(String text, String citation, String article) {}
