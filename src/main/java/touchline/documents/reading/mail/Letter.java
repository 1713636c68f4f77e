package touchline.documents.reading.mail;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.james.mime4j.dom.Entity;
import org.apache.james.mime4j.dom.Message;
import org.apache.james.mime4j.dom.Multipart;
import org.apache.james.mime4j.dom.SingleBody;
import org.apache.james.mime4j.dom.TextBody;
import org.apache.james.mime4j.stream.Field;
import org.jsoup.Jsoup;
import org.jspecify.annotations.Nullable;
import touchline.documents.Unreadable;
import touchline.documents.reading.Content;
import touchline.documents.reading.Draft;
import touchline.documents.reading.Piece;
import touchline.documents.reading.Source;
import touchline.documents.reading.html.HtmlReader;
import touchline.documents.reading.text.Charsets;
import touchline.documents.reading.text.TextReader;

/** A message written down: its head, its text in the plainest form that it has, then each attachment under its name. */
final class Letter {

    private static final int DEEPEST = 6;
    private static final int MOST_ATTACHMENTS = 60;

    private final Source source;
    private final Attachments attachments;
    private final Draft draft = new Draft();
    private final List<String> warnings = new ArrayList<>();
    private final List<Entity> attached = new ArrayList<>();

    Letter(Source source, Attachments attachments) {
        this.source = source;
        this.attachments = attachments;
    }

    void write(Message message, int depth) throws IOException {
        draft.heading(
                depth,
                Optional.ofNullable(message.getSubject())
                        .filter(it -> !it.isBlank())
                        .orElse("(no subject)"));
        head("From", message.getHeader().getField("From"));
        head("To", message.getHeader().getField("To"));
        head("Cc", message.getHeader().getField("Cc"));
        head("Date", message.getHeader().getField("Date"));
        int before = attached.size();
        body(message, depth);
        var mine = List.copyOf(attached.subList(before, attached.size()));
        for (Entity entity : mine) {
            attachment(entity, depth);
        }
    }

    List<Piece> pieces() {
        return draft.pieces();
    }

    List<String> warnings() {
        return warnings;
    }

    private void head(String name, @Nullable Field field) {
        if (field != null) {
            draft.paragraph(name + ": " + Decoded.of(field.getBody()));
        }
    }

    private void body(Entity entity, int depth) throws IOException {
        boolean file = entity.getFilename() != null || "attachment".equalsIgnoreCase(entity.getDispositionType());
        switch (entity.getBody()) {
            case Multipart parts
            when entity.getMimeType().equalsIgnoreCase("multipart/alternative") -> body(plainest(parts), depth);
            case Multipart parts
            when depth <= DEEPEST -> {
                for (Entity part : parts.getBodyParts()) {
                    body(part, depth);
                }
            }
            case TextBody text when !file -> draft.add(text(entity, text), depth);
            case null -> {}
            default -> attached.add(entity);
        }
    }

    private static Entity plainest(Multipart parts) throws IOException {
        List<Entity> all = parts.getBodyParts();
        for (Entity part : all) {
            if (part.getMimeType().equalsIgnoreCase("text/plain")
                    && part.getBody() instanceof TextBody text
                    && !plain(text).isBlank()) {
                return part;
            }
        }
        return all.getLast();
    }

    private static List<Piece> text(Entity entity, TextBody body) throws IOException {
        var text = plain(body);
        return entity.getMimeType().equalsIgnoreCase("text/html")
                ? HtmlReader.pieces(Jsoup.parse(text))
                : TextReader.pieces(text);
    }

    private static String plain(TextBody body) throws IOException {
        byte[] bytes = bytes(body);
        var charset = Optional.ofNullable(body.getCharset());
        return charset.map(known -> Charsets.decode(bytes, known)).orElseGet(() -> Charsets.text(bytes));
    }

    private static byte[] bytes(SingleBody body) throws IOException {
        try (InputStream in = body.getInputStream()) {
            return in.readAllBytes();
        }
    }

    private void attachment(Entity entity, int depth) throws IOException {
        if (entity.getBody() instanceof Message message) {
            if (depth < DEEPEST) {
                write(message, depth + 1);
            } else {
                warnings.add("Messages in messages are read %d deep; what is deeper is left out.".formatted(DEEPEST));
            }
            return;
        }
        var name = Optional.ofNullable(entity.getFilename()).map(Decoded::of).orElse("without a name");
        draft.heading(depth + 1, "Attachment: " + name);
        if (attached.size() > MOST_ATTACHMENTS) {
            warnings.add("The attachment %s is not read: the message has too many.".formatted(name));
        } else if (entity.getBody() instanceof SingleBody body) {
            file(body, name, depth + 1);
        }
    }

    private void file(SingleBody body, String name, int depth) throws IOException {
        Path file = Files.createTempFile("attachment", "");
        try {
            Files.write(file, bytes(body));
            Content content = attachments.read(file, name, source);
            draft.add(content.pieces(), depth);
            content.warnings().forEach(warning -> warnings.add(name + ": " + warning));
        } catch (Unreadable unreadable) {
            warnings.add("The attachment %s is not read. %s"
                    .formatted(name, unreadable.reason().sentence()));
        } catch (IOException | RuntimeException damaged) {
            warnings.add("The attachment %s is not read: it is damaged.".formatted(name));
        } finally {
            Files.delete(file);
        }
    }
}
