-- A learner of one cell with classes in another one has an account there too, with the same id and without a way to sign in.
CREATE TABLE guests (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Where they sign in. Only this cell may speak for them.
  home_cell text NOT NULL CHECK (home_cell ~ '^c[0-5][0-9]$'),
  since timestamptz NOT NULL
);

-- The other cells in which a learner of this one is a guest.
CREATE TABLE guest_stays (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  cell text NOT NULL CHECK (cell ~ '^c[0-5][0-9]$'),
  since timestamptz NOT NULL,
  PRIMARY KEY (user_id, cell)
);

-- Calls of other cells that were answered, for as long as they could be sent again.
CREATE TABLE cell_calls (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL
);

ALTER TABLE sessions ADD COLUMN guest boolean NOT NULL DEFAULT false;
