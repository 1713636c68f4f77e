package touchline.delivery;

import touchline.store.Databases;

class PostgresDeliveryTest extends DeliveryContract {

    @Override
    Databases database() {
        return Databases.POSTGRES;
    }
}
