-- Where each bubble of an answer sheet was printed, from the compilation that drew it: a later change of the sheet must
-- not change how sheets that schools hold are read.
CREATE TABLE sheet_layouts (
  owner_id uuid NOT NULL,
  set_id uuid NOT NULL,
  -- Empty: the test as it was written.
  code text NOT NULL,
  page smallint NOT NULL CHECK (page > 0),
  -- SHA-256 of the groups: equal pages can be told from different ones.
  layout_hash text NOT NULL,
  groups jsonb NOT NULL,
  PRIMARY KEY (owner_id, set_id, code, page),
  FOREIGN KEY (owner_id, set_id) REFERENCES paper_sets (owner_id, id) ON DELETE CASCADE
);
-- The learners whose numbers and codes are printed on their sheets, without their names.
ALTER TABLE paper_sets ADD COLUMN roster jsonb;
