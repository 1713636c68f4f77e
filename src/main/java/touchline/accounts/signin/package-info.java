/** The identity provider inside: sign-in pages' plumbing, OAuth 2.1 for MCP clients, and the reading of access tokens. */
@NullMarked
package touchline.accounts.signin;

import org.jspecify.annotations.NullMarked;
