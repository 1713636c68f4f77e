package touchline.study;

/**
 * One answer that a question offers.
 *
 * @param id a letter of the bank, never shown: what a candidate sees is shuffled
 * @param why says why it is right, or what the rule says instead; refers to no other option
 */
public record Option(String id, String text, boolean right, String why) {}
