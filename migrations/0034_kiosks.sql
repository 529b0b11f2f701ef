-- Kiosks and wall screens that have told that they run: the name of their place, never anything of who touched them.
CREATE TABLE kiosks (
  id TEXT PRIMARY KEY NOT NULL,
  place TEXT NOT NULL,
  screen TEXT NOT NULL,
  is_ours INTEGER NOT NULL DEFAULT 0,
  seen_at TEXT NOT NULL,
  build TEXT NOT NULL DEFAULT '',
  directory_from TEXT
);
CREATE UNIQUE INDEX kiosks_by_place ON kiosks (place, screen);
