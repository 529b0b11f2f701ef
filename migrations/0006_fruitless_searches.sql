-- What people searched for and did not find: its letters alone, on which day in the city, how often. Nothing of who it was.
-- Kept for 90 days; the number of rows for a day is bounded where they are written.

CREATE TABLE fruitless_searches (
  day TEXT NOT NULL,
  words TEXT NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (day, words)
);
