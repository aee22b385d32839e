-- The administrators of a school invite its teachers by phone or e-mail. Membership lets them renew passwords of the
-- teacher's learners, so the teacher has to agree. Rows name a contact and no account: who has it is looked up when a
-- teacher opens the page, so that an account made later finds the invitation too.
CREATE TABLE school_invitations (
  id uuid PRIMARY KEY,
  school_id uuid NOT NULL REFERENCES schools (id),
  contact varchar(64) NOT NULL,
  role text NOT NULL CHECK (role IN ('ADMIN', 'TEACHER')),
  invited_by uuid REFERENCES users (id),
  invited_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  answer text CHECK (answer IN ('ACCEPTED', 'DECLINED')),
  answered_at timestamptz,
  taken_back_at timestamptz,
  CHECK ((answered_at IS NULL) = (answer IS NULL))
);
CREATE INDEX school_invitations_school ON school_invitations (school_id, invited_at DESC);
CREATE INDEX school_invitations_contact ON school_invitations (contact) WHERE taken_back_at IS NULL;
CREATE INDEX school_invitations_by ON school_invitations (invited_by);
