-- A person's tests for a calendar program: whoever knows the secret address reads them, so it stands here as a hash alone.
CREATE TABLE calendar_feeds (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  key_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
-- When learners were last reminded of a test, so that they are not pressed.
ALTER TABLE assignments ADD COLUMN reminded_at timestamptz;
