package touchline.law;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import touchline.retrieval.Glossary;
import touchline.retrieval.Passages;

@Configuration(proxyBeanMethods = false)
class LawConfiguration {

    @Bean
    Instruments instruments() throws IOException {
        Resource[] files = new PathMatchingResourcePatternResolver().getResources("classpath:law/instruments/*.json");
        List<Instrument> inOrder = Stream.of(files)
                .map(file -> new InstrumentFile(file).read())
                .sorted(Comparator.comparing(Instrument::code))
                .toList();
        return new Instruments(inOrder);
    }

    @Bean
    Glossary glossary() {
        return GlossaryFile.read();
    }

    @Bean
    Asked asked() {
        return Asked.read();
    }

    @Bean
    SmartInitializingSingleton articlesAreFound(Instruments instruments, Asked asked, Passages passages) {
        return () -> {
            passages.replace(ArticlePassages.SOURCE, ArticlePassages.of(instruments, asked));
            passages.replace(AskedPassages.SOURCE, AskedPassages.of(instruments, asked));
            for (var unanswered : Unanswered.values()) {
                passages.replace(unanswered.source(), unanswered.passages());
            }
        };
    }
}
