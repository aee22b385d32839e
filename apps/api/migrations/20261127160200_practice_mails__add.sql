-- When a teacher last sent a learner the practice link of a test: links go out neither twice within an hour nor without end.
CREATE TABLE practice_mails (
  owner_id uuid NOT NULL REFERENCES users,
  exam_id uuid NOT NULL REFERENCES exams,
  student_id uuid NOT NULL REFERENCES users,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, exam_id, student_id)
);
CREATE INDEX practice_mails_sent ON practice_mails (owner_id, sent_at);
