package touchline.mcp;

import java.util.Optional;

/**
 * One thing a model can ask for, declared by {@link ToolSpec}. Schemas are derived from the two records: in the
 * input an {@link java.util.Optional} may be left out and everything else is required; in the output an empty
 * {@code Optional} is left out.
 */
public interface Tool<I extends Record, O extends Record & Report> {

    /**
     * Answers one call. The arguments already fit the input schema and the caller may call this tool.
     *
     * @throws touchline.problem.Problem for whatever the caller can act on
     */
    O call(I input, Call call);

    /** What the tool declares itself to be. */
    default ToolSpec spec() {
        return Optional.ofNullable(getClass().getAnnotation(ToolSpec.class))
                .orElseThrow(() -> new IllegalStateException(getClass() + " has no @ToolSpec"));
    }
}
