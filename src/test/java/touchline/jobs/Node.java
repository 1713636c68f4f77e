package touchline.jobs;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.awaitility.Awaitility;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.flyway.autoconfigure.FlywayAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.support.GenericApplicationContext;
import touchline.store.Store;

/** A node of the service that has nothing but a database and jobs. */
record Node(ConfigurableApplicationContext context) implements AutoCloseable {

    // Not a @Configuration, which tests of the whole service would find and start as well.
    @ComponentScan({"touchline.store", "touchline.jobs"})
    @ImportAutoConfiguration(FlywayAutoConfiguration.class)
    static class Parts {}

    /** What a job of a kind does. */
    interface Body {
        Object run(JobRun run) throws Exception;
    }

    private record Bodied(String kind, Body body) implements Work {
        @Override
        public Object run(JobRun run) throws Exception {
            return body.run(run);
        }
    }

    static Work work(String kind, Body body) {
        return new Bodied(kind, body);
    }

    /** @param url empty for SQLite in the folder */
    static Node start(
            Path folder, String url, Clock clock, List<Work> works, List<Schedule> schedules, String... settings) {
        var arguments = new ArrayList<>(List.of(
                "--logging.level.root=warn",
                "--touchline.store.folder=" + folder,
                "--touchline.store.url=" + url,
                "--touchline.jobs.poll=20ms"));
        arguments.addAll(List.of(settings));
        return new Node(new SpringApplicationBuilder(Parts.class)
                .web(WebApplicationType.NONE)
                .initializers(context -> register((GenericApplicationContext) context, clock, works, schedules))
                .run(arguments.toArray(String[]::new)));
    }

    private static void register(
            GenericApplicationContext context, Clock clock, List<Work> works, List<Schedule> schedules) {
        context.registerBean("clock", Clock.class, () -> clock);
        works.forEach(work -> context.registerBean(work.kind(), Work.class, () -> work));
        schedules.forEach(it -> context.registerBean(it.toString(), Schedule.class, () -> it));
    }

    Jobs jobs() {
        return context.getBean(Jobs.class);
    }

    Store store() {
        return context.getBean(Store.class);
    }

    Timetable timetable() {
        return context.getBean(Timetable.class);
    }

    /** How many rows of the queue are the job's. */
    int places(String id) {
        return store().read()
                .sql("SELECT COUNT(*) FROM job_queue WHERE task_instance = :id")
                .param("id", id)
                .query(Integer.class)
                .single();
    }

    /** How many rows of the queue belong to no job. */
    int orphans() {
        return store().read()
                .sql("SELECT COUNT(*) FROM job_queue WHERE task_instance NOT IN (SELECT id FROM job)")
                .query(Integer.class)
                .single();
    }

    /** The job when it has ended. */
    Job ended(Job job) {
        return Awaitility.await()
                .atMost(Duration.ofMinutes(2))
                .until(
                        () -> jobs().find(job.owner(), job.id()).orElseThrow(),
                        it -> it.status().isFinal());
    }

    @Override
    public void close() {
        context.close();
    }
}
