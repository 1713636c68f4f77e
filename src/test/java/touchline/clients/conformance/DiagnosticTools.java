package touchline.clients.conformance;

import static touchline.accounts.Access.ANYONE;
import static touchline.mcp.ToolSpec.Effect.READS;

import java.util.List;
import touchline.mcp.Call;
import touchline.mcp.Content;
import touchline.mcp.Report;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.problem.Problem;

/** The tools whose names and answers the conformance suite knows. */
final class DiagnosticTools {

    private static final String ABOUT = "For the conformance suite.";

    private DiagnosticTools() {}

    static List<Tool<?, ?>> all() {
        return List.of(
                new SimpleText(),
                new Image(),
                new Sound(),
                new Embedded(),
                new Mixed(),
                new Failing(),
                new WithProgress(),
                new WithoutLogging(),
                new WithoutQuestions());
    }

    record Nothing() {}

    record Text(String text) implements Report {
        @Override
        public String report() {
            return text;
        }
    }

    @ToolSpec(name = "test_simple_text", title = "Text", effect = READS, access = ANYONE, description = ABOUT)
    static final class SimpleText implements Tool<Nothing, Text> {
        @Override
        public Text call(Nothing input, Call call) {
            return new Text("This is a simple text response for testing.");
        }
    }

    record Picture(String report) implements Report {
        @Override
        public List<Content> attachments() {
            return List.of(Samples.IMAGE);
        }
    }

    @ToolSpec(name = "test_image_content", title = "Image", effect = READS, access = ANYONE, description = ABOUT)
    static final class Image implements Tool<Nothing, Picture> {
        @Override
        public Picture call(Nothing input, Call call) {
            return new Picture("An image.");
        }
    }

    record Noise(String report) implements Report {
        @Override
        public List<Content> attachments() {
            return List.of(Samples.SOUND);
        }
    }

    @ToolSpec(name = "test_audio_content", title = "Audio", effect = READS, access = ANYONE, description = ABOUT)
    static final class Sound implements Tool<Nothing, Noise> {
        @Override
        public Noise call(Nothing input, Call call) {
            return new Noise("A sound.");
        }
    }

    record Enclosure(String report) implements Report {
        @Override
        public List<Content> attachments() {
            return List.of(Samples.embedded("test://embedded-resource"));
        }
    }

    @ToolSpec(name = "test_embedded_resource", title = "Resource", effect = READS, access = ANYONE, description = ABOUT)
    static final class Embedded implements Tool<Nothing, Enclosure> {
        @Override
        public Enclosure call(Nothing input, Call call) {
            return new Enclosure("A resource.");
        }
    }

    record Mixture(String report) implements Report {
        @Override
        public List<Content> attachments() {
            return List.of(Samples.IMAGE, Samples.embedded("test://mixed-content-resource"));
        }
    }

    @ToolSpec(
            name = "test_multiple_content_types",
            title = "Mixture",
            effect = READS,
            access = ANYONE,
            description = ABOUT)
    static final class Mixed implements Tool<Nothing, Mixture> {
        @Override
        public Mixture call(Nothing input, Call call) {
            return new Mixture("Multiple content types test:");
        }
    }

    @ToolSpec(name = "test_error_handling", title = "Failure", effect = READS, access = ANYONE, description = ABOUT)
    static final class Failing implements Tool<Nothing, Text> {
        @Override
        public Text call(Nothing input, Call call) {
            throw Problem.unavailable("This tool intentionally returns an error for testing");
        }
    }

    @ToolSpec(
            name = "test_tool_with_progress",
            title = "Progress",
            effect = READS,
            access = ANYONE,
            description = ABOUT)
    static final class WithProgress implements Tool<Nothing, Text> {
        @Override
        public Text call(Nothing input, Call call) {
            for (int done = 0; done <= 100; done += 50) {
                call.progress(done, 100, done + " of 100");
            }
            return new Text("Done.");
        }
    }

    /** The suite asks it for log messages and wants none, since a client has to ask for those first. */
    @ToolSpec(name = "test_logging_tool", title = "Silence", effect = READS, access = ANYONE, description = ABOUT)
    static final class WithoutLogging implements Tool<Nothing, Text> {
        @Override
        public Text call(Nothing input, Call call) {
            return new Text("Nothing was logged.");
        }
    }

    /** The suite looks for requests to the client in its answer and wants none, since a client has to allow them. */
    @ToolSpec(
            name = "test_streaming_elicitation",
            title = "No questions",
            effect = READS,
            access = ANYONE,
            description = ABOUT)
    static final class WithoutQuestions implements Tool<Nothing, Text> {
        @Override
        public Text call(Nothing input, Call call) {
            return new Text("Nothing was asked.");
        }
    }
}
