-- Bulk changes of questions and tests of the system by a job, row by row, so that it goes on where it was stopped and can
-- be taken back.
CREATE TABLE bulk_changes (
  id uuid PRIMARY KEY,
  subject text NOT NULL CHECK (subject IN ('QUESTION', 'EXAM')),
  change jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('RUNNING', 'STOPPED', 'DONE', 'UNDOING', 'UNDONE')),
  -- Chosen rows; how many were looked at, changed, left because they were so already, refused, and taken back.
  total integer NOT NULL,
  done integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  undone integer NOT NULL DEFAULT 0,
  created_by uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  finished_at timestamptz
);
CREATE INDEX bulk_changes_created ON bulk_changes (created_at);
CREATE INDEX bulk_changes_created_by ON bulk_changes (created_by);

CREATE TABLE bulk_change_rows (
  bulk_id uuid NOT NULL REFERENCES bulk_changes ON DELETE CASCADE,
  n integer NOT NULL,
  subject_id uuid NOT NULL,
  -- Null until it was looked at.
  outcome text CHECK (outcome IN ('CHANGED', 'UNCHANGED', 'REFUSED')),
  reason text,
  -- The one field that was changed.
  before jsonb,
  after jsonb,
  undone boolean NOT NULL DEFAULT false,
  PRIMARY KEY (bulk_id, n)
);
CREATE INDEX bulk_change_rows_waiting ON bulk_change_rows (bulk_id, n) WHERE outcome IS NULL;
