-- The directory: who helps, where and when. D1 cannot rebuild a table that others refer to, so a CHECK here is only a
-- rule that will never change: vocabulary and limits are checked in shared/.
--
-- Lists and schedules are JSON as JSON.stringify writes it. Instants are ISO texts in UTC; last_checked_at is '' where
-- nobody has ever checked. loaded_version is the version that `npm run load` last wrote: a record whose version is
-- another has been edited since, and one without it was never loaded.

CREATE TABLE organisations (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  email TEXT NOT NULL DEFAULT '',
  phone TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(phone) AND json_type(phone) = 'array'),
  addresses TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(addresses) AND json_type(addresses) = 'array'),
  website TEXT NOT NULL DEFAULT '',
  social_medias TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(social_medias) AND json_type(social_medias) = 'array'),
  categorising_organisations TEXT NOT NULL DEFAULT '[]'
    CHECK (json_valid(categorising_organisations) AND json_type(categorising_organisations) = 'array'),
  role TEXT NOT NULL DEFAULT 'organisation' CHECK (role IN ('organisation', 'admin')),
  approved INTEGER NOT NULL CHECK (approved IN (0, 1)),
  published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
  created_at TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  updated_at TEXT NOT NULL,
  last_checked_at TEXT NOT NULL DEFAULT '',
  loaded_version INTEGER
);

CREATE TABLE services (
  id TEXT NOT NULL PRIMARY KEY,
  provider_id TEXT NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  subtype TEXT NOT NULL DEFAULT '',
  service_address TEXT NOT NULL,
  availability TEXT NOT NULL CHECK (json_valid(availability) AND json_type(availability) = 'array'),
  schedule TEXT NOT NULL CHECK (json_valid(schedule) AND json_type(schedule) = 'object'),
  note TEXT NOT NULL DEFAULT '',
  published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  updated_at TEXT NOT NULL,
  last_checked_at TEXT NOT NULL DEFAULT '',
  loaded_version INTEGER
);

-- An organisation's own services, and the cascade when it is deleted.
CREATE INDEX services_by_provider ON services (provider_id);

CREATE TABLE helplines (
  id TEXT NOT NULL PRIMARY KEY,
  provider_id TEXT REFERENCES organisations (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  phone TEXT NOT NULL DEFAULT '',
  email TEXT NOT NULL DEFAULT '',
  website TEXT NOT NULL DEFAULT '',
  online_working_time TEXT NOT NULL DEFAULT '',
  published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  updated_at TEXT NOT NULL,
  last_checked_at TEXT NOT NULL DEFAULT '',
  loaded_version INTEGER
);

-- At most one helpline for an organisation; any number without one. Serves its reads and the cascade too.
CREATE UNIQUE INDEX helplines_one_per_provider ON helplines (provider_id) WHERE provider_id IS NOT NULL;

-- One row. Every write to the tables above raises `version` in the same batch: snapshots, ETags and rendered pages
-- follow it. `changed_at` beside it tells apart two databases that count alike. `is_sample` puts up the banner.
CREATE TABLE directory (
  id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL,
  changed_at TEXT NOT NULL,
  is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1))
);

INSERT INTO directory (id, version, changed_at) VALUES (1, 1, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
