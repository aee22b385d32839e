-- A test that was made into files to print. What was frozen with it (content, keys, seed) makes every code of it again, and
-- lets a photographed answer sheet be read: its QR code names the row.
CREATE TABLE paper_sets (
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  exam_id uuid NOT NULL REFERENCES exams (id),
  name varchar(100) NOT NULL,
  content jsonb NOT NULL,
  -- Of the questions whose key the owner might see, with whose the question was.
  answer_keys jsonb NOT NULL,
  options jsonb NOT NULL,
  seed text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('vi', 'en')),
  run_id uuid,
  created_at timestamptz NOT NULL,
  -- When its files are deleted.
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, id)
);
CREATE INDEX paper_sets_exam ON paper_sets (owner_id, exam_id, created_at DESC);
CREATE INDEX paper_sets_expiry ON paper_sets (expires_at);

-- Every file of a set is planned at once and made one after the other.
CREATE TABLE paper_files (
  owner_id uuid NOT NULL,
  set_id uuid NOT NULL,
  position smallint NOT NULL,
  kind text NOT NULL,
  -- Of the paper that it holds; null for files of all codes, and for a test that has one order only.
  code text,
  name text NOT NULL,
  mime text NOT NULL,
  bytes integer,
  file bytea,
  -- Why it could not be made: an error code.
  problem text,
  PRIMARY KEY (owner_id, set_id, position),
  FOREIGN KEY (owner_id, set_id) REFERENCES paper_sets (owner_id, id) ON DELETE CASCADE,
  CHECK ((file IS NULL) OR (bytes IS NOT NULL AND problem IS NULL))
);
-- Compressed already.
ALTER TABLE paper_files ALTER COLUMN file SET STORAGE EXTERNAL;
