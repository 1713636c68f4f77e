package touchline.site;

/** @param html trusted: made by ourselves, with everything foreign in it escaped */
public record Section(String title, String html) {}
