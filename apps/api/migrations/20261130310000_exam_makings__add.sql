-- Tests that a background job is making for somebody: what was asked for, by the run that its owner follows. The tests
-- themselves are stored whole or not at all.
CREATE TABLE exam_makings (
  id uuid PRIMARY KEY REFERENCES job_runs (id) ON DELETE CASCADE,
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  exam_id uuid NOT NULL REFERENCES exams (id) ON DELETE CASCADE,
  asked jsonb NOT NULL,
  -- Its owner has seen how it ended.
  dismissed_at timestamptz
);
CREATE INDEX exam_makings_owner_idx ON exam_makings (owner_id, exam_id);
CREATE INDEX exam_makings_exam_idx ON exam_makings (exam_id);
