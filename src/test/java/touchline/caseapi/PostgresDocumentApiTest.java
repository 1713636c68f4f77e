package touchline.caseapi;

import touchline.OnPostgres;

@OnPostgres
class PostgresDocumentApiTest extends DocumentApiTest {}
