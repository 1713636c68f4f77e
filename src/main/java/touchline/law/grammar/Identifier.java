package touchline.law.grammar;

/**
 * One decision's number as it stands in a text.
 *
 * @param key the normal form, the same for every way of printing: {@code CAS 2008/A/1519} (also for TAS),
 *     {@code C-650/22} (also for its CELEX number), {@code 4A_558/2011}, {@code ECLI:EU:C:2024:824}
 * @param printed the characters from {@code start} to {@code end} of the text; only {@code 1520} in
 *     {@code CAS 2008/A/1519 & 1520}
 * @param start offset in UTF-16 units of the original text
 * @param end offset after the last such unit
 */
public record Identifier(Kind kind, String key, String printed, int start, int end) {}
