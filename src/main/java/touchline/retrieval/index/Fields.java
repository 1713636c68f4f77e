package touchline.retrieval.index;

import java.util.Optional;
import touchline.retrieval.Language;

/** The fields of the index. */
public final class Fields {

    public static final String ID = "id";

    /** What is cited as one: the source and the citation within it. */
    public static final String UNIT = "unit";

    public static final String OWNER = "owner";
    public static final String KIND = "kind";
    public static final String LANGUAGE = "language";
    public static final String LABEL = "label";

    /** Days since 1970. */
    public static final String DAY = "day";

    /** Words of the names, as they are. */
    public static final String ALIAS = "alias";

    /** References that are names of the passage. */
    public static final String NAME = "name";

    /** What those are part of. */
    public static final String PARENT = "parent";

    /** References anywhere in the passage, with what they are part of. */
    public static final String MENTION = "mention";

    private Fields() {}

    /** @param language absent = words as they are */
    public static String text(Optional<Language> language) {
        return "text_" + language.map(Language::code).orElse("std");
    }

    /** One for each model, whose vectors no other's are compared with. */
    public static String vector(String model) {
        return "vector_" + model;
    }

    public static String label(String key, String value) {
        return key + "=" + value;
    }

    static String unit(String source, String citation) {
        return source + "\n" + citation;
    }
}
