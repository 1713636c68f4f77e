package bench;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import tools.jackson.databind.json.JsonMapper;

/** The articles in memory and the one tool that reads them. */
@SpringBootApplication(proxyBeanMethods = false)
class Peer {

    public static void main(String[] args) {
        SpringApplication.run(Peer.class, args);
    }

    private record Answer(String instrument, String article, String text, Map<String, Object> structured) {}

    // Declared by hand: an @McpTool method can return either a schema's record or a text of its own, not both.
    // A list, because Spring AI does not see single specifications.
    @Bean
    List<SyncToolSpecification> tools(
            JsonMapper json, @Value("${BENCH_ARTICLES}") Path articles, @Value("${BENCH_TOOL}") Path tool) {
        Map<String, Answer> byNumber = new HashMap<>();
        for (Answer a : json.readValue(articles, Answer[].class)) {
            byNumber.put(a.instrument() + " " + a.article(), a);
        }
        Tool declared = declared(json.readValue(tool, Declaration.class));
        return List.of(new SyncToolSpecification(declared, (McpTransportContext context, CallToolRequest call) -> {
            String number =
                    call.arguments().get("instrument") + " " + call.arguments().get("article");
            return answer(number, byNumber.get(number));
        }));
    }

    @JsonIgnoreProperties("annotations")
    private record Declaration(
            String name,
            String title,
            String description,
            Map<String, Object> inputSchema,
            Map<String, Object> outputSchema) {}

    private static Tool declared(Declaration d) {
        return Tool.builder()
                .name(d.name())
                .title(d.title())
                .description(d.description())
                .inputSchema(d.inputSchema())
                .outputSchema(d.outputSchema())
                .annotations(ToolAnnotations.builder()
                        .readOnlyHint(true)
                        .destructiveHint(false)
                        .idempotentHint(true)
                        .openWorldHint(false)
                        .build())
                .build();
    }

    private static CallToolResult answer(String number, Answer found) {
        if (found == null) {
            return CallToolResult.builder()
                    .isError(true)
                    .addTextContent("NOT_FOUND: " + number)
                    .build();
        }
        return CallToolResult.builder()
                .structuredContent(found.structured())
                .addTextContent(found.text())
                .build();
    }
}
