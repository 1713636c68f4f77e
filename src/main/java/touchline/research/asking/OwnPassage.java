package touchline.research.asking;

/**
 * A passage of the case's own material.
 *
 * @param sourceId of the source of the case in which it stands
 * @param citation with page and paragraph where there are any
 */
public record OwnPassage(String sourceId, String citation, String text) {}
