-- Those that wait for approval are counted at each registration, which anybody may send: found without reading all others.
CREATE INDEX organisations_pending ON organisations (created_at) WHERE approved = 0;
