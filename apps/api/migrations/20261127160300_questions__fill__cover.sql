-- Before each assembly the bank of a subject and grade is asked whether it has changed: the index alone answers.
DROP INDEX questions_fill;
CREATE INDEX questions_fill ON questions (subject, grade_id, skill, difficulty)
  INCLUDE (scope, owner_id, updated_at, created_at) WHERE deleted_at IS NULL;
