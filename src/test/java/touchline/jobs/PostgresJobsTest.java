package touchline.jobs;

import touchline.store.Databases;

class PostgresJobsTest extends JobsContract {

    @Override
    Databases database() {
        return Databases.POSTGRES;
    }
}
