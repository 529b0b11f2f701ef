-- Categories of organisations whose addresses nobody else sees while the row is there, until the end of a date of the city.
CREATE TABLE hidden_categories (
  category TEXT NOT NULL PRIMARY KEY,
  until_date TEXT NOT NULL,
  hidden_at TEXT NOT NULL
);
