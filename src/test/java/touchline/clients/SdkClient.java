package touchline.clients;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import java.util.Map;
import touchline.RunningServer;

/** The official Java SDK's client, on its way to a running server. */
final class SdkClient {

    private SdkClient() {}

    static McpSyncClient of(RunningServer server, Map<String, String> headers) {
        var transport = HttpClientStreamableHttpTransport.builder(server.base())
                .httpRequestCustomizer((request, _, _, _, _) -> headers.forEach(request::header))
                .build();
        return McpClient.sync(transport).build();
    }
}
