-- A phone or an e-mail that was changed: who held the old one is told, and may undo it for three days.
CREATE TABLE contact_changes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('phone', 'email')),
  -- Null: the account had none.
  before text,
  after text NOT NULL,
  at timestamptz NOT NULL,
  undone_at timestamptz
);
CREATE INDEX contact_changes_user ON contact_changes (user_id, at);
CREATE INDEX contact_changes_at ON contact_changes (at);

ALTER TABLE one_time_codes DROP CONSTRAINT one_time_codes_purpose_check;
ALTER TABLE one_time_codes ADD CONSTRAINT one_time_codes_purpose_check
  CHECK (purpose IN ('REGISTER', 'FORGOT_PASSWORD', 'CHANGE_PHONE', 'CHANGE_EMAIL', 'CONFIRM', 'GUARDIAN'));

ALTER TABLE sign_ins DROP CONSTRAINT sign_ins_outcome_check;
ALTER TABLE sign_ins ADD CONSTRAINT sign_ins_outcome_check CHECK (outcome IN ('SIGNED_IN', 'WRONG_PASSWORD', 'LOCKED', 'TOO_MANY_DEVICES', 'SIGNED_OUT',
  'SIGNED_OUT_ELSEWHERE', 'SIGNED_OUT_BY_ADMIN', 'REPLACED', 'PASSWORD_CHANGED', 'PASSWORD_RESET', 'TOKEN_REUSED', 'ACCOUNT_LOCKED', 'ACCOUNT_CHANGED',
  'ACCOUNT_DELETED', 'CONTACT_RESTORED'));

-- Answers that are gone, by the deletion of an account or because their time was over: the marks stay, and nobody scores
-- the attempt again.
ALTER TABLE attempts ADD COLUMN answers_erased_at timestamptz;
CREATE INDEX recordings_created ON recordings (created_at);
CREATE INDEX sessions_ended ON sessions (refresh_expires_at);
CREATE INDEX sessions_revoked ON sessions (revoked_at) WHERE revoked_at IS NOT NULL;

-- Consents of guardians (below 16), and of the teachers who enter learners (once a school year).
CREATE TABLE guardian_consents (
  user_id uuid PRIMARY KEY REFERENCES users,
  -- Whom a code was sent to and who gave it back.
  guardian_contact text NOT NULL,
  way text NOT NULL CHECK (way IN ('SMS', 'MAIL')),
  text_version text NOT NULL,
  given_at timestamptz NOT NULL
);
CREATE TABLE teacher_consents (
  teacher_id uuid NOT NULL REFERENCES users,
  -- The year in which the school year begins.
  school_year int NOT NULL,
  text_version text NOT NULL,
  given_at timestamptz NOT NULL,
  PRIMARY KEY (teacher_id, school_year)
);
