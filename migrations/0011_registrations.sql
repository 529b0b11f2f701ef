-- What is known of an organisation because it registered itself, apart from what is listed: whether the address it gave
-- was confirmed, from where it came, whether the charity has been told. An organisation that a file or an admin brought
-- in has no row, nor has one that registered before this table: there is nothing to confirm.

CREATE TABLE registrations (
  organisation_id TEXT NOT NULL PRIMARY KEY REFERENCES organisations (id) ON DELETE CASCADE,
  -- Who registered it: the link goes to this account's address.
  account_id TEXT NOT NULL,
  registered_at TEXT NOT NULL,
  -- NULL until somebody has pressed the button that the mail leads to.
  confirmed_at TEXT,
  -- A keyed digest of the network address, '' once the registration is decided or where there was none.
  came_from TEXT NOT NULL DEFAULT '',
  -- Mails with the link that were asked for.
  mails INTEGER NOT NULL DEFAULT 1,
  -- NULL until the charity has been told of it; '' where it need not be any more.
  told_at TEXT
);

CREATE INDEX registrations_by_account ON registrations (account_id);
CREATE INDEX registrations_by_origin ON registrations (came_from) WHERE came_from <> '';
CREATE INDEX registrations_by_telling ON registrations (told_at);
CREATE INDEX registrations_unconfirmed ON registrations (registered_at) WHERE confirmed_at IS NULL;
