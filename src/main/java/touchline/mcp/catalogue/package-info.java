/** What is offered, compiled once: schemas, argument checks, calls and their failures. */
@NullMarked
package touchline.mcp.catalogue;

import org.jspecify.annotations.NullMarked;
