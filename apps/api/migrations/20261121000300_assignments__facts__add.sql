-- What an assignment says of its test, as it was when assigned: the test may be renamed or changed later.

ALTER TABLE assignments
  ADD COLUMN title varchar(100) NOT NULL DEFAULT '',
  ADD COLUMN subject text NOT NULL DEFAULT 'ENGLISH' CHECK (subject IN ('ENGLISH', 'MATH')),
  ADD COLUMN question_count int NOT NULL DEFAULT 0,
  ADD COLUMN skills text[] NOT NULL DEFAULT '{}',
  -- minutes given to everybody who was working, one extension after the other
  ADD COLUMN added_minutes int NOT NULL DEFAULT 0;

UPDATE assignments a SET title = e.name, subject = e.subject, question_count = e.total_questions FROM exams e WHERE e.id = a.exam_id;

ALTER TABLE assignments ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (fold(title)) STORED;

-- One learner's lists start from their classes.
CREATE INDEX assignments_open ON assignments (class_id, ends_at) WHERE cancelled_at IS NULL;
