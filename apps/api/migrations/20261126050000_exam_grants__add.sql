-- Tests that a learner has for practice of the own: opened with a use of a package, given as a gift, bought, or granted by staff.
CREATE TABLE exam_grants (
  user_id uuid NOT NULL REFERENCES users,
  exam_id uuid NOT NULL REFERENCES exams,
  source text NOT NULL CHECK (source IN ('PACKAGE', 'GIFT', 'ORDER', 'GRANT')),
  -- What it came with: an order's number, the package's code, the gift's grade. The same grant twice is one.
  reference text NOT NULL CHECK (length(reference) <= 60),
  -- How many attempts it allows; null: as many as wanted.
  uses_total int CHECK (uses_total > 0),
  uses_left int CHECK (uses_left BETWEEN 0 AND uses_total),
  granted_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, exam_id, source, reference),
  CHECK ((uses_total IS NULL) = (uses_left IS NULL))
);

-- The tests of a learner's welcome gift, by grade.
CREATE TABLE gift_exams (
  grade_id text NOT NULL REFERENCES grades,
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 10),
  exam_id uuid NOT NULL REFERENCES exams,
  PRIMARY KEY (grade_id, position),
  UNIQUE (grade_id, exam_id)
);

ALTER TABLE users
  ADD COLUMN gift_grade_id text REFERENCES grades,
  ADD COLUMN gift_received_at timestamptz,
  ADD CONSTRAINT users_gift CHECK ((gift_grade_id IS NULL) = (gift_received_at IS NULL) AND (gift_grade_id IS NULL OR received_gift));
