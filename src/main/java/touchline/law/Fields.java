package touchline.law;

import org.jspecify.annotations.Nullable;

/** The checks a register file must pass to be read at all. */
final class Fields {

    private Fields() {}

    /** Jackson leaves a field that is not in the file null, whatever the record promises. */
    static void present(String name, @Nullable Object value) {
        if (value == null || (value instanceof String text && text.isBlank())) {
            throw new IllegalArgumentException("the field '" + name + "' is missing or empty");
        }
    }

    static void that(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
