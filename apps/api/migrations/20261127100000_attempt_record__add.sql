-- What is kept of how an attempt went, where its assignment says so: off for whatever was assigned before.
ALTER TABLE assignments ADD COLUMN record boolean NOT NULL DEFAULT false CHECK (NOT record OR mode = 'TEST');

-- Plain facts that the learner's page tells. `id` is the page's own name of an entry, or the device's for the entry that says
-- when the device was first seen; `n` bounds how many there are.
CREATE TABLE attempt_record (
  owner_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  n smallint NOT NULL CHECK (n BETWEEN 1 AND 200),
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('DEVICE', 'LEFT', 'LOST', 'PASTED')),
  at timestamptz NOT NULL,
  seconds integer CHECK (seconds >= 0),
  characters integer CHECK (characters >= 0),
  device text NOT NULL,
  PRIMARY KEY (owner_id, attempt_id, n),
  UNIQUE (owner_id, attempt_id, id),
  FOREIGN KEY (owner_id, attempt_id) REFERENCES attempts (owner_id, id) ON DELETE CASCADE,
  CHECK ((seconds IS NOT NULL) = (kind IN ('LEFT', 'LOST')) AND (characters IS NOT NULL) = (kind = 'PASTED'))
);
-- Ids of attempts begin with their time: what is older than answers are kept is found by it.
CREATE INDEX attempt_record_by_age ON attempt_record (attempt_id);
