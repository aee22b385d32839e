-- Sample tests and the welcome gift become lists of each grade that operators maintain: revisions, who changed what.
CREATE TABLE test_lists (
  kind text NOT NULL CHECK (kind IN ('SAMPLE', 'GIFT')),
  grade_id text NOT NULL REFERENCES grades,
  revision integer NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (kind, grade_id)
);
CREATE TABLE test_list_changes (
  kind text NOT NULL,
  grade_id text NOT NULL,
  revision integer NOT NULL,
  at timestamptz NOT NULL,
  actor_id uuid REFERENCES users,
  -- Ids of tests in their order.
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  PRIMARY KEY (kind, grade_id, revision),
  FOREIGN KEY (kind, grade_id) REFERENCES test_lists ON DELETE CASCADE
);
