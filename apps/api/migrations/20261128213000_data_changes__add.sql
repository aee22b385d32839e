-- Changes of existing rows that an upgrade needs and that are done in batches, with how far each is.
CREATE TABLE data_changes (
  name text PRIMARY KEY,
  -- Where the next batch begins; null before the first and after the last.
  cursor text,
  changed bigint NOT NULL DEFAULT 0,
  started_at timestamptz NOT NULL,
  -- While a process works at a batch, so that another does not do the same.
  claimed_until timestamptz,
  finished_at timestamptz
);
