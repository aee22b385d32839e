-- Events that operators announce, and who has joined them.
CREATE TABLE user_events (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  name_en text NOT NULL DEFAULT '',
  about text NOT NULL DEFAULT '',
  about_en text NOT NULL DEFAULT '',
  place text NOT NULL DEFAULT '',
  place_en text NOT NULL DEFAULT '',
  audience text NOT NULL DEFAULT 'EVERYBODY' CHECK (audience IN ('EVERYBODY', 'USERS', 'TEACHER', 'STUDENT')),
  starts_at timestamptz,
  ends_at timestamptz,
  join_until timestamptz,
  capacity integer NOT NULL DEFAULT 50 CHECK (capacity BETWEEN 1 AND 5000),
  -- Kept with the row's lock, so that no two people take the last place.
  joined integer NOT NULL DEFAULT 0,
  state text NOT NULL DEFAULT 'DRAFT' CHECK (state IN ('DRAFT', 'OPEN', 'CANCELLED')),
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by uuid NOT NULL REFERENCES users (id),
  search text NOT NULL GENERATED ALWAYS AS (fold(name || ' ' || name_en || ' ' || place)) STORED,
  CHECK (joined BETWEEN 0 AND capacity),
  CHECK (state <> 'OPEN' OR (starts_at IS NOT NULL AND ends_at > starts_at))
);
CREATE INDEX user_events_open ON user_events (ends_at) WHERE state = 'OPEN';

CREATE TABLE user_event_people (
  id uuid PRIMARY KEY,
  event_id uuid NOT NULL REFERENCES user_events (id) ON DELETE CASCADE,
  -- Null: joined without an account.
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  full_name text NOT NULL,
  email text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  locale text NOT NULL DEFAULT 'vi' CHECK (locale IN ('vi', 'en')),
  sender_hash bytea NOT NULL,
  joined_at timestamptz NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold(full_name || ' ' || email || ' ' || phone)) STORED
);
CREATE UNIQUE INDEX user_event_people_user ON user_event_people (event_id, user_id) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX user_event_people_email ON user_event_people (event_id, email) WHERE email <> '';
CREATE INDEX user_event_people_latest ON user_event_people (event_id, joined_at DESC, id);
CREATE INDEX user_event_people_of_user ON user_event_people (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX user_event_people_sender ON user_event_people (sender_hash, joined_at) WHERE user_id IS NULL;
