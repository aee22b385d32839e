-- What a projector shows, so that the teacher's phone can turn it over: one row for each test that was gone through so.
CREATE TABLE projector_links (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  revision integer NOT NULL DEFAULT 0,
  -- 0 until a screen has shown a question.
  number integer NOT NULL DEFAULT 0,
  shown boolean NOT NULL DEFAULT false,
  trying boolean NOT NULL DEFAULT false,
  named boolean NOT NULL DEFAULT false,
  screen_seen_at timestamptz,
  remote_seen_at timestamptz,
  PRIMARY KEY (owner_id, assignment_id),
  FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments (owner_id, id) ON DELETE CASCADE
);
