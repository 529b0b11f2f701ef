-- When an organisation was last asked by mail for anything of its listings: at most once in 21 days.
CREATE TABLE askings (
  organisation_id TEXT NOT NULL PRIMARY KEY REFERENCES organisations (id) ON DELETE CASCADE,
  asked_at TEXT NOT NULL
);

-- The question about the hours of a holiday, by its first and last date: when an organisation was asked, and when and by whom
-- it was answered; '' where that was not yet. The answer itself is in the dated changes.
CREATE TABLE holiday_answers (
  organisation_id TEXT NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  from_date TEXT NOT NULL,
  to_date TEXT NOT NULL,
  asked_at TEXT NOT NULL DEFAULT '',
  answered_at TEXT NOT NULL DEFAULT '',
  answered_by TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (organisation_id, from_date, to_date)
);
