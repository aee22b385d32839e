-- Staff look at an account as its user sees it, with the user's code: see accounts/support.

CREATE TABLE support_codes (
  user_id uuid PRIMARY KEY REFERENCES users,
  code_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  wrong smallint NOT NULL DEFAULT 0
);

CREATE TABLE support_stays (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  staff_id uuid NOT NULL REFERENCES users,
  -- The session of the staff; its row may be gone before this one.
  session_id uuid NOT NULL,
  reason text NOT NULL,
  started_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- Null for one that runs, or that ran until ends_at.
  ended_at timestamptz,
  ended_by text CHECK (ended_by IN ('STAFF', 'USER')),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
  CHECK (user_id <> staff_id)
);
CREATE INDEX support_stays_user ON support_stays (user_id, started_at);
CREATE INDEX support_stays_staff ON support_stays (staff_id);
CREATE INDEX support_stays_session ON support_stays (session_id, ends_at) WHERE ended_at IS NULL;
