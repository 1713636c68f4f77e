package touchline.documents.process;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Orders and answers on the pipes between the service and a reading process: a length and as many bytes of JSON. */
public final class Frames {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private Frames() {}

    public static void write(DataOutputStream out, Object value) throws IOException {
        byte[] json = MAPPER.writeValueAsBytes(value);
        out.writeInt(json.length);
        out.write(json);
        out.flush();
    }

    /** @throws IOException also when the other side has ended, sends more than {@code limit} bytes, or nonsense */
    public static <T> T read(DataInputStream in, Class<T> type, int limit) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > limit) {
            throw new IOException("A frame of %d bytes".formatted(length));
        }
        try {
            return MAPPER.readValue(in.readNBytes(length), type);
        } catch (JacksonException notOurs) {
            throw new IOException("A frame that is none of ours", notOurs);
        }
    }
}
