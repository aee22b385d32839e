-- Texts about the operator of the site. Every revision is a row; the latest is in force.
CREATE TABLE site_texts (
  revision integer PRIMARY KEY CHECK (revision > 0),
  at timestamptz NOT NULL,
  actor_id uuid REFERENCES users,
  texts jsonb NOT NULL
);
