package touchline.documents.process;

import touchline.documents.printing.Markup;

/** How the text of an order's file is to be printed. */
public record PrintOrder(Markup markup, String title) {}
