package touchline.jobs;

/** How jobs of one kind are done: a bean of the area that knows. */
public interface Work {

    /** What jobs of this kind are submitted as; never changed, because waiting jobs have it in the store. */
    String kind();

    /**
     * Does the job. It may be begun again, by another node as well, when the process dies: what must not happen twice is a
     * {@link JobRun#step}.
     *
     * @return the result, a record or whatever else becomes JSON
     * @throws touchline.problem.Problem why it cannot be done, for whoever asked; UNAVAILABLE and RATE_LIMITED pass by
     *     themselves and are tried again first, as any other exception is
     */
    Object run(JobRun run) throws Exception;
}
