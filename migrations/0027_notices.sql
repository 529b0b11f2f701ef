-- What the charity says to everybody at once. Begins and ends to the minute of the city's clock: '2026-11-24T09:00'.
CREATE TABLE notices (
  id TEXT NOT NULL PRIMARY KEY,
  words TEXT NOT NULL,
  link TEXT NOT NULL DEFAULT '',
  severity TEXT NOT NULL DEFAULT 'Notice',
  place TEXT NOT NULL DEFAULT 'all',
  begins TEXT NOT NULL,
  ends TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  updated_at TEXT NOT NULL
);
CREATE INDEX notices_ends ON notices (ends);
