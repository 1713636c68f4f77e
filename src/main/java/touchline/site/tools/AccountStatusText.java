package touchline.site.tools;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Collectors;
import touchline.site.Meter;
import touchline.site.tools.GetAccountStatus.Found;
import touchline.site.tools.GetAccountStatus.Key;
import touchline.study.progress.LessonProgress;
import touchline.study.progress.StudyProgress;

/** A caller's standing as Markdown. */
final class AccountStatusText {

    private AccountStatusText() {}

    static String of(Found found) {
        return """
                # Your account

                Tier: **%s**. %s

                ## Monthly limits

                %s

                ## Keys

                %s
                %s
                Tiers: %s · account and keys: %s
                """.formatted(
                found.tier(),
                credential(found),
                bullets(
                        found.meters().stream().map(AccountStatusText::meter).toList(),
                        "No tool offered here has one."),
                bullets(found.keys().stream().map(AccountStatusText::key).toList(), "None of your own."),
                found.study().map(AccountStatusText::study).orElse(""),
                found.upgradeUrl(),
                found.accountUrl());
    }

    private static String credential(Found found) {
        if (found.userBound()) {
            return "The call was made for a person's account.";
        }
        return found.tier().equals("anonymous")
                ? "The call carried no credential: sign in at %s, or send a key as a Bearer token."
                        .formatted(found.signInUrl())
                : "The call was made with a service key that belongs to no person.";
    }

    private static String bullets(List<String> lines, String none) {
        return lines.isEmpty() ? none : lines.stream().map("- "::concat).collect(Collectors.joining("\n"));
    }

    private static String study(StudyProgress study) {
        return """

                ## Study

                %s

                %s

                Readiness: %s %s

                Due for review now: %d.%s
                """.formatted(
                bullets(study.lessons().stream().map(AccountStatusText::lesson).toList(), ""),
                study.masteryBasis(),
                study.readiness()
                        .expectedScore()
                        .map(score -> "about %d of 20, a chance of %d %% to pass."
                                .formatted(score, study.readiness().passChance().orElse(0)))
                        .orElse("no estimate."),
                study.readiness().basis(),
                study.dueReviews(),
                study.nextDue().map(at -> " The next at %s.".formatted(at)).orElse(""));
    }

    private static String lesson(LessonProgress lesson) {
        return "Lesson %d, %s: %s; %d of %d questions answered, %d due"
                .formatted(
                        lesson.lessonNumber(),
                        lesson.title(),
                        lesson.mastery()
                                .map(percent -> "%d %% of the latest %d right".formatted(percent, lesson.basedOn()))
                                .orElse("not enough answers yet"),
                        lesson.answered(),
                        lesson.questions(),
                        lesson.due());
    }

    private static String meter(Meter meter) {
        return "%s: %s; starts anew on %s".formatted(meter.tool(), meter.state(), meter.resetDate());
    }

    private static String key(Key key) {
        return "`%s…` %s: made on %s, %s, %s"
                .formatted(
                        key.prefix(),
                        key.label(),
                        LocalDate.ofInstant(key.createdAt(), ZoneOffset.UTC),
                        key.expiresAt().map(at -> "expires at " + at).orElse("does not expire"),
                        key.lastUsedAt().map(at -> "last used at " + at).orElse("not used yet"));
    }
}
