package touchline.cases.tools;

import touchline.OnPostgres;

@OnPostgres
class PostgresCaseToolsTest extends CaseToolsTest {}
