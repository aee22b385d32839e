-- Exports of a school's system (OneRoster 1.2 CSV): what is known of their rows, and files that were checked.

-- A row that was carried out. No names or contacts: the accounts have them.
CREATE TABLE roster_records (
  school_id uuid NOT NULL REFERENCES schools,
  kind text NOT NULL CHECK (kind IN ('ORG', 'SESSION', 'USER', 'CLASS', 'ENROLLMENT')),
  sourced_id varchar(255) COLLATE "C" NOT NULL,
  data jsonb NOT NULL,
  active boolean NOT NULL,
  -- The account or the class.
  target uuid,
  PRIMARY KEY (school_id, kind, sourced_id)
);
CREATE INDEX roster_records_target ON roster_records (target) WHERE target IS NOT NULL;

CREATE INDEX roster_records_enrolments ON roster_records (school_id, (data ->> 'userId'), (data ->> 'classId'))
  WHERE kind = 'ENROLLMENT' AND active;

CREATE TABLE roster_imports (
  id uuid PRIMARY KEY,
  school_id uuid NOT NULL REFERENCES schools,
  created_by uuid NOT NULL REFERENCES users,
  file_name varchar(255) NOT NULL,
  state text NOT NULL CHECK (state IN ('CHECKED', 'RUNNING', 'DONE', 'FAILED')),
  -- Why it stopped before its end.
  code text,
  -- How many rows of each fate.
  counts jsonb NOT NULL,
  -- The last row that was carried out.
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  finished_at timestamptz
);
CREATE INDEX roster_imports_school ON roster_imports (school_id, created_at);
CREATE INDEX roster_imports_created_by ON roster_imports (created_by);

-- Rows with names: deleted a week after the check.
CREATE TABLE roster_import_rows (
  import_id uuid NOT NULL REFERENCES roster_imports ON DELETE CASCADE,
  n integer NOT NULL,
  kind text NOT NULL,
  line integer,
  sourced_id varchar(255) COLLATE "C" NOT NULL,
  name varchar(200) NOT NULL,
  fate text NOT NULL CHECK (fate IN ('NEW', 'CHANGED', 'UNCHANGED', 'ENDS', 'REFUSED')),
  code text,
  data jsonb NOT NULL,
  facts jsonb NOT NULL,
  target uuid,
  PRIMARY KEY (import_id, n)
);
CREATE INDEX roster_import_rows_fate ON roster_import_rows (import_id, fate, n);
CREATE INDEX roster_import_rows_user ON roster_import_rows (import_id, sourced_id) WHERE kind = 'USER';
