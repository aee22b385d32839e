-- Scores and comments of a teacher who has not given the mark yet: one row an item, replaced at every change.
CREATE TABLE marking_drafts (
  owner_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  question_id uuid NOT NULL,
  item text NOT NULL,
  -- The answer that was read (entry of the log), and the mark that is being changed; 0 where there is none.
  entry integer NOT NULL CHECK (entry > 0),
  version integer NOT NULL CHECK (version >= 0),
  scores jsonb NOT NULL,
  comment text NOT NULL,
  notes jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, attempt_id, question_id, item),
  FOREIGN KEY (owner_id, attempt_id) REFERENCES attempts (owner_id, id) ON DELETE CASCADE
);
