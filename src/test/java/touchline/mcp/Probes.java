package touchline.mcp;

import static touchline.mcp.ToolSpec.Effect.READS;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.springframework.context.annotation.Bean;
import org.springframework.core.annotation.Order;
import touchline.accounts.Access;
import touchline.accounts.Quota;
import touchline.problem.Problem;

/** Tools that show what the machinery does around a tool; offered by a server of the tests only. */
public final class Probes {

    static final List<String> QUOTAS = List.of(
            "--touchline.accounts.quotas.probe-metered.anonymous=3",
            "--touchline.accounts.quotas.probe-metered.member=9",
            "--touchline.accounts.quotas.probe-metered.study=unlimited",
            "--touchline.accounts.quotas.probe-metered.market=unlimited",
            "--touchline.accounts.quotas.probe-signed-in.anonymous=0",
            "--touchline.accounts.quotas.probe-signed-in.member=9",
            "--touchline.accounts.quotas.probe-signed-in.study=unlimited",
            "--touchline.accounts.quotas.probe-signed-in.market=60");

    static final CountDownLatch LONG_WORK_ENDED = new CountDownLatch(1);

    @Bean
    @Order(99)
    Offer probeOffer() {
        return new Offer(
                "probes",
                List.of(new SearchScout(), new AskStudyAssistant(), new Watch(), new Fail()),
                List.of(),
                List.of());
    }

    record Query(
            @Doc("fail = a problem, break = a fault, long = a long report, slow = progress")
            String how) {}

    record Answer(Optional<Quota> quota, String text) implements Report {
        @Override
        public String report() {
            return text;
        }
    }

    private static Answer answer(Query query, Call call) {
        switch (query.how()) {
            case "fail" -> throw Problem.unavailable("The stand is closed. Try again tomorrow.");
            case "break" -> throw new IllegalStateException("the secret cause");
            case "slow" -> {
                call.progress(1, 2, "half");
                call.progress(2, 2, "done");
            }
            case "long work" -> tellOften(call);
            default -> {}
        }
        return new Answer(call.quota(), query.how().equals("long") ? "line\n".repeat(10_000) : "fine");
    }

    /** Long enough that a client can hang up in the middle. */
    private static void tellOften(Call call) {
        try {
            for (int step = 0; step < 20_000; step++) {
                call.progress(step, 20_000, "still at it");
            }
        } finally {
            LONG_WORK_ENDED.countDown();
        }
    }

    /** Named like a metered tool, so that it has a quota. */
    @ToolSpec(
            name = "probe_metered",
            title = "Probe a meter",
            effect = READS,
            access = Access.METERED,
            description = "Answers anyone, within a monthly limit.")
    static final class SearchScout implements Tool<Query, Answer> {
        @Override
        public Answer call(Query query, Call call) {
            return answer(query, call);
        }
    }

    @ToolSpec(
            name = "probe_signed_in",
            title = "Probe a sign-in",
            effect = READS,
            access = Access.SIGNED_IN_METERED,
            description = "Answers whoever has signed in, within a monthly limit.")
    static final class AskStudyAssistant implements Tool<Query, Answer> {
        @Override
        public Answer call(Query query, Call call) {
            return answer(query, call);
        }
    }

    @ToolSpec(
            name = "probe_user",
            title = "Probe a person",
            effect = READS,
            access = Access.USER,
            description = "Answers whoever has signed in as a person.")
    static final class Watch implements Tool<Query, Answer> {
        @Override
        public Answer call(Query query, Call call) {
            return answer(query, call);
        }
    }

    @ToolSpec(
            name = "probe_market",
            title = "Probe a tier",
            effect = READS,
            access = Access.MARKET,
            description = "Answers the market tier.")
    static final class Fail implements Tool<Query, Answer> {
        @Override
        public Answer call(Query query, Call call) {
            return answer(query, call);
        }
    }
}
