package touchline.accounts;

/** Reads the access tokens that the identity provider issued for this service. */
public interface AccessTokens {

    /**
     * @param token a JWT as the client sent it
     * @param resource the address of the endpoint it was sent to; a token for an endpoint opens those beneath it, too
     * @throws touchline.problem.Problem AUTH_REQUIRED when it is expired, malformed, of another issuer or for another audience
     */
    Caller.User read(String token, String resource);
}
