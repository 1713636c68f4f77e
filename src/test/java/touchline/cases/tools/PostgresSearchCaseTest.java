package touchline.cases.tools;

import touchline.OnPostgres;

@OnPostgres
class PostgresSearchCaseTest extends SearchCaseTest {}
