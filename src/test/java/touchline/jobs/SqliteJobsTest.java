package touchline.jobs;

import touchline.store.Databases;

class SqliteJobsTest extends JobsContract {

    @Override
    Databases database() {
        return Databases.SQLITE;
    }
}
