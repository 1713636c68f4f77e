package touchline.jobs;

import com.github.kagkarlsson.scheduler.SchedulerClient;
import java.time.Clock;
import javax.sql.DataSource;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;
import touchline.store.SharedTime;
import touchline.store.Store;
import touchline.store.StoreSettings;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(JobsSettings.class)
class JobsConfiguration {

    /** Submits through the connection of the write that is open, if any. */
    @Bean
    Jobs jobs(Store store, DataSource writing, SharedTime time, Clock clock) {
        var queue = SchedulerClient.Builder.create(new TransactionAwareDataSourceProxy(writing))
                .tableName(QueueSql.TABLE)
                .jdbcCustomization(new QueueSql())
                .build();
        return new Jobs(store, queue, time, clock);
    }

    @Bean
    Queue jobQueue(DataSource writing, Store store, SharedTime time, Clock clock, JobsSettings settings) {
        return new Queue(writing, store, time, new Worker(store, clock, settings), settings);
    }

    /** The works are asked for at the start only, because a work may submit jobs itself. */
    @Bean
    Running runningJobs(
            Queue queue, Timetable timetable, JobsSettings settings, ObjectProvider<Work> works, StoreSettings data) {
        return new Running(
                queue, timetable, settings, () -> works.orderedStream().toList(), () -> NodeName.in(data.folder()));
    }

    @Bean
    Timetable jobTimetable(ObjectProvider<Schedule> schedules, Jobs jobs, Clock clock) {
        return new Timetable(schedules.orderedStream().toList(), jobs, clock);
    }
}
