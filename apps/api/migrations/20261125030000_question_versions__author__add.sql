-- Who wrote each version of a question, and which older one it was restored from.
ALTER TABLE question_versions
  ADD COLUMN created_by uuid REFERENCES users (id),
  ADD COLUMN restored_from integer;

-- The first was written by the owner; who wrote the others stands in the audit log.
UPDATE question_versions v SET created_by = q.owner_id FROM questions q
WHERE q.id = v.question_id AND v.version = 1 AND q.owner_id IS NOT NULL;
UPDATE question_versions v SET created_by = a.actor_id FROM audit_log a
WHERE a.action = 'question-updated' AND a.subject_kind = 'question' AND a.actor_id IS NOT NULL
  AND a.subject_id = v.question_id::text AND (a.details ->> 'version')::integer = v.version
  AND EXISTS (SELECT FROM users u WHERE u.id = a.actor_id);

-- Counting the tests of a page of questions reads this index alone.
DROP INDEX exam_questions_question;
CREATE INDEX exam_questions_question ON exam_questions (question_id, exam_id);
