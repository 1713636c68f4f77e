package touchline.mcp;

/**
 * An HTTP API of ours beside the endpoint, for the documents that say what there is: a bean of whoever serves it.
 *
 * @param title in a few words
 * @param path below our address; its OpenAPI description is at {@code /openapi.json} below that
 */
public record HttpApi(String title, String path) {

    public String description() {
        return path + "/openapi.json";
    }
}
