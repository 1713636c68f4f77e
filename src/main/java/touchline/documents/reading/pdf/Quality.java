package touchline.documents.reading.pdf;

import java.util.List;

/** Whether what was read can be text at all: fonts may hide what their glyphs stand for. */
final class Quality {

    private static final int TENTH = 10;

    private Quality() {}

    static boolean isLow(List<PageScan> scans) {
        long glyphs = scans.stream().mapToLong(PageScan::glyphs).sum();
        long unmapped = scans.stream().mapToLong(PageScan::unmapped).sum();
        long strange = scans.stream()
                .flatMap(scan -> scan.segments().stream())
                .flatMapToInt(segment -> segment.text().codePoints())
                .filter(Quality::isStrange)
                .count();
        return (unmapped + strange) * TENTH > glyphs;
    }

    private static boolean isStrange(int letter) {
        int type = Character.getType(letter);
        return letter == 0xFFFD
                || type == Character.PRIVATE_USE
                || type == Character.UNASSIGNED
                || type == Character.CONTROL;
    }
}
