-- Whether listings are still right: when an organisation was last asked by mail; and when it was last rung, how that ended, by
-- whom and with which note; '' where neither was. `asked_at` stays the last asking about anything, '' for one that was rung
-- alone.
ALTER TABLE askings ADD COLUMN still_right_at TEXT NOT NULL DEFAULT '';
ALTER TABLE askings ADD COLUMN rung_at TEXT NOT NULL DEFAULT '';
ALTER TABLE askings ADD COLUMN rung_outcome TEXT NOT NULL DEFAULT '';
ALTER TABLE askings ADD COLUMN rung_note TEXT NOT NULL DEFAULT '';
ALTER TABLE askings ADD COLUMN rung_by TEXT NOT NULL DEFAULT '';

-- What a link is about: a digest of the listings that were asked about, which ends the link once they are others. And what it
-- has done, as JSON, so that it can be undone; '' for nothing.
ALTER TABLE one_time_tokens ADD COLUMN about TEXT NOT NULL DEFAULT '';
ALTER TABLE one_time_tokens ADD COLUMN done TEXT NOT NULL DEFAULT '';
