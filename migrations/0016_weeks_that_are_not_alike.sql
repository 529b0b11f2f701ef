-- Slots of some weeks only, the parts of each year in which a service is open, and days that are open at times not known.
ALTER TABLE services ADD COLUMN irregular_slots TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(irregular_slots) AND json_type(irregular_slots) = 'array');
ALTER TABLE services ADD COLUMN seasons TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(seasons) AND json_type(seasons) = 'array');
ALTER TABLE services ADD COLUMN unknown_days TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(unknown_days) AND json_type(unknown_days) = 'array');
