-- Who stands in for somebody who signs in, while they are away: a colleague's email, to which what asks that organisation for
-- something goes too, until a date in the city is over. Rows are removed then.
CREATE TABLE stand_ins (
  account_id TEXT PRIMARY KEY NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  email TEXT NOT NULL CHECK (email = lower(email)),
  until_date TEXT NOT NULL,
  named_at TEXT NOT NULL
);
