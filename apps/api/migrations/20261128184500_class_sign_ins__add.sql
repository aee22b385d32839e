-- Young learners sign in with their class's code, their name and a secret of pictures or digits that the teacher prints.
ALTER TABLE classes ADD COLUMN sign_in_way text;
ALTER TABLE classes ADD COLUMN sign_in_key text;
ALTER TABLE classes ADD CONSTRAINT classes_sign_in CHECK (sign_in_way IS NULL OR (sign_in_way IN ('PICTURES', 'DIGITS') AND sign_in_key IS NOT NULL));
CREATE TABLE class_sign_ins (
  id uuid NOT NULL PRIMARY KEY,
  owner_id uuid NOT NULL,
  class_id uuid NOT NULL REFERENCES classes(id),
  student_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  secret_hash text NOT NULL,
  -- Tries since the last success; counted before the secret is compared, so that parallel tries count too.
  tries smallint NOT NULL DEFAULT 0,
  made_at timestamp with time zone NOT NULL
);
CREATE UNIQUE INDEX class_sign_ins_learner ON class_sign_ins (class_id, student_id);
CREATE INDEX class_sign_ins_student ON class_sign_ins (student_id);
