-- Where a browser receives notices while the product is closed. A subscription belongs to a session and ends with it.
CREATE TABLE push_subscriptions (
  session_id uuid PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  endpoint text NOT NULL CHECK (length(endpoint) <= 500),
  public_key bytea NOT NULL CHECK (length(public_key) = 65),
  auth_secret bytea NOT NULL CHECK (length(auth_secret) = 16),
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX push_subscriptions_endpoint ON push_subscriptions (endpoint);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);
ALTER TABLE notice_choices ADD COLUMN push boolean NOT NULL DEFAULT true;
