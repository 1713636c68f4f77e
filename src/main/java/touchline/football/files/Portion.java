package touchline.football.files;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import touchline.problem.Problem;

/** A stream that ends with a refusal where one element, which has to be kept whole, is longer than any real one. */
final class Portion extends FilterInputStream {

    /** A match sheet has a hundredth of it. */
    static final int MOST_BYTES = 4 << 20;

    private final String name;
    private boolean counting;
    private long read;

    Portion(InputStream bytes, String name) {
        super(bytes);
        this.name = name;
    }

    void begin() {
        counting = true;
        read = 0;
    }

    void end() {
        counting = false;
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

    private void count(int more) {
        read += more;
        if (counting && read > MOST_BYTES) {
            throw Problem.invalid(
                    "file",
                    "size",
                    "%s has an element of more than 4 MB, which no such file has: look at it, and import the part that you need."
                            .formatted(name));
        }
    }
}
