-- How one gets a bed for the night at an organisation, and whom its beds are for, as services have it since 0020.
ALTER TABLE organisations ADD COLUMN beds TEXT NOT NULL DEFAULT '';
ALTER TABLE organisations ADD COLUMN beds_for TEXT NOT NULL DEFAULT '';
