CREATE TABLE user_requests (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('QUESTION', 'PACKAGE', 'SCHOOL')),
  package_code text,
  writer text CHECK (writer IN ('TEACHER', 'SCHOOL', 'PARENT', 'STUDENT')),
  full_name text NOT NULL,
  organisation text NOT NULL DEFAULT '',
  phone text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('vi', 'en')),
  user_id uuid REFERENCES users,
  state text NOT NULL DEFAULT 'NEW' CHECK (state IN ('NEW', 'IN_PROGRESS', 'ANSWERED', 'CLOSED')),
  suspect boolean NOT NULL,
  assignee_id uuid REFERENCES users,
  -- The sender's network as a keyed hash, for the limit of an hour.
  sender_hash bytea NOT NULL,
  received_at timestamptz NOT NULL,
  received_on date NOT NULL,
  -- Of contact and words: the same message of a day is stored once.
  digest bytea NOT NULL,
  due_on date NOT NULL,
  changed_at timestamptz NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  search text NOT NULL GENERATED ALWAYS AS (
    fold(full_name || ' ' || organisation || ' ' || phone || ' ' || email || ' ' || message)) STORED,
  UNIQUE (received_on, digest)
);
CREATE INDEX user_requests_open ON user_requests (due_on, id) WHERE state IN ('NEW', 'IN_PROGRESS');
CREATE INDEX user_requests_state ON user_requests (state, received_at);
CREATE INDEX user_requests_received ON user_requests (received_at);
CREATE INDEX user_requests_sender ON user_requests (sender_hash, received_at);
CREATE INDEX user_requests_email ON user_requests (email, received_at);
CREATE INDEX user_requests_user ON user_requests (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX user_requests_assignee ON user_requests (assignee_id) WHERE assignee_id IS NOT NULL;
CREATE INDEX user_requests_search ON user_requests USING gin (search gin_trgm_ops);

CREATE TABLE user_request_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES user_requests ON DELETE CASCADE,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('RECEIVED', 'CONFIRMED', 'ASSIGNED', 'STATE', 'ANSWERED', 'NOTE', 'SUSPECTED', 'CLEARED')),
  actor_id uuid REFERENCES users,
  text text NOT NULL DEFAULT ''
);
CREATE INDEX user_request_events_request ON user_request_events (request_id, id);
