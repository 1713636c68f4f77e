package touchline.jobs;

/** Leaves a run that is not to go on. */
final class Ended extends RuntimeException {

    enum Why {
        /** Its owner has asked for it. */
        CANCELLED,
        /** This node stops; the job goes on elsewhere or later. */
        STOPPED,
        /** Another node has taken the job over, or it was removed: nothing of this run counts any more. */
        SUPERSEDED
    }

    private final Why why;

    Ended(Why why) {
        super(why.name(), null, false, false);
        this.why = why;
    }

    Why why() {
        return why;
    }
}
