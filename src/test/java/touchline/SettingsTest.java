package touchline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.context.annotation.ClassPathScanningCandidateComponentProvider;
import org.springframework.core.type.filter.AnnotationTypeFilter;
import org.springframework.util.ClassUtils;

/** {@code application.yml} and the settings records say the same. */
class SettingsTest {

    private static final Path FILE = Path.of("src/main/resources/application.yml");
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{(TOUCHLINE_[A-Z0-9_]+)");

    @Test
    void everySettingIsListedAndEveryListedSettingExists() throws IOException {
        assertThat(listed().stream().map(Setting::path).toList()).containsExactlyInAnyOrderElementsOf(known());
    }

    @Test
    void everySettingHasAComment() throws IOException {
        assertThat(listed()).allMatch(Setting::commented);
    }

    @Test
    void everyEnvironmentVariableSetsOneThing() throws IOException {
        var variables = VARIABLE.matcher(Files.readString(FILE)).results().map(it -> it.group(1));

        assertThat(variables).doesNotHaveDuplicates().contains("TOUCHLINE_PORT", "TOUCHLINE_DATA");
    }

    private record Setting(String path, boolean commented) {}

    /** The leaves below {@code touchline:} in the file; the free keys of a map are not settings of their own. */
    private static List<Setting> listed() throws IOException {
        var known = known();
        var parents = new ArrayDeque<String>();
        var settings = new ArrayList<Setting>();
        var lines = Files.readAllLines(FILE);
        for (int i = lines.indexOf("touchline:") + 1;
                i < lines.size() && lines.get(i).startsWith(" ");
                i++) {
            var key = lines.get(i).strip();
            if (key.startsWith("#")) {
                continue;
            }
            int depth = lines.get(i).indexOf(key) / 2;
            while (parents.size() >= depth) {
                parents.removeLast();
            }
            parents.addLast(key.replaceFirst(":.*", ""));
            var path = "touchline." + String.join(".", parents);
            boolean isMap = known.contains(path);
            boolean inMap = known.stream().anyMatch(map -> path.startsWith(map + "."));
            if (isMap || (!inMap && !key.endsWith(":"))) {
                settings.add(new Setting(path, lines.get(i - 1).strip().startsWith("#")));
            }
        }
        return settings;
    }

    private static Set<String> known() {
        var scanner = new ClassPathScanningCandidateComponentProvider(false);
        scanner.addIncludeFilter(new AnnotationTypeFilter(ConfigurationProperties.class));
        var paths = new TreeSet<String>();
        for (BeanDefinition found : scanner.findCandidateComponents("touchline")) {
            var type = ClassUtils.resolveClassName(String.valueOf(found.getBeanClassName()), null);
            assertThat(type).isRecord();
            leaves(type.getAnnotation(ConfigurationProperties.class).value(), type)
                    .forEach(paths::add);
        }
        return paths;
    }

    private static Stream<String> leaves(String prefix, Class<?> type) {
        return Arrays.stream(type.getRecordComponents()).flatMap(component -> {
            var path = prefix + "." + name(component);
            return component.getType().isRecord() ? leaves(path, component.getType()) : Stream.of(path);
        });
    }

    /** {@code baseUrl} as the file writes it: {@code base-url}. */
    private static String name(RecordComponent component) {
        return component.getName().replaceAll("([A-Z]|[0-9]+)", "-$1").toLowerCase(Locale.ROOT);
    }
}
