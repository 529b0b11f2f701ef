-- The instants from and until which a service has no bed or meal left; '' where nobody says so.
ALTER TABLE services ADD COLUMN full_since TEXT NOT NULL DEFAULT '';
ALTER TABLE services ADD COLUMN full_until TEXT NOT NULL DEFAULT '';
