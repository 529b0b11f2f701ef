-- When what nobody watches last went well: 'chores' (the scheduled ones), 'mail' (one was sent), 'backup'. An admin and
-- `npm run verify` ask for it.

CREATE TABLE operations (
  what TEXT NOT NULL PRIMARY KEY,
  at TEXT NOT NULL
);
