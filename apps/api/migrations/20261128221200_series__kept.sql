-- Series become rows that operators maintain: school level, publisher, state, revisions.
ALTER TABLE series
  ADD COLUMN coursebook_group text NOT NULL DEFAULT 'GENERAL' CHECK (coursebook_group IN ('ELEMENTARY', 'MIDDLE', 'HIGH', 'YOUNG_ADULTS', 'GENERAL')),
  ADD COLUMN publisher text NOT NULL DEFAULT 'NA',
  ADD COLUMN state text NOT NULL DEFAULT 'SHOWN' CHECK (state IN ('SHOWN', 'DRAFT', 'HIDDEN')),
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (fold(name || ' ' || name_en)) STORED;
-- allowed: about a hundred rows, which only the migrate step and the seed have written so far
UPDATE series SET coursebook_group = CASE
  WHEN grade_id IN ('G1', 'G2', 'G3', 'G4', 'G5') THEN 'ELEMENTARY'
  WHEN grade_id IN ('G6', 'G7', 'G8', 'G9') THEN 'MIDDLE'
  ELSE 'HIGH' END
WHERE grade_id LIKE 'G%';
CREATE TABLE series_changes (
  series_id text NOT NULL REFERENCES series ON DELETE CASCADE,
  revision integer NOT NULL,
  at timestamptz NOT NULL,
  actor_id uuid REFERENCES users,
  before jsonb,
  after jsonb NOT NULL,
  PRIMARY KEY (series_id, revision)
);
-- How many tests have a series.
CREATE INDEX exams_series ON exams (series_id) WHERE series_id IS NOT NULL;
