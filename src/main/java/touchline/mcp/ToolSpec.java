package touchline.mcp;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import touchline.accounts.Access;

/** What {@code tools/list} says about a tool and who may call it. Nothing has a default, so nothing is forgotten. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface ToolSpec {

    String name();

    String title();

    Effect effect();

    Access access();

    String description();

    /** What a call may change; becomes the four MCP hints. */
    enum Effect {
        /** Changes nothing. */
        READS,
        /** Adds a record at every call. */
        ADDS,
        /** Sets something to what the call says; calling again changes nothing more. */
        REPLACES
    }
}
