-- Why the charity has taken a listing down, for its organisation to read; '' where it said nothing, or it is not.
ALTER TABLE organisations ADD COLUMN taken_down_reason TEXT NOT NULL DEFAULT '';
ALTER TABLE services ADD COLUMN taken_down_reason TEXT NOT NULL DEFAULT '';
ALTER TABLE helplines ADD COLUMN taken_down_reason TEXT NOT NULL DEFAULT '';
