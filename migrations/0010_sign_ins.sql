-- Sign-ins and failed ones, so that whoever has an account sees what was done with it: counted by account, hour and whether
-- the password was right, and nothing of where they came from. Kept for 90 days; what nobody can fill is bounded where it is
-- written.

CREATE TABLE sign_ins (
  -- The account's id; of an e-mail that no account has a keyed digest, '' for all that are too many to keep apart.
  who TEXT NOT NULL,
  -- The beginning of the hour, as an ISO instant.
  hour TEXT NOT NULL,
  worked INTEGER NOT NULL,
  has_account INTEGER NOT NULL,
  times INTEGER NOT NULL,
  last_at TEXT NOT NULL,
  PRIMARY KEY (who, hour, worked)
);

CREATE INDEX sign_ins_by_hour ON sign_ins (hour);
