-- Whether everybody may see an address: 'yes', 'no', or '' where nobody was asked.
ALTER TABLE organisations ADD COLUMN address_public TEXT NOT NULL DEFAULT '';
ALTER TABLE services ADD COLUMN address_public TEXT NOT NULL DEFAULT '';
CREATE INDEX organisations_secret ON organisations (id) WHERE address_public = 'no';
CREATE INDEX services_secret ON services (provider_id) WHERE address_public = 'no';
