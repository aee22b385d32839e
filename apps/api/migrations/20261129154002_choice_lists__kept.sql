-- Grades, exam types, publishers and labels become rows that operators maintain: state, revisions, both names.
-- allowed: at most fifty rows each, which only the migrate step and the seed have written so far
ALTER TABLE grades
  ADD COLUMN state text NOT NULL DEFAULT 'SHOWN' CHECK (state IN ('SHOWN', 'HIDDEN')),
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  -- Came with the product: what ships and the rules may name it, so it is never deleted.
  ADD COLUMN shipped boolean NOT NULL DEFAULT true,
  ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (fold(name || ' ' || name_en || ' ' || id)) STORED;
ALTER TABLE exam_types
  ADD COLUMN state text NOT NULL DEFAULT 'SHOWN' CHECK (state IN ('SHOWN', 'HIDDEN')),
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN shipped boolean NOT NULL DEFAULT true,
  ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (fold(name || ' ' || name_en || ' ' || code::text)) STORED;
ALTER TABLE labels
  ADD COLUMN state text NOT NULL DEFAULT 'SHOWN' CHECK (state IN ('SHOWN', 'HIDDEN')),
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN shipped boolean NOT NULL DEFAULT true,
  ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (fold(name || ' ' || name_en || ' ' || code)) STORED;
ALTER TABLE publishers
  -- Null in rows of the release before: the name is the same in both languages.
  ADD COLUMN name_en text,
  ADD COLUMN state text NOT NULL DEFAULT 'SHOWN' CHECK (state IN ('SHOWN', 'HIDDEN')),
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN shipped boolean NOT NULL DEFAULT true,
  ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (fold(name || ' ' || coalesce(name_en, '') || ' ' || code)) STORED;
CREATE TABLE choice_changes (
  list text NOT NULL CHECK (list IN ('grades', 'exam-types', 'publishers', 'labels')),
  code text NOT NULL,
  revision integer NOT NULL,
  at timestamptz NOT NULL,
  actor_id uuid REFERENCES users,
  before jsonb,
  after jsonb NOT NULL,
  PRIMARY KEY (list, code, revision)
);
