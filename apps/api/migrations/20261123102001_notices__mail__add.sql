-- What people are told beside their work; ids are ordered by time, so the key also serves the list.
CREATE TABLE notices (
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  kind text NOT NULL,
  params jsonb NOT NULL,
  link text,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  PRIMARY KEY (owner_id, id)
);
CREATE INDEX notices_unread_idx ON notices (owner_id, id) WHERE read_at IS NULL;
CREATE INDEX notices_created_idx ON notices (created_at);

-- Kinds of notices that a user wants by mail or not; without a row the kind's own rule holds.
CREATE TABLE mail_preferences (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  mail boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind)
);

-- Mails have an HTML form beside the text.
ALTER TABLE outbox_messages ADD COLUMN html text;

-- An IANA name; only the international site lets users have their own.
ALTER TABLE users ADD COLUMN time_zone text;
