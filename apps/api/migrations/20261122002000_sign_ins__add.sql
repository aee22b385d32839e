-- The login history: every sign-in, refused sign-in, sign-out and revocation of an account. Written once, read by its owner
-- and by administrators, deleted after 180 days.
CREATE TABLE sign_ins (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id uuid,
  at timestamptz NOT NULL,
  outcome text NOT NULL CHECK (outcome IN (
    'SIGNED_IN', 'WRONG_PASSWORD', 'LOCKED', 'TOO_MANY_DEVICES',
    'SIGNED_OUT', 'SIGNED_OUT_ELSEWHERE', 'REPLACED', 'PASSWORD_CHANGED', 'PASSWORD_RESET', 'TOKEN_REUSED', 'ACCOUNT_LOCKED', 'ACCOUNT_CHANGED', 'ACCOUNT_DELETED'
  )),
  browser text,
  system text,
  handheld boolean NOT NULL,
  address text NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold(coalesce(browser, '') || ' ' || coalesce(system, '') || ' ' || address)) STORED
);
CREATE INDEX sign_ins_user ON sign_ins (user_id, at DESC, id DESC);
CREATE INDEX sign_ins_at ON sign_ins (at);
