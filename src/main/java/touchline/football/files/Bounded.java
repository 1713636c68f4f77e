package touchline.football.files;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import touchline.problem.Problem;

/** A stream that ends with a refusal where a file unpacks to more than any real one does. */
final class Bounded extends FilterInputStream {

    /** The largest table that is known has a tenth of it. */
    static final long MOST_BYTES = 4L << 30;

    /** Tables and JSON unpack to 30 times their size at most. */
    static final long MOST_TIMES = 200;

    /** Up to here nothing is harmful, however well it was packed. */
    static final long HARMLESS = 16L << 20;

    private final String name;
    private final long packed;
    private long read;

    /** @param packed how many bytes it takes when packed; 0 = it is not packed */
    Bounded(InputStream unpacked, String name, long packed) {
        super(unpacked);
        this.name = name;
        this.packed = packed;
    }

    @Override
    public int read() throws IOException {
        int one = super.read();
        count(one < 0 ? 0 : 1);
        return one;
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
        int count = super.read(into, offset, length);
        count(Math.max(0, count));
        return count;
    }

    @Override
    public long skip(long count) throws IOException {
        long skipped = super.skip(count);
        count(skipped);
        return skipped;
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    private void count(long more) {
        read += more;
        check(name, read, packed);
    }

    static void check(String name, long unpacked, long packed) {
        if (unpacked > MOST_BYTES || (packed > 0 && unpacked > HARMLESS && unpacked > packed * MOST_TIMES)) {
            throw Problem.invalid(
                    "file",
                    "size",
                    "%s unpacks to far more than such a file holds: unpack it yourself, look at it, and import the table that you need."
                            .formatted(name));
        }
    }
}
