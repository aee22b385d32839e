-- Codes that prove that a phone or an e-mail address is somebody's own. Neither the code nor the address stands here
-- in the clear: `target_hash` and `code_hash` are keyed with the installation's secret and bound to the purpose.
CREATE TABLE one_time_codes (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('REGISTER', 'FORGOT_PASSWORD', 'CHANGE_PHONE', 'CHANGE_EMAIL')),
  channel text NOT NULL CHECK (channel IN ('sms', 'mail')),
  target_hash bytea NOT NULL,
  -- Null for a request that was answered without a code: it counts against the budget of its address all the same.
  code_hash bytea,
  address_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  -- When the right code was given, and when the step that it opened was taken.
  proved_at timestamptz,
  used_at timestamptz
);
CREATE INDEX one_time_codes_target ON one_time_codes (target_hash, created_at DESC);
CREATE INDEX one_time_codes_address ON one_time_codes (address_hash, created_at DESC);
CREATE INDEX one_time_codes_recent ON one_time_codes (channel, created_at DESC);

-- A new account is a learner's until its owner has said at the first sign-in who they are.
ALTER TABLE users ADD COLUMN role_chosen boolean NOT NULL DEFAULT true;
ALTER TABLE users ADD COLUMN terms_accepted_at timestamptz;

-- What a development machine would have sent.
CREATE TABLE outbox_messages (
  id uuid PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('sms', 'mail')),
  recipient text NOT NULL,
  subject text,
  body text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX outbox_messages_sent ON outbox_messages (sent_at DESC, id DESC);
