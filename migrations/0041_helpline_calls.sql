-- How the last call ended to a helpline that no organisation offers: as `askings` has it of an organisation.
CREATE TABLE helpline_calls (
  helpline_id TEXT NOT NULL PRIMARY KEY REFERENCES helplines (id) ON DELETE CASCADE,
  rung_at TEXT NOT NULL DEFAULT '',
  rung_outcome TEXT NOT NULL DEFAULT '',
  rung_note TEXT NOT NULL DEFAULT '',
  rung_by TEXT NOT NULL DEFAULT '',
  undo TEXT NOT NULL DEFAULT ''
);

-- What the charity last said of its listings and can take back for a day: JSON, '' for nothing.
ALTER TABLE askings ADD COLUMN undo TEXT NOT NULL DEFAULT '';
