package touchline.documents;

import java.io.ByteArrayOutputStream;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import touchline.problem.Problem;

/**
 * A file as callers write it into JSON: base64 in the standard or the URL alphabet, with or without padding, white space
 * and a {@code data:} prefix, which must not say something else than the bytes.
 */
public record Base64Text(byte[] bytes) {

    private static final Pattern PREFIX = Pattern.compile("(?i)^\\s*data:([^,;\\s]*)((?:;[^,;]*)*),");
    private static final int LONGEST_PREFIX = 300;
    private static final int BITS = 6;

    /**
     * @param path of the argument, for the problem
     * @param limit of the file, in bytes; kept while decoding
     * @throws Problem that says where the text stops being base64
     */
    public static Base64Text of(String text, String path, long limit) {
        var prefix = PREFIX.matcher(text.substring(0, Math.min(text.length(), LONGEST_PREFIX)));
        boolean prefixed = prefix.find();
        if (prefixed && !prefix.group(2).toLowerCase(Locale.ROOT).endsWith(";base64")) {
            throw Problem.invalid(
                    path,
                    "base64",
                    "%s is a data: address that is not base64: write data:<type>;base64,<content>.".formatted(path));
        }
        var bytes = decode(text, prefixed ? prefix.end() : 0, path, limit);
        if (prefixed) {
            refuseOther(bytes, prefix.group(1), path);
        }
        return new Base64Text(bytes);
    }

    private static void refuseOther(byte[] bytes, String type, String path) {
        FileSignature.of(type).filter(kind -> !kind.opens(bytes)).ifPresent(_ -> {
            throw Problem.invalid(
                    path,
                    "type",
                    "%s says that it is %s, and its bytes are none: check that it is the right file, or leave the data: prefix out."
                            .formatted(path, type));
        });
    }

    private static byte[] decode(String text, int from, String path, long limit) {
        var bytes = new ByteArrayOutputStream(Math.toIntExact(Math.min(limit, (text.length() - from) / 4 * 3L + 3)));
        int held = 0;
        int bits = 0;
        int characters = 0;
        boolean ended = false;
        for (int i = from; i < text.length(); i++) {
            char character = text.charAt(i);
            if (Character.isWhitespace(character)) {
                continue;
            }
            int value = value(character);
            if (character == '=' && characters % 4 >= 2) {
                ended = true;
                continue;
            }
            if (value < 0 || ended) {
                throw broken(path, i, character);
            }
            characters++;
            held = ((held << BITS) | value) & 0xFFFF;
            bits += BITS;
            if (bits >= Byte.SIZE) {
                bits -= Byte.SIZE;
                bytes.write(held >> bits);
                refuseTooMuch(bytes.size(), path, limit);
            }
        }
        if (characters == 0) {
            throw Problem.invalid(
                    path, "required", "%s is empty: put the file's content there as base64.".formatted(path));
        }
        if (characters % 4 == 1) {
            throw Problem.invalid(
                    path,
                    "base64",
                    "%s ends in the middle of a byte: the base64 was cut off; send all of it.".formatted(path));
        }
        return bytes.toByteArray();
    }

    private static void refuseTooMuch(int size, String path, long limit) {
        if (size > limit) {
            throw new Problem(
                    Problem.Code.INVALID_ARGUMENT,
                    "%s holds a file of more than %d bytes: send a smaller one.".formatted(path, limit),
                    Map.of("path", path, "rule", "size", "limit", limit));
        }
    }

    private static Problem broken(String path, int position, char character) {
        return Problem.invalid(
                path,
                "base64",
                "%s is not base64: the character at position %d (U+%04X) is none of its alphabet; encode the file's bytes."
                        .formatted(path, position, (int) character));
    }

    private static int value(char character) {
        if (character >= 'A' && character <= 'Z') {
            return character - 'A';
        }
        if (character >= 'a' && character <= 'z') {
            return character - 'a' + 26;
        }
        if (character >= '0' && character <= '9') {
            return character - '0' + 52;
        }
        return switch (character) {
            case '+', '-' -> 62;
            case '/', '_' -> 63;
            default -> -1;
        };
    }
}
