package touchline.study;

import java.security.SecureRandom;
import java.time.Clock;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import touchline.accounts.Callers;
import touchline.accounts.Gate;
import touchline.accounts.PublicAddress;
import touchline.law.Instruments;
import touchline.mcp.Offer;
import touchline.models.Models;
import touchline.retrieval.PassageSearch;
import touchline.retrieval.Passages;
import touchline.store.Store;
import touchline.study.assistant.Assistant;
import touchline.study.drills.Drills;
import touchline.study.drills.Topics;
import touchline.study.exams.ExamFormat;
import touchline.study.exams.Exams;
import touchline.study.memory.Memories;
import touchline.study.memory.Scheduler;
import touchline.study.progress.Progress;
import touchline.study.tools.Practice;
import touchline.study.tools.StudyOffer;

@Configuration(proxyBeanMethods = false)
class StudyConfiguration {

    @Bean
    Lessons lessons() {
        return Lessons.load();
    }

    @Bean
    SmartInitializingSingleton lessonsAreFound(Lessons lessons, Instruments instruments, Passages passages) {
        return () -> passages.replace(LessonPassages.SOURCE, LessonPassages.of(lessons, instruments));
    }

    @Bean
    Questions questions() {
        return Questions.load();
    }

    @Bean
    Memories memories() {
        return new Memories(Scheduler.forDrills());
    }

    @Bean
    ExamFormat examFormat() {
        return ExamFormat.load();
    }

    @Bean
    Exams exams(Store store, Clock clock, Questions questions, ExamFormat format, Memories memories) {
        var random = new SecureRandom();
        return new Exams(store, clock, questions, format, memories, () -> random.nextInt(1, Integer.MAX_VALUE));
    }

    @Bean
    Drills drills(Store store, Clock clock, Questions questions, PassageSearch search, Exams exams, Memories memories) {
        return new Drills(store, clock, questions, new Topics(search), exams, memories);
    }

    @Bean
    Practice practice(
            Exams exams,
            ExamFormat format,
            Drills drills,
            Lessons lessons,
            Questions questions,
            Instruments instruments,
            PublicAddress address,
            Clock clock) {
        return new Practice(exams, format, drills, lessons, questions, instruments, address, clock);
    }

    @Bean
    Progress progress(
            Store store,
            Clock clock,
            Lessons lessons,
            Questions questions,
            ExamFormat format,
            Exams exams,
            Memories memories) {
        return new Progress(store, clock, lessons, questions, format, exams, memories);
    }

    @Bean
    DrillRoute drillRoute(Callers callers, Gate gate, PublicAddress address, Practice practice) {
        return new DrillRoute(callers, gate, address, practice.drills());
    }

    @Bean
    Assistant assistant(PassageSearch search, Instruments instruments, Lessons lessons, Models models, Clock clock) {
        return new Assistant(search, instruments, lessons, models, clock);
    }

    @Bean
    @Order(2)
    Offer study(
            Lessons lessons,
            Questions questions,
            Instruments instruments,
            Assistant assistant,
            PublicAddress address,
            Clock clock,
            Practice practice) {
        return StudyOffer.over(lessons, questions, instruments, assistant, address, clock, practice);
    }
}
