-- The account page lists a person's grants, and deleting an account or disconnecting an application ends them.
CREATE INDEX signin_grant_account ON signin_grant (account_id, client_id);
