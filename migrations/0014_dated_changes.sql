-- What holds on some dates instead of the week. `services` is a JSON list of ids of one organisation's; `to_date` is ''
-- until further notice, `since` the instant of a change "from now", `ended_at` that at which somebody ended it.
CREATE TABLE dated_changes (
  id TEXT NOT NULL PRIMARY KEY,
  scope TEXT NOT NULL,
  organisation_id TEXT REFERENCES organisations (id) ON DELETE CASCADE,
  services TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(services) AND json_type(services) = 'array'),
  type TEXT NOT NULL DEFAULT '',
  kind TEXT NOT NULL,
  from_date TEXT NOT NULL,
  to_date TEXT NOT NULL DEFAULT '',
  slots TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(slots) AND json_type(slots) = 'array'),
  reason TEXT NOT NULL DEFAULT '',
  since TEXT NOT NULL DEFAULT '',
  ended_at TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  updated_at TEXT NOT NULL
);

-- An organisation's own, and the cascade when it is deleted.
CREATE INDEX dated_changes_by_organisation ON dated_changes (organisation_id);
