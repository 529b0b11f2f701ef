-- What the charity has edited of what everybody reads at the worst moment, and of its own settings, as JSON by the name of
-- the line. A line without a row has its first value, from the build. `checked` is the day YYYY-MM-DD on which somebody
-- last checked it; '' where nobody has.
CREATE TABLE site_lines (
  name TEXT NOT NULL PRIMARY KEY,
  facts TEXT NOT NULL,
  source TEXT NOT NULL DEFAULT '',
  checked TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1,
  updated_at TEXT NOT NULL
);
