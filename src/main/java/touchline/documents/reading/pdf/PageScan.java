package touchline.documents.reading.pdf;

import java.util.List;

/**
 * What was found on a page.
 *
 * @param number from 1
 * @param unmapped glyphs that nobody can tell what they stand for
 * @param sideways glyphs left out because they run across the others
 */
record PageScan(
        int number,
        float width,
        float height,
        List<Segment> segments,
        List<Ruling> rulings,
        int glyphs,
        int unmapped,
        int sideways) {}
