-- What was deleted in the product, so that the next load of a file that still lists it does not bring it back. A restore,
-- or a load that overwrites, removes the stone.

CREATE TABLE tombstones (
  id TEXT NOT NULL,
  kind TEXT NOT NULL,
  deleted_at TEXT NOT NULL,
  PRIMARY KEY (kind, id)
);
