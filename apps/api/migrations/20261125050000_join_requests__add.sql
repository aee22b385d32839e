-- How learners with an account of their own come into a class: they ask by its code, or its teacher invites them.

-- Whether the class's code opens the way to ask. Teachers turn it off once everybody has come.
ALTER TABLE classes ADD COLUMN join_open boolean NOT NULL DEFAULT true;

CREATE TABLE join_requests (
  owner_id uuid NOT NULL REFERENCES users (id),
  id uuid NOT NULL,
  class_id uuid NOT NULL REFERENCES classes (id),
  student_id uuid NOT NULL REFERENCES users (id),
  status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN')),
  requested_at timestamptz NOT NULL,
  reviewed_at timestamptz CHECK ((reviewed_at IS NULL) = (status = 'PENDING')),
  -- The learner reads it.
  reason varchar(255) CHECK ((reason IS NOT NULL) = (status = 'REJECTED')),
  PRIMARY KEY (owner_id, id)
);
CREATE UNIQUE INDEX join_requests_pending ON join_requests (class_id, student_id) WHERE status = 'PENDING';
CREATE INDEX join_requests_class ON join_requests (owner_id, class_id, requested_at DESC);
CREATE INDEX join_requests_student ON join_requests (student_id, requested_at DESC);

-- What was typed, whether or not somebody has it: a teacher learns nothing about strangers' accounts before they agree.
CREATE TABLE class_invitations (
  owner_id uuid NOT NULL REFERENCES users (id),
  id uuid NOT NULL,
  class_id uuid NOT NULL REFERENCES classes (id),
  contact varchar(64) NOT NULL,
  -- Who had the contact when it was sent.
  student_id uuid REFERENCES users (id),
  invited_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  answer text CHECK (answer IN ('ACCEPTED', 'DECLINED', 'CANCELLED')),
  answered_at timestamptz CHECK ((answered_at IS NULL) = (answer IS NULL)),
  PRIMARY KEY (owner_id, id)
);
CREATE UNIQUE INDEX class_invitations_open ON class_invitations (class_id, contact) WHERE answer IS NULL;
CREATE INDEX class_invitations_class ON class_invitations (owner_id, class_id, invited_at DESC);
CREATE INDEX class_invitations_student ON class_invitations (student_id) WHERE answer IS NULL;
