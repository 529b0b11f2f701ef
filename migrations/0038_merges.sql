-- Twins that were merged: which record is no more, and which one stays in its place, for as long as somebody may have the old
-- address. One merge has a row for the records themselves, and another where two helplines came together with them. `before`
-- is what it takes to undo it, as JSON, for 30 days; then it is ''.
CREATE TABLE merges (
  gone_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  kept_id TEXT NOT NULL,
  merge_id TEXT NOT NULL,
  at TEXT NOT NULL,
  before TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (kind, gone_id)
);
CREATE INDEX merges_by_id ON merges (merge_id);

-- Records that look like twins and are none, as an admin has said; `one` is the lesser id.
CREATE TABLE no_twins (
  one TEXT NOT NULL,
  other TEXT NOT NULL,
  said_at TEXT NOT NULL,
  PRIMARY KEY (one, other)
);
