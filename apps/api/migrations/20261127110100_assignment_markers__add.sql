-- Colleagues of the same school whom the owner of an assigned test has invited to mark it.
CREATE TABLE assignment_markers (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  marker_id uuid NOT NULL REFERENCES users,
  names_hidden boolean NOT NULL,
  invited_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, assignment_id, marker_id),
  FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments (owner_id, id) ON DELETE CASCADE,
  CHECK (owner_id <> marker_id)
);
CREATE INDEX assignment_markers_of_one ON assignment_markers (marker_id, assignment_id);

-- An invitation opens something only while both belong to one school.
CREATE VIEW marking_access AS
  SELECT k.owner_id, k.assignment_id, k.marker_id, k.names_hidden, k.invited_at
  FROM assignment_markers k
  JOIN school_members o ON o.user_id = k.owner_id AND o.left_at IS NULL
  JOIN school_members m ON m.user_id = k.marker_id AND m.left_at IS NULL AND m.school_id = o.school_id;

-- Several teachers write drafts of one mark at a time; those that exist are the owner's.
ALTER TABLE marking_drafts ADD COLUMN writer_id uuid REFERENCES users;
UPDATE marking_drafts SET writer_id = owner_id;
ALTER TABLE marking_drafts ALTER COLUMN writer_id SET NOT NULL;
ALTER TABLE marking_drafts DROP CONSTRAINT marking_drafts_pkey;
ALTER TABLE marking_drafts ADD CONSTRAINT marking_drafts_pkey PRIMARY KEY (owner_id, attempt_id, question_id, item, writer_id);
