-- What learners say, and what teachers make of answers that no key can judge.

-- The sound itself is a file (modules/recordings/store.ts). `bytes` counts what is on the disk for good: bytes after it do not exist.
CREATE TABLE recordings (
  id uuid PRIMARY KEY,
  attempt_id uuid NOT NULL REFERENCES attempts,
  question_id uuid NOT NULL,
  item text NOT NULL,
  mime text NOT NULL CHECK (mime IN ('audio/webm', 'audio/mp4')),
  max_bytes int NOT NULL,
  bytes int NOT NULL DEFAULT 0 CHECK (bytes BETWEEN 0 AND max_bytes),
  -- as its learner's browser measured it
  seconds real,
  -- some of it came after the grace: kept, and the teacher is told
  late boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  finished_at timestamptz
);
CREATE INDEX recordings_attempt ON recordings (attempt_id);

-- Append-only: each change of a mark is a row, the highest version counts. Together they are its history.
CREATE TABLE attempt_marks (
  attempt_id uuid NOT NULL REFERENCES attempts,
  question_id uuid NOT NULL,
  item text NOT NULL,
  version int NOT NULL CHECK (version > 0),
  -- what was marked: a mark counts only as long as this is the answer
  answer jsonb NOT NULL,
  -- hundredths by criterion; of an item marked in steps there is one, "whole"
  scores jsonb NOT NULL,
  -- the share of the points; null until every criterion has its score
  earned bigint,
  share_of bigint CHECK (share_of > 0),
  comment text NOT NULL,
  -- [{id, start, end, text}], offsets into the answer's text
  notes jsonb NOT NULL,
  marked_by uuid NOT NULL REFERENCES users,
  marked_at timestamptz NOT NULL,
  PRIMARY KEY (attempt_id, question_id, item, version),
  CHECK ((earned IS NULL) = (share_of IS NULL) AND earned BETWEEN 0 AND share_of)
);
CREATE TRIGGER attempt_marks_append_only BEFORE UPDATE OR DELETE ON attempt_marks FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Why a result was made: scored by the engine, late answers let in, marked by the teacher.
ALTER TABLE attempt_results ADD COLUMN cause text NOT NULL DEFAULT 'SCORED' CHECK (cause IN ('SCORED', 'LATE', 'MARKED'));
UPDATE attempt_results SET cause = 'LATE' WHERE revision > 1;
