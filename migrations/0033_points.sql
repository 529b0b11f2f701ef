-- Postcodes of the city and where they are, many in a row: all that begin alike, "BS1 4D", the point in their middle
-- (degrees) and their own points as JSON, by their last letter. They are replaced as a whole, at `loaded_at`.
CREATE TABLE postcodes (
  begins TEXT NOT NULL PRIMARY KEY,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  points TEXT NOT NULL,
  loaded_at TEXT NOT NULL
);
-- Where an address is that names no postcode, or a wrong one, as an admin has said it.
CREATE TABLE set_points (
  address TEXT NOT NULL PRIMARY KEY,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  set_at TEXT NOT NULL
);
