-- The databases of the product that share this directory.
CREATE TABLE cells (
  id text PRIMARY KEY CHECK (id ~ '^c[0-5][0-9]$'),
  -- The database that has this name, by a random id of its own.
  database uuid NOT NULL UNIQUE,
  -- Of the key with which it hashes: with another key nobody would find its places.
  key_fingerprint text NOT NULL,
  joined_at timestamptz NOT NULL DEFAULT now()
);

-- In which cell a name, a contact or a code is, by a keyed hash. The key is not in this database. One that two cells have
-- is that of the first.
CREATE TABLE places (
  kind text NOT NULL,
  key_hash bytea NOT NULL CHECK (octet_length(key_hash) = 32),
  cell text NOT NULL REFERENCES cells (id) ON DELETE CASCADE,
  since timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (kind, key_hash, cell)
);
CREATE INDEX places_cell ON places (cell, kind);

-- A cell that signs in to this database with a role of its own (vumon_c07) writes its own places alone. The owner of the
-- tables, with which one operator may run all cells, is not bound by it.
ALTER TABLE places ENABLE ROW LEVEL SECURITY;
CREATE POLICY places_read ON places FOR SELECT USING (true);
CREATE POLICY places_add ON places FOR INSERT WITH CHECK (current_user = 'vumon_' || cell);
CREATE POLICY places_remove ON places FOR DELETE USING (current_user = 'vumon_' || cell);
ALTER TABLE cells ENABLE ROW LEVEL SECURITY;
CREATE POLICY cells_read ON cells FOR SELECT USING (true);
CREATE POLICY cells_add ON cells FOR INSERT WITH CHECK (current_user = 'vumon_' || id);
CREATE POLICY cells_remove ON cells FOR DELETE USING (current_user = 'vumon_' || id);
