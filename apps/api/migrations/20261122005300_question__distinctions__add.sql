-- Questions that read alike and of which their owner has said that they are not the same: a row for each pair.
CREATE TABLE question_distinctions (
  first_id uuid NOT NULL REFERENCES questions ON DELETE CASCADE,
  second_id uuid NOT NULL REFERENCES questions ON DELETE CASCADE,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (first_id, second_id),
  CHECK (first_id < second_id)
);
CREATE INDEX question_distinctions_second ON question_distinctions (second_id);
