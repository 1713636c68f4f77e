/** Documents by which clients find this server before they talk to it. */
@NullMarked
package touchline.mcp.discovery;

import org.jspecify.annotations.NullMarked;
