-- How questions came out in tests that are over: first attempts alone, each test once.
CREATE TABLE question_difficulty (
  question_id uuid PRIMARY KEY REFERENCES questions ON DELETE CASCADE,
  -- Learners who were asked it.
  answers int NOT NULL CHECK (answers >= 0),
  points bigint NOT NULL CHECK (points >= 0),
  most bigint NOT NULL CHECK (most >= 0),
  measured_at timestamptz NOT NULL
);
CREATE INDEX question_difficulty_measured ON question_difficulty (measured_at);

ALTER TABLE assignments ADD COLUMN measured_at timestamptz;
CREATE INDEX assignments_to_measure ON assignments (ends_at) WHERE measured_at IS NULL AND mode = 'TEST';
