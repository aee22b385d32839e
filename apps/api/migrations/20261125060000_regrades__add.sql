-- What a teacher changed about a question of a published test after it was taken. Published tests stay as they are: a result is
-- what the answers earn under the steps that stand, in the order of their numbers.
CREATE TABLE regrades (
  owner_id uuid NOT NULL REFERENCES users (id),
  id uuid NOT NULL,
  exam_version_id uuid NOT NULL REFERENCES exam_versions (id),
  -- Counts from 1 over all steps of the owner at the version, undone ones included.
  number integer NOT NULL CHECK (number > 0),
  -- Where the teacher stood when making it, which tells a teacher's history page what it is about.
  made_at_assignment uuid NOT NULL,
  question_id uuid NOT NULL,
  item text NOT NULL,
  change jsonb NOT NULL,
  -- Null: every assigned test of the version; every learner.
  assignment_id uuid,
  student_id uuid REFERENCES users (id),
  raise_only boolean NOT NULL,
  reason text NOT NULL,
  raised integer NOT NULL,
  lowered integer NOT NULL,
  -- The version that the bank's question got from it, where it got one.
  bank_version integer,
  made_by uuid NOT NULL REFERENCES users (id),
  made_at timestamptz NOT NULL,
  undone_by uuid REFERENCES users (id),
  undone_at timestamptz,
  PRIMARY KEY (owner_id, id),
  UNIQUE (owner_id, exam_version_id, number),
  FOREIGN KEY (owner_id, made_at_assignment) REFERENCES assignments (owner_id, id),
  FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments (owner_id, id),
  CHECK (student_id IS NULL OR assignment_id IS NOT NULL),
  CHECK ((undone_at IS NULL) = (undone_by IS NULL))
);

-- Points that each item could have given, where a regrade changed them.
ALTER TABLE attempt_results
  ADD COLUMN item_max integer[],
  ADD CONSTRAINT attempt_results_item_max_check CHECK (cardinality(item_max) = length(item_states)),
  DROP CONSTRAINT attempt_results_cause_check1,
  ADD CONSTRAINT attempt_results_cause_check CHECK (cause IN ('SCORED', 'LATE', 'MARKED', 'REGRADED'));
