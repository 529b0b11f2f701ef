-- How one gets a bed for the night where a service gives them ('' where it gives none), and whom they are for.
ALTER TABLE services ADD COLUMN beds TEXT NOT NULL DEFAULT '';
ALTER TABLE services ADD COLUMN beds_for TEXT NOT NULL DEFAULT '';
