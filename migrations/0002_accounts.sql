-- Who may sign in, apart from what is listed: an organisation can have several accounts, or none. Instants are ISO texts
-- in UTC. Vocabulary (purposes, kinds, actions) is checked in code, so that it can grow.

CREATE TABLE accounts (
  id TEXT NOT NULL PRIMARY KEY,
  organisation_id TEXT NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  -- Not the published address, though registration starts them equal.
  email TEXT NOT NULL UNIQUE CHECK (email = lower(email)),
  -- A PHC string; NULL until the first password is set through a link.
  password_hash TEXT,
  role TEXT NOT NULL DEFAULT 'organisation' CHECK (role IN ('organisation', 'admin')),
  created_at TEXT NOT NULL
);

CREATE INDEX accounts_by_organisation ON accounts (organisation_id);

-- A family of refresh tokens: one sign-in, in one browser. Only the newest token is good; the one before it is honoured
-- for seconds, for a second tab. Tokens are kept as digests.
CREATE TABLE sessions (
  id TEXT NOT NULL PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  digest TEXT NOT NULL,
  previous_digest TEXT NOT NULL DEFAULT '',
  rotated_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
);

CREATE INDEX sessions_by_account ON sessions (account_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

-- What the link in a mail carries, as its digest. Used once, then gone.
CREATE TABLE one_time_tokens (
  digest TEXT NOT NULL PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  -- The address it was sent to: the new one, where the purpose is to confirm it.
  email TEXT NOT NULL DEFAULT '',
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
);

CREATE INDEX one_time_tokens_by_account ON one_time_tokens (account_id);
CREATE INDEX one_time_tokens_by_expiry ON one_time_tokens (expires_at);

-- Mail to be sent, written in the batch of what it tells of; a row goes when its mail has gone. What it says is worked
-- out when it is sent: no link is stored here. A deleted account's mail is not sent.
CREATE TABLE outbox (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  account_id TEXT REFERENCES accounts (id) ON DELETE CASCADE,
  data TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(data) AND json_type(data) = 'object'),
  created_at TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL,
  last_error TEXT NOT NULL DEFAULT ''
);

CREATE INDEX outbox_by_next_attempt ON outbox (next_attempt_at);
CREATE INDEX outbox_by_account ON outbox (account_id);

-- Tries that are counted: failed sign-ins by the e-mail typed (as a digest: it may be nobody's), mails asked for.
CREATE TABLE attempts (
  key TEXT NOT NULL PRIMARY KEY,
  count INTEGER NOT NULL,
  -- Milliseconds since 1970, because SQL adds the wait to them.
  next_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);

CREATE INDEX attempts_by_expiry ON attempts (expires_at);

-- Who did what to which record. The account's address is written out: it is to be read after the account has gone.
CREATE TABLE audit (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  account_id TEXT,
  account_email TEXT,
  action TEXT NOT NULL,
  kind TEXT NOT NULL,
  record_id TEXT NOT NULL,
  -- The fields that changed; the whole record where it was made or deleted, and NULL on its other side.
  before TEXT CHECK (before IS NULL OR json_valid(before)),
  after TEXT CHECK (after IS NULL OR json_valid(after))
);

CREATE INDEX audit_by_instant ON audit (at);
CREATE INDEX audit_by_record ON audit (kind, record_id);
