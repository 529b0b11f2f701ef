-- What people say is wrong with a listing. Nothing of who says it: `digest` tells repeats from one network address apart for a
-- week, under a key that changes weekly and is deleted; then it is ''. `organisation_id` is that of who was signed in.
-- `answered_at`, `outcome`, `note` and `answered_by` say what was done; '' until then.
CREATE TABLE reports (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  listing_id TEXT NOT NULL,
  what TEXT NOT NULL,
  words TEXT NOT NULL DEFAULT '',
  at TEXT NOT NULL,
  digest TEXT NOT NULL DEFAULT '',
  organisation_id TEXT,
  answered_at TEXT NOT NULL DEFAULT '',
  outcome TEXT NOT NULL DEFAULT '',
  note TEXT NOT NULL DEFAULT '',
  answered_by TEXT NOT NULL DEFAULT ''
);
CREATE INDEX reports_by_listing ON reports (listing_id, at);
CREATE INDEX reports_by_time ON reports (at);
CREATE TABLE report_keys (week INTEGER PRIMARY KEY NOT NULL, key TEXT NOT NULL);

-- When enough people agreed that a place was found closed, and when its provider or the charity said that it is open; ''.
ALTER TABLE services ADD COLUMN found_closed_at TEXT NOT NULL DEFAULT '';
ALTER TABLE services ADD COLUMN open_said_at TEXT NOT NULL DEFAULT '';
ALTER TABLE organisations ADD COLUMN found_closed_at TEXT NOT NULL DEFAULT '';
ALTER TABLE organisations ADD COLUMN open_said_at TEXT NOT NULL DEFAULT '';
