-- What makes or keeps power asks for the password again, sessions can be looked at and ended by their owner, and an account
-- may ask for a code besides its password. The previous Worker writes none of this: what it makes reads as said below.

-- When the password was last given in this session, as an ISO instant; NULL in a session of an older Worker, which counts
-- from created_at.
ALTER TABLE sessions ADD COLUMN password_at TEXT;
-- A rough name such as "Chrome on Windows", of a fixed vocabulary; '' where it was not told.
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';

-- A second factor of an account: codes that an app makes from a shared secret (TOTP).
CREATE TABLE second_factors (
  account_id TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  -- The shared secret, sealed with a key that is not in the database.
  sealed_secret TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- NULL until a code has shown that the app has the secret: until then signing in does not ask for one.
  confirmed_at TEXT,
  -- The time step of the last code that was used: each works once.
  last_step INTEGER NOT NULL DEFAULT 0,
  -- From when on it is gone, because an admin asked for that after it was lost; NULL where nobody has.
  removal_due_at TEXT
);

CREATE INDEX second_factors_by_removal ON second_factors (removal_due_at);

-- What stands in for a code when the app is lost, as digests. Each is deleted when it is used.
CREATE TABLE recovery_codes (
  digest TEXT NOT NULL PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES second_factors (account_id) ON DELETE CASCADE
);

CREATE INDEX recovery_codes_by_account ON recovery_codes (account_id);
