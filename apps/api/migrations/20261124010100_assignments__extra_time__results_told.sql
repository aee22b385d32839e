-- Minutes that one learner gets at an assignment on top of everybody's, before the learner starts.
CREATE TABLE assignment_extra_time (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  student_id uuid NOT NULL REFERENCES users,
  minutes smallint NOT NULL CHECK (minutes BETWEEN 1 AND 600),
  set_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, assignment_id, student_id),
  FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments
);

-- When learners were told that results can be seen; those of windows that ended before are not told of any more.
ALTER TABLE assignments ADD COLUMN results_told_at timestamptz;
UPDATE assignments SET results_told_at = ends_at WHERE ends_at < now();
CREATE INDEX assignments_results_to_tell ON assignments (ends_at) WHERE results_told_at IS NULL AND cancelled_at IS NULL;
