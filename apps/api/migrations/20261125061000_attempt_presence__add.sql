-- When the page of a running attempt was last heard of beside its saves: it asks for its clock once a minute. A table of its own,
-- so that writing it never waits for the row that saves lock.
CREATE TABLE attempt_presence (
  owner_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, attempt_id),
  FOREIGN KEY (owner_id, attempt_id) REFERENCES attempts (owner_id, id) ON DELETE CASCADE
) WITH (fillfactor = 60);
