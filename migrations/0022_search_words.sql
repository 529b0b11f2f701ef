-- What an admin has taught the search: words that people type, and where they lead.
CREATE TABLE search_words (
  words TEXT NOT NULL PRIMARY KEY,
  leads_to TEXT NOT NULL,
  added_at TEXT NOT NULL
);
