package touchline.mcp;

import java.util.List;

/** The tools of one area, in the order clients see them. @param area also the path: {@code /mcp/study} */
public record Toolset(String area, List<Tool<?, ?>> tools) {}
