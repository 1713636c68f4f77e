/** The MCP endpoint over HTTP: both eras of the protocol, one POST at a time. */
@NullMarked
package touchline.mcp.endpoint;

import org.jspecify.annotations.NullMarked;
