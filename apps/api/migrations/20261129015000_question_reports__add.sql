-- Questions that users report, that statistics suspect and that a machine check names; what staff decided about them;
-- and the offers to owners of taken tests to grade again by a corrected key.
ALTER TABLE question_statistics ADD COLUMN suspicions jsonb NOT NULL DEFAULT '[]';
ALTER TABLE question_statistics ADD COLUMN suspicion_weight real NOT NULL DEFAULT 0;
CREATE INDEX question_statistics_suspected ON question_statistics (question_id) WHERE suspicions <> '[]';
-- Statistics from before get their suspicions with the next measuring.
INSERT INTO questions_to_measure (question_id) SELECT question_id FROM question_statistics WHERE n >= 100;

CREATE TABLE question_verdicts (
  id uuid PRIMARY KEY,
  question_id uuid NOT NULL REFERENCES questions ON DELETE CASCADE,
  -- The version that was judged; for a correction the corrected one.
  version integer NOT NULL,
  verdict text NOT NULL CHECK (verdict IN ('CORRECTED', 'DISMISSED', 'RETIRED')),
  reason text NOT NULL,
  made_by uuid NOT NULL REFERENCES users,
  made_at timestamptz NOT NULL,
  undone_at timestamptz
);
CREATE INDEX question_verdicts_question ON question_verdicts (question_id, made_at DESC);

CREATE INDEX question_verdicts_dismissed ON question_verdicts (made_at) WHERE verdict = 'DISMISSED' AND undone_at IS NULL;

CREATE TABLE question_reports (
  id uuid PRIMARY KEY,
  question_id uuid NOT NULL REFERENCES questions ON DELETE CASCADE,
  -- The version that the bank had when it was reported.
  version integer NOT NULL,
  reporter_id uuid NOT NULL REFERENCES users,
  role text NOT NULL CHECK (role IN ('STUDENT', 'TEACHER')),
  kind text NOT NULL CHECK (kind IN ('WRONG_KEY', 'TWO_ANSWERS', 'TEXT', 'MEDIA', 'OTHER')),
  words text NOT NULL,
  made_at timestamptz NOT NULL,
  -- The verdict that closed it; null while it waits.
  verdict_id uuid REFERENCES question_verdicts ON DELETE CASCADE
);
CREATE UNIQUE INDEX question_reports_open ON question_reports (question_id, reporter_id) WHERE verdict_id IS NULL;
CREATE INDEX question_reports_reporter ON question_reports (reporter_id, made_at);
CREATE INDEX question_reports_verdict ON question_reports (verdict_id) WHERE verdict_id IS NOT NULL;

CREATE TABLE question_findings (
  question_id uuid PRIMARY KEY REFERENCES questions ON DELETE CASCADE,
  version integer NOT NULL,
  findings jsonb NOT NULL,
  checked_at timestamptz NOT NULL
);
CREATE INDEX question_findings_found ON question_findings (question_id) WHERE findings <> '[]';

CREATE TABLE regrade_offers (
  owner_id uuid NOT NULL REFERENCES users,
  id uuid NOT NULL,
  exam_version_id uuid NOT NULL REFERENCES exam_versions,
  question_id uuid NOT NULL REFERENCES questions ON DELETE CASCADE,
  -- The corrected version of the bank's question.
  version integer NOT NULL,
  -- What was corrected, with the ids of the bank; null where more than one answer's key has changed.
  amendment jsonb,
  reason text NOT NULL,
  made_at timestamptz NOT NULL,
  answer text CHECK (answer IN ('ACCEPTED', 'KEPT')),
  answered_at timestamptz,
  PRIMARY KEY (owner_id, id),
  UNIQUE (owner_id, exam_version_id, question_id, version)
);
CREATE INDEX regrade_offers_question ON regrade_offers (question_id, version) WHERE answer IS NULL;
