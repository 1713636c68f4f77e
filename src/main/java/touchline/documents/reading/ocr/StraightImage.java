package touchline.documents.reading.ocr;

import java.awt.Color;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A grey image of a page as if the paper had lain straight; all measures in pixels.
 *
 * @param askew how much lower its lines get with each pixel to the right
 */
record StraightImage(BufferedImage image, float askew) {

    /** Print is darker than the paper by far. */
    private static final float DARK = 0.6f;

    BufferedImage cut(int left, int top, int width, int height) {
        var cut = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
        var canvas = cut.createGraphics();
        canvas.setColor(Color.WHITE);
        canvas.fillRect(0, 0, width, height);
        canvas.setTransform(new AffineTransform(1, -askew, askew, 1, -left, -top));
        canvas.drawImage(image, 0, 0, null);
        canvas.dispose();
        return cut;
    }

    /** Whether something stands there that is at least so high. */
    boolean isPrinted(int left, int top, int width, int height, float least) {
        var pixels = cut(left, top, width, height).getRaster();
        int paper = paper(pixels);
        long rows = IntStream.range(0, height)
                .filter(y -> IntStream.range(0, width).anyMatch(x -> pixels.getSample(x, y, 0) < DARK * paper))
                .count();
        return rows > least;
    }

    /** How bright the paper is, from 0 to 255. */
    int paper() {
        return paper(image.getRaster());
    }

    private static int paper(Raster pixels) {
        int[] all = pixels.getSamples(0, 0, pixels.getWidth(), pixels.getHeight(), 0, (int[]) null);
        Arrays.sort(all);
        return all[all.length / 2];
    }
}
