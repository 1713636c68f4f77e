package touchline.documents.reading.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.jspecify.annotations.Nullable;

/** The pictures that a page shows, which may be of text. */
final class Pictures {

    private static final int DEPTH = 4;

    private Pictures() {}

    static boolean on(PDPage page) throws IOException {
        return !in(page.getResources(), 0).isEmpty();
    }

    /** Has them drawn larger without steps, which tesseract takes for commas and dashes. */
    static void smooth(PDPage page) throws IOException {
        in(page.getResources(), 0).forEach(picture -> picture.setBoolean(COSName.INTERPOLATE, true));
    }

    private static List<COSDictionary> in(@Nullable PDResources resources, int depth) throws IOException {
        List<COSDictionary> found = new ArrayList<>();
        if (resources == null || depth > DEPTH) {
            return found;
        }
        var named = resources.getCOSObject().getCOSDictionary(COSName.XOBJECT);
        for (COSName name : resources.getXObjectNames()) {
            if (resources.isImageXObject(name)) {
                found.add(named.getCOSDictionary(name));
            } else if (resources.getXObject(name) instanceof PDFormXObject form) {
                found.addAll(in(form.getResources(), depth + 1));
            }
        }
        return found;
    }
}
