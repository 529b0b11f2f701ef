-- What an import has written, for a day, so that all of it can be undone.
CREATE TABLE imported (
  import_id TEXT NOT NULL,
  at TEXT NOT NULL,
  account_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  record_id TEXT NOT NULL,
  -- What the import made of it: a record that has another one since was edited.
  version INTEGER NOT NULL,
  -- The row as it was, of what was written; NULL where there was none.
  before TEXT,
  -- When it had been deleted before the import brought it back; '' where it had not.
  deleted_at TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (import_id, kind, record_id)
);
CREATE INDEX imported_by_time ON imported (at);
