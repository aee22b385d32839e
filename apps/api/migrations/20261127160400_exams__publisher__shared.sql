-- Tests are credited to a publisher as questions are, and may be shared with other teachers. No foreign key: the catalogue comes
-- after the first migration.
ALTER TABLE exams ADD COLUMN publisher text NOT NULL DEFAULT 'NA';
CREATE INDEX exams_shared ON exams (updated_at DESC, id DESC)
  WHERE scope = 'USER' AND privacy = 'PUBLIC' AND status = 'READY' AND deleted_at IS NULL;

-- Sample tests of each grade in their order; how many of them open is a matter of the package.
CREATE TABLE sample_exams (
  grade_id text NOT NULL REFERENCES grades,
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 10),
  exam_id uuid NOT NULL UNIQUE REFERENCES exams,
  PRIMARY KEY (grade_id, position)
);

-- The packages of the highest level open all of them; the others that open any, the first five of a grade.
UPDATE packages SET features = features || ARRAY['all-sample-tests'] WHERE code IN ('INTERNATIONAL', 'SCHOOL');
UPDATE package_history h SET after = jsonb_set(h.after, '{features}', (h.after -> 'features') || '["all-sample-tests"]')
WHERE h.code IN ('INTERNATIONAL', 'SCHOOL') AND h.revision = (SELECT max(x.revision) FROM package_history x WHERE x.code = h.code);
