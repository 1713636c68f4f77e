package touchline.delivery;

import touchline.store.Databases;

class PostgresEndpointTest extends EndpointContract {

    @Override
    Databases database() {
        return Databases.POSTGRES;
    }
}
