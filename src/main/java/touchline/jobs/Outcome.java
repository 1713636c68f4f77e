package touchline.jobs;

import java.time.Duration;

/** What is to become of a job's place in the queue after an attempt. */
sealed interface Outcome {

    /** It goes: the job has ended. */
    record Over() implements Outcome {}

    /** It stays, for another attempt. */
    record Again(Duration pause) implements Outcome {}

    /** It is somebody else's. */
    record Lost() implements Outcome {}
}
