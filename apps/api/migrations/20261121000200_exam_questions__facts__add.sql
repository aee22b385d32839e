-- What counting needs is pinned with the version: a question changed in the bank leaves a finished test full.
ALTER TABLE exam_questions ADD COLUMN items int CHECK (items > 0), ADD COLUMN skill text, ADD COLUMN difficulty text;
UPDATE exam_questions e SET items = q.items, skill = q.skill, difficulty = q.difficulty FROM questions q WHERE q.id = e.question_id;
ALTER TABLE exam_questions ALTER COLUMN items SET NOT NULL, ALTER COLUMN skill SET NOT NULL, ALTER COLUMN difficulty SET NOT NULL;

-- Filling a part reads the questions of one grade and skill.
CREATE INDEX questions_fill ON questions (subject, grade_id, skill, difficulty) WHERE deleted_at IS NULL;
