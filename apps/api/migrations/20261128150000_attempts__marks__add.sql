-- The mark of the latest result stands at the attempt too, so that averages over all tests of a teacher read one index
-- instead of joining every attempt with its results. Whatever writes a result writes it.
ALTER TABLE attempts ADD COLUMN latest_mark integer, ADD COLUMN latest_needs_teacher boolean;
UPDATE attempts p SET latest_mark = r.mark, latest_needs_teacher = r.needs_teacher
FROM (SELECT DISTINCT ON (owner_id, attempt_id) owner_id, attempt_id, mark, needs_teacher
  FROM attempt_results ORDER BY owner_id, attempt_id, revision DESC) r
WHERE p.owner_id = r.owner_id AND p.id = r.attempt_id;
ALTER TABLE attempts ADD CONSTRAINT attempts_marked CHECK (
  (latest_mark IS NULL) = (latest_needs_teacher IS NULL) AND (status <> 'SCORED' OR latest_mark IS NOT NULL));
CREATE INDEX attempts_marks ON attempts (owner_id, assignment_id, student_id) INCLUDE (number, latest_mark, latest_needs_teacher)
  WHERE status = 'SCORED' AND assignment_id IS NOT NULL;
-- Nothing reads marks out of the key any more.
ALTER TABLE attempt_results
  DROP CONSTRAINT attempt_results_pkey,
  ADD PRIMARY KEY (owner_id, attempt_id, revision);
