-- Every write counts here, so that an import and a deletion know whether something was written in between; `version`
-- counts only what the public can see. The previous Worker leaves it as it is.
ALTER TABLE directory ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;

-- 0 where an entry can never be part of what the public is told: who was not approved, who signs in, a save without a
-- change. The previous Worker writes 1, which is only slower to read.
ALTER TABLE audit ADD COLUMN may_be_public INTEGER NOT NULL DEFAULT 1;
CREATE INDEX audit_of_public ON audit (at) WHERE may_be_public = 1;
UPDATE audit SET may_be_public = 0
  WHERE kind = 'account' OR after = '{}' OR (action = 'organisation:register' AND after ->> 'approved' = 0);
