package touchline.documents.reading.pdf;

import java.util.List;

/** A table where it stands on its page. */
record Table(List<List<String>> rows, float left, float right, float top, float bottom, float size) implements Placed {}
