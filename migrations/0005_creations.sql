-- What was made by a call that carried an Idempotency-Key, so that the same call sent again makes nothing twice. A row is
-- written in the batch of what it tells of: of two at the same time, the second fails whole. Kept for a day.

CREATE TABLE creations (
  -- A digest of who called what with which key.
  key TEXT NOT NULL PRIMARY KEY,
  -- A digest of what was sent, passwords left out.
  digest TEXT NOT NULL,
  made_id TEXT NOT NULL,
  expires_at TEXT NOT NULL
);

CREATE INDEX creations_by_expiry ON creations (expires_at);
