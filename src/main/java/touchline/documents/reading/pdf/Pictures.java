package touchline.documents.reading.pdf;

import java.io.IOException;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.jspecify.annotations.Nullable;

/** Tells whether a page shows pictures, which may be of text. */
final class Pictures {

    private static final int DEPTH = 4;

    private Pictures() {}

    static boolean on(PDPage page) throws IOException {
        return in(page.getResources(), 0);
    }

    private static boolean in(@Nullable PDResources resources, int depth) throws IOException {
        if (resources == null || depth > DEPTH) {
            return false;
        }
        for (COSName name : resources.getXObjectNames()) {
            if (resources.isImageXObject(name)) {
                return true;
            }
            if (resources.getXObject(name) instanceof PDFormXObject form && in(form.getResources(), depth + 1)) {
                return true;
            }
        }
        return false;
    }
}
