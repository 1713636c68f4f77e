package touchline.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.McpHttpClientTransportAuthorizationException;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CompleteRequest;
import io.modelcontextprotocol.spec.McpSchema.GetPromptRequest;
import io.modelcontextprotocol.spec.McpSchema.PromptReference;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceRequest;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import touchline.RunningServer;

/** The official Java SDK's client. */
@ExtendWith(RunningServer.Shared.class)
class JavaSdkTest {

    private McpSyncClient client;

    @BeforeEach
    void connect(RunningServer server) {
        client = SdkClient.of(server, Map.of());
    }

    @AfterEach
    void disconnect() {
        client.close();
    }

    @Test
    void agreesOnTheNewestVersionItKnows() {
        var agreed = client.initialize();

        assertThat(agreed.protocolVersion()).isEqualTo("2025-11-25");
        assertThat(agreed.serverInfo().name()).isEqualTo("touchline");
        assertThat(agreed.instructions()).contains("Never invent an article");
    }

    @Test
    void listsToolsWithTheirSchemas() {
        assertThat(client.listTools().tools())
                .allSatisfy(tool -> assertThat(tool.outputSchema()).isNotEmpty())
                .extracting(Tool::name)
                .contains("list_lessons", "get_lesson", "get_regulation_article");
    }

    /** The client itself checks the answer against the tool's output schema. */
    @Test
    void callsATool() {
        client.listTools();
        var answer = client.callTool(
                new CallToolRequest("get_regulation_article", Map.of("instrument", "FFAR", "article", "15")));

        assertThat(answer.isError()).isFalse();
        assertThat(answer.structuredContent()).extracting("citation").isEqualTo("FFAR 15");
        assertThat(answer.content()).first().isInstanceOf(TextContent.class);
    }

    @Test
    void readsWhatIsWrongWithAnArgument() {
        var answer = client.callTool(new CallToolRequest("get_lesson", Map.of("lesson_number", 9)));

        assertThat(answer.isError()).isTrue();
        assertThat(answer.content())
                .first()
                .extracting(content -> ((TextContent) content).text())
                .isEqualTo("INVALID_ARGUMENT: `lesson_number` must be at most 8.");
    }

    @Test
    void isToldThatAToolDoesNotExist() {
        var error = catchThrowableOfType(
                McpError.class, () -> client.callTool(new CallToolRequest("no_such_tool", Map.of())));

        assertThat(error.getJsonRpcError().code()).isEqualTo(-32602);
    }

    @Test
    void getsAPrompt() {
        assertThat(client.listPrompts().prompts()).isNotEmpty();
        var prompt = client.getPrompt(new GetPromptRequest("study_loop", Map.of("lesson_number", "4")));

        assertThat(prompt.messages())
                .first()
                .extracting(message -> ((TextContent) message.content()).text())
                .asString()
                .contains("get_lesson with lesson_number 4");
    }

    @Test
    void readsAResource() {
        assertThat(client.listResources().resources()).extracting("uri").contains("lesson://4");
        var contents = client.readResource(new ReadResourceRequest("regulation://FFAR/15"))
                .contents();

        assertThat(contents)
                .first()
                .extracting(content -> ((TextResourceContents) content).text())
                .asString()
                .startsWith("# FFAR 15");
    }

    @Test
    void completesAnArgument() {
        var request = new CompleteRequest(
                new PromptReference("study_loop"), new CompleteRequest.CompleteArgument("lesson_number", "4"));

        assertThat(client.completeCompletion(request).completion().values()).containsExactly("4");
    }

    @Test
    void isLetInWithAKey(RunningServer server) {
        try (var known = SdkClient.of(
                server, Map.of("Authorization", "Bearer " + server.demo().market()))) {
            assertThat(known.callTool(new CallToolRequest("get_account_status", Map.of()))
                            .structuredContent())
                    .extracting("tier")
                    .isEqualTo("market");
        }
    }

    @Test
    void isRefusedWithAKeyThatDoesNotExist(RunningServer server) {
        try (var unknown = SdkClient.of(server, Map.of("Authorization", "Bearer svc_live_nobody"))) {
            assertThatThrownBy(unknown::initialize)
                    .hasCauseInstanceOf(McpHttpClientTransportAuthorizationException.class);
        }
    }
}
