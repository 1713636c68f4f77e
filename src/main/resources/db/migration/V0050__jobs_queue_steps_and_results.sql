-- hold is the version of the row in the queue that the running attempt has picked: writes of an older one are refused.
CREATE TABLE job (
    id               TEXT PRIMARY KEY,
    kind             TEXT NOT NULL,
    owner            TEXT NOT NULL,
    idempotency_key  TEXT,
    input            TEXT NOT NULL,
    status           TEXT NOT NULL,
    done             BIGINT NOT NULL,
    total            BIGINT,
    attempts         INTEGER NOT NULL,
    reason           TEXT,
    result           TEXT,
    cancel_requested INTEGER NOT NULL,
    hold             BIGINT,
    created_at       TEXT NOT NULL,
    started_at       TEXT,
    finished_at      TEXT,
    UNIQUE (owner, kind, idempotency_key)
);

CREATE INDEX job_created ON job (owner, created_at);

-- What a job has done, in order; a finished step has its result, so that no later attempt repeats it.
CREATE TABLE job_step (
    job_id TEXT NOT NULL REFERENCES job (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at     TEXT NOT NULL,
    name   TEXT NOT NULL,
    text   TEXT NOT NULL,
    result TEXT,
    PRIMARY KEY (job_id, number)
);

-- db-scheduler's: its statements decide the columns and their types.
CREATE TABLE job_queue (
    task_name            TEXT NOT NULL,
    task_instance        TEXT NOT NULL,
    task_data            BYTEA,
    execution_time       TIMESTAMP WITH TIME ZONE NOT NULL,
    picked               BOOLEAN NOT NULL,
    picked_by            TEXT,
    last_success         TIMESTAMP WITH TIME ZONE,
    last_failure         TIMESTAMP WITH TIME ZONE,
    consecutive_failures INTEGER,
    last_heartbeat       TIMESTAMP WITH TIME ZONE,
    version              BIGINT NOT NULL,
    PRIMARY KEY (task_name, task_instance)
);

CREATE INDEX job_queue_due ON job_queue (execution_time);
