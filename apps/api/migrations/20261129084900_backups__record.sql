-- The health page says when the last backup was written, and how many codes no provider took.
CREATE TABLE backups (
  at timestamptz PRIMARY KEY,
  row_count bigint NOT NULL,
  file_count integer NOT NULL,
  encrypted boolean NOT NULL
);
ALTER TABLE one_time_codes ADD COLUMN withdrawn_at timestamptz;
