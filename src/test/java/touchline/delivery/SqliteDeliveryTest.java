package touchline.delivery;

import touchline.store.Databases;

class SqliteDeliveryTest extends DeliveryContract {

    @Override
    Databases database() {
        return Databases.SQLITE;
    }
}
