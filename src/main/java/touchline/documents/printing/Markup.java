package touchline.documents.printing;

/** In which the text to be printed is written. */
public enum Markup {
    MARKDOWN,
    HTML
}
