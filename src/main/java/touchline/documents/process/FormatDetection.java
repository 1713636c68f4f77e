package touchline.documents.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.zip.ZipFile;
import org.apache.tika.config.TikaConfig;
import org.apache.tika.io.TikaInputStream;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.metadata.TikaCoreProperties;

/** Tells a file's media type from its bytes; its name only tells apart kinds of text, such as Markdown. */
final class FormatDetection {

    private FormatDetection() {}

    static String type(Path file, String filename) throws IOException {
        var named = new Metadata();
        named.set(TikaCoreProperties.RESOURCE_NAME_KEY, filename);
        try (var in = TikaInputStream.get(file)) {
            var type = TikaConfig.getDefaultConfig().getDetector().detect(in, named);
            return isZip(type.toString()) ? zipped(file, type.toString()) : type.toString();
        }
    }

    private static boolean isZip(String type) {
        return type.equals("application/zip") || type.contains("openxmlformats") || type.contains("tika-ooxml");
    }

    /** A zip by any name is a Word document exactly when it holds one. */
    private static String zipped(Path file, String type) throws IOException {
        try (var zip = new ZipFile(file.toFile())) {
            if (zip.getEntry("word/document.xml") != null) {
                return "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
            }
            return type.contains("wordprocessingml") ? "application/zip" : type;
        }
    }
}
