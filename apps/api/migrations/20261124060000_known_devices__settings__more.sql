-- Browsers on which an account signed in with success: wrong passwords that come from elsewhere never shut them out.
-- The cookie names the browser, whoever signs in on it; only its hash is stored.
CREATE TABLE known_devices (
  device_hash bytea NOT NULL,
  user_id uuid NOT NULL REFERENCES users,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (device_hash, user_id)
);
CREATE INDEX known_devices_user ON known_devices (user_id, last_seen_at DESC);
CREATE INDEX known_devices_seen ON known_devices (last_seen_at);

-- Failures are counted by other keys from now on; what was counted so far is forgotten within half an hour anyway.
DELETE FROM sign_in_failures;

-- Whether an account ever signed in from an address: asked when an address has to wait.
CREATE INDEX sign_ins_from ON sign_ins (user_id, address) WHERE outcome = 'SIGNED_IN';

INSERT INTO settings (key, value, min, max) VALUES
  ('session-days', 30, 1, 365),
  ('first-password-days', 30, 1, 180),
  ('keep-recordings-months', 12, 1, 120),
  ('keep-answers-months', 24, 1, 120),
  ('keep-sessions-days', 30, 1, 365),
  ('keep-sign-ins-days', 180, 30, 730),
  ('keep-audit-months', 24, 6, 120);
INSERT INTO setting_history (key, revision, at, after)
SELECT key, revision, updated_at, value FROM settings
WHERE key IN ('session-days', 'first-password-days', 'keep-recordings-months', 'keep-answers-months', 'keep-sessions-days', 'keep-sign-ins-days', 'keep-audit-months');

-- First passwords end: those that wait already count from now.
UPDATE users SET one_time_password_until = now() + interval '30 days' WHERE one_time_password IS NOT NULL AND one_time_password_until IS NULL;
