-- System tests that teachers printed or exported; what was assigned counts by its assignment. One test counts once a month.
CREATE TABLE system_test_uses (
  owner_id uuid NOT NULL REFERENCES users,
  exam_id uuid NOT NULL REFERENCES exams,
  -- the first day of the month in Vietnam
  month date NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, month, exam_id)
);
