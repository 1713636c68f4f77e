package touchline.study.sums;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.law.sums.Days;
import touchline.law.sums.Sum;
import touchline.study.sums.Deadline.Counting;

/** The last day of a time that the register knows, from a day that the question gives. */
final class Deadlines implements Calculator {

    @Override
    public Optional<Sum> of(Told told) {
        boolean asked = told.says(
                "\\bwhen\\b|deadline|how (?:long|many days)|last day|by which|until|latest|\\bends?\\b|expire|time limit|in time|too late|time.?barr?ed");
        return told.day()
                .filter(_ -> asked)
                .flatMap(day -> Stream.of(Deadline.values())
                        .filter(deadline -> deadline.isAskedFor(told.text()))
                        .findFirst()
                        .map(deadline -> sum(deadline, day, told.guessedYear())));
    }

    private static Sum sum(Deadline deadline, LocalDate from, boolean guessedYear) {
        LocalDate counted = counted(deadline, from);
        LocalDate last = counted;
        List<String> steps = new ArrayList<>();
        steps.add("Time: %s from %s (%s)."
                .formatted(length(deadline), deadline.from(), deadline.rules().getFirst()));
        steps.add("%s %s; counted from the next day it ends on %s."
                .formatted("From", Days.said(from), Days.said(counted)));
        if (deadline.counting() == Counting.CODE || deadline.counting() == Counting.TRIBUNAL) {
            last = Days.workingDay(counted);
            steps.add("No day from 20 December to 5 January counts (%s)."
                    .formatted(deadline.rules().getLast()));
            if (!last.equals(counted)) {
                steps.add("It ends on a day that is no working day and moves to %s.".formatted(Days.said(last)));
            }
        }
        return new Sum(
                "Time limit",
                deadline.number() < 0
                        ? "%s is due on %s at the latest.".formatted(deadline.what(), Days.said(last))
                        : "%s: the time ends on %s.".formatted(deadline.what(), Days.said(last)),
                steps,
                assumptions(deadline, from, guessedYear),
                unknown(deadline, counted),
                deadline.rules());
    }

    private static LocalDate counted(Deadline deadline, LocalDate from) {
        boolean pauses = deadline.counting() == Counting.CODE || deadline.counting() == Counting.TRIBUNAL;
        return pauses ? Days.withPause(from, deadline.number()) : from.plus(deadline.number(), deadline.unit());
    }

    private static String length(Deadline deadline) {
        String unit = deadline.unit() == ChronoUnit.YEARS ? "years" : "days";
        return "%d %s%s".formatted(Math.abs(deadline.number()), unit, deadline.number() < 0 ? " back" : "");
    }

    private static List<String> assumptions(Deadline deadline, LocalDate from, boolean guessedYear) {
        List<String> assumed = new ArrayList<>();
        assumed.add("%s is the day of %s.".formatted(Days.said(from), deadline.from()));
        if (guessedYear) {
            assumed.add("The year is %d; the question does not say it.".formatted(from.getYear()));
        }
        if (deadline == Deadline.CAS_APPEAL) {
            assumed.add("The body's rules or an agreement set no other limit, and internal remedies are exhausted.");
        }
        if (deadline == Deadline.APPEAL_COMMITTEE) {
            assumed.add("The brief follows within five more days.");
        }
        return assumed;
    }

    private static List<String> unknown(Deadline deadline, LocalDate counted) {
        return switch (deadline.counting()) {
            case CAS ->
                List.of(
                        Days.isWeekend(counted)
                                ? "The last day is at a weekend; whether the limit then moves was not seen in the text (CAS-CODE R32): file before it."
                                : "Public holidays were not looked at; the rule for them was not seen in the text (CAS-CODE R32).");
            case CODE, TRIBUNAL ->
                List.of("Public holidays were not looked at; the limit may move to the next working day.");
            case PLAIN -> List.of("How a last day on a holiday counts was not looked at.");
        };
    }
}
