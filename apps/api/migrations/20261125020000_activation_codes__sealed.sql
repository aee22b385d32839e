-- Codes rest encrypted, with a hash to find a typed one by, both under keys of the SECRET: a copy of the database opens no package.
-- A code from before stands in `code` until a process has sealed it, which each does when it starts (sealStoredCodes).
DROP INDEX activation_codes_batch;
DROP INDEX activation_codes_search;
ALTER TABLE activation_codes
  DROP COLUMN search,
  ALTER COLUMN code DROP NOT NULL,
  ADD COLUMN code_hash bytea CHECK (octet_length(code_hash) = 32),
  ADD COLUMN code_sealed bytea,
  ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (fold(batch_name::text)) STORED,
  ADD CHECK ((code IS NULL) = (code_hash IS NOT NULL) AND (code_hash IS NULL) = (code_sealed IS NULL));
CREATE UNIQUE INDEX activation_codes_hash ON activation_codes (code_hash);
CREATE INDEX activation_codes_batch ON activation_codes (batch_id, id);
CREATE INDEX activation_codes_search ON activation_codes USING gin (search gin_trgm_ops);
