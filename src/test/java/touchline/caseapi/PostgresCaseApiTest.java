package touchline.caseapi;

import touchline.OnPostgres;

@OnPostgres
class PostgresCaseApiTest extends CaseApiTest {}
