-- Tests and questions of the system belong to exams or to practice: what learners practise shows its keys, so nothing of it
-- may be asked in an exam that counts. Null: for a test the default of its type; for a question not decided yet (workers
-- decide, a release before this column inserts such rows).
ALTER TABLE exams ADD COLUMN pool text CHECK (pool IN ('EXAM', 'PRACTICE'));
ALTER TABLE questions ADD COLUMN pool text CHECK (pool IN ('EXAM', 'PRACTICE'));
CREATE INDEX questions_without_pool ON questions (id) WHERE scope = 'SYSTEM' AND pool IS NULL;
CREATE INDEX questions_family ON questions (family) WHERE family IS NOT NULL;

-- What learners have, get or can buy is known with its keys.
UPDATE exams SET pool = 'PRACTICE' WHERE scope = 'SYSTEM' AND id IN (
  SELECT exam_id FROM gift_exams UNION SELECT exam_id FROM exam_grants UNION SELECT exam_id FROM test_prices);

-- Filling a test reads the bank of one pool.
DROP INDEX questions_fill;
CREATE INDEX questions_fill ON questions (subject, grade_id, skill, difficulty)
  INCLUDE (scope, owner_id, pool, updated_at, created_at) WHERE deleted_at IS NULL;
