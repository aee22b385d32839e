-- Calls of routes that create something, by the key that the caller made for them: the reply is kept, so that the second
-- click of a double click and a repetition after a lost connection get it instead of creating once more.
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL,
  key text NOT NULL CHECK (length(key) BETWEEN 16 AND 64),
  route text NOT NULL,
  -- SHA-256 of path parameters, query, body and file.
  input_hash bytea NOT NULL CHECK (length(input_hash) = 32),
  -- The call that may work; another takes over once `claimed_until` has passed and nothing was committed.
  claim uuid NOT NULL,
  claimed_until timestamptz NOT NULL,
  -- Set in the transaction of the work itself.
  committed boolean NOT NULL DEFAULT false,
  -- Encrypted, for it may hold a one-time password; null while the call is running.
  reply bytea,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at);
