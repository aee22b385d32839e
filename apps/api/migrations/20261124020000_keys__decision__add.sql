-- Which questions a published test holds, and whose they are: whoever asks for a key is held against both. Null: the system's.
CREATE TABLE exam_version_questions (
  exam_version_id uuid NOT NULL REFERENCES exam_versions (id),
  question_id uuid NOT NULL,
  owner_id uuid REFERENCES users (id),
  PRIMARY KEY (exam_version_id, question_id)
);
CREATE INDEX exam_version_questions_question ON exam_version_questions (question_id, exam_version_id);

-- A question of the system stays one in whatever test it is put, and so does all of a test of the system.
CREATE FUNCTION questions_of_version(p_version uuid, p_exam uuid, p_content jsonb)
RETURNS TABLE (exam_version_id uuid, question_id uuid, owner_id uuid)
LANGUAGE sql STABLE AS $$
  SELECT p_version, held.id,
    CASE WHEN e.scope = 'USER' AND q.scope IS DISTINCT FROM 'SYSTEM' THEN coalesce(q.owner_id, e.owner_id) END
  FROM (SELECT DISTINCT (one #>> '{}')::uuid AS id FROM jsonb_path_query(p_content, '$.sections[*].parts[*].questions[*].id') AS one) held
  JOIN exams e ON e.id = p_exam
  LEFT JOIN questions q ON q.id = held.id
$$;

CREATE FUNCTION keep_questions_of_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO exam_version_questions SELECT * FROM questions_of_version(NEW.id, NEW.exam_id, NEW.content);
  RETURN NULL;
END $$;
CREATE TRIGGER exam_versions_questions AFTER INSERT ON exam_versions FOR EACH ROW EXECUTE FUNCTION keep_questions_of_version();

INSERT INTO exam_version_questions
SELECT held.* FROM exam_versions v, LATERAL questions_of_version(v.id, v.exam_id, v.content) held;

-- Set when the teacher gave the keys out although the same test or question still stood in another of theirs.
ALTER TABLE assignments ADD keys_released_at timestamptz;
