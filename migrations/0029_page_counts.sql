-- How often each kind of page was opened on a day of the city: sums, of which none can be told apart again.
CREATE TABLE page_counts (
  day TEXT NOT NULL,
  kind TEXT NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (day, kind)
) WITHOUT ROWID;
