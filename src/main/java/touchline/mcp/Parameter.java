package touchline.mcp;

/** A named value in a prompt or in the address of a resource. */
public record Parameter(String name, String description, boolean required, Completion completion) {}
