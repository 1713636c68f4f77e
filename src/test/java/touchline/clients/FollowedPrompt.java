package touchline.clients;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.GetPromptRequest;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import touchline.RunningServer;

/** A prompt as an agent follows it: it reads the text, and calls what the text names. The client checks every schema. */
final class FollowedPrompt implements AutoCloseable {

    private static final Pattern NAME = Pattern.compile("\\b[a-z]+(?:_[a-z]+)+\\b");

    private final McpSyncClient client;
    private final List<String> named;
    private final List<String> called = new ArrayList<>();

    /** @param key of the tier that the prompt is for */
    FollowedPrompt(RunningServer server, String key, String prompt, Map<String, Object> arguments) {
        client = SdkClient.of(server, Map.of("Authorization", "Bearer " + key));
        List<Tool> tools = client.listTools().tools();
        Set<String> names = tools.stream().map(Tool::name).collect(Collectors.toUnmodifiableSet());
        List<String> words = words(prompt, arguments);
        named = words.stream().filter(names::contains).toList();
        assertThat(words.stream().filter(word -> !names.contains(word)))
                .as("a word of the prompt that is no tool is an argument of one that it names")
                .allMatch(word -> tools.stream()
                        .filter(tool -> named.contains(tool.name()))
                        .anyMatch(tool -> tool.inputSchema().toString().contains(word)));
    }

    private List<String> words(String prompt, Map<String, Object> arguments) {
        var text = client.getPrompt(new GetPromptRequest(prompt, arguments)).messages().stream()
                .map(message -> ((TextContent) message.content()).text())
                .collect(Collectors.joining("\n"));
        return NAME.matcher(text).results().map(MatchResult::group).toList();
    }

    /** What a tool answers, which must be no failure. */
    JsonNode call(String tool, Map<String, Object> arguments) {
        var answer = client.callTool(new CallToolRequest(tool, arguments));
        assertThat(answer.isError())
                .as("%s%s: %s", tool, arguments, answer.content())
                .isFalse();
        called.add(tool);
        return JsonMapper.shared().valueToTree(answer.structuredContent());
    }

    /** Every tool that the prompt names was called, in its order, and none besides. */
    void wasFollowed() {
        assertThat(named).isNotEmpty();
        assertThat(called).containsSubsequence(named);
        assertThat(named).containsAll(called);
    }

    @Override
    public void close() {
        client.close();
    }
}
