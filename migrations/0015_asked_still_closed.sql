-- When the owner of a closing until further notice was last asked whether it still holds; '' where nobody has asked yet.
ALTER TABLE dated_changes ADD COLUMN asked_at TEXT NOT NULL DEFAULT '';
