-- All that happened to a record is asked for by its id alone: ids are never shared between kinds. With `kind` before it the
-- old index could not serve that, so that each page of the history read every entry there is.

CREATE INDEX audit_of_record ON audit (record_id);
DROP INDEX audit_by_record;
