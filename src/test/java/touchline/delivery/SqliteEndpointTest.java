package touchline.delivery;

import touchline.store.Databases;

class SqliteEndpointTest extends EndpointContract {

    @Override
    Databases database() {
        return Databases.SQLITE;
    }
}
