package touchline.caseapi;

import java.util.Base64;
import touchline.problem.Problem;

/** Base64 as clients send it: with line breaks, as a data URL, in the URL alphabet, padded or not. */
final class Base64Text {

    private Base64Text() {}

    static byte[] decoded(String path, String text) {
        String plain = text.replaceFirst("(?i)^\\s*data:[^,]{0,200},", "")
                .replaceAll("\\s+", "")
                .replace('-', '+')
                .replace('_', '/')
                .replaceFirst("=+$", "");
        try {
            return Base64.getDecoder().decode(plain);
        } catch (IllegalArgumentException notBase64) {
            throw Problem.invalid(path, "base64", "`%s` is not Base64: encode the bytes of the file.".formatted(path));
        }
    }
}
