-- Codes that are sold or handed out. A code is stored as it is typed in capitals without its dashes: its makers print it again.
CREATE TABLE activation_codes (
  id uuid PRIMARY KEY,
  code text NOT NULL CHECK (code ~ '^[A-Z0-9]{8,20}$'),
  -- Made together under one name.
  batch_id uuid NOT NULL,
  batch_name varchar(100) NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold(batch_name::text) || ' ' || lower(code)) STORED,
  kind text NOT NULL CHECK (kind IN ('PACKAGE', 'TEST')),
  -- PACKAGE: what it gives, and for how many months or tests; null = as the catalogue says.
  package_code text,
  months int CHECK (months BETWEEN 1 AND 60),
  tests int CHECK (tests BETWEEN 1 AND 1000),
  -- TEST: one test, or all of a type.
  exam_id uuid REFERENCES exams,
  exam_type int REFERENCES exam_types,
  uses_allowed int NOT NULL CHECK (uses_allowed BETWEEN 1 AND 10000),
  uses int NOT NULL DEFAULT 0 CHECK (uses BETWEEN 0 AND uses_allowed),
  expires_at timestamptz,
  disabled_at timestamptz,
  created_by uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  CHECK ((kind = 'PACKAGE') = (package_code IS NOT NULL)),
  CHECK ((kind = 'TEST') = (num_nonnulls(exam_id, exam_type) = 1))
);
CREATE UNIQUE INDEX activation_codes_code ON activation_codes (code);
CREATE INDEX activation_codes_created ON activation_codes (created_at DESC, id DESC);
CREATE INDEX activation_codes_expires ON activation_codes (expires_at, id);
CREATE INDEX activation_codes_uses ON activation_codes (uses DESC, id DESC);
CREATE INDEX activation_codes_batch ON activation_codes (batch_id, code);
CREATE INDEX activation_codes_search ON activation_codes USING gin (search gin_trgm_ops);

-- Who used which: nobody uses one twice.
CREATE TABLE activation_code_uses (
  code_id uuid NOT NULL REFERENCES activation_codes,
  user_id uuid NOT NULL REFERENCES users,
  used_at timestamptz NOT NULL,
  -- What a code for a package gave.
  membership_id uuid REFERENCES memberships,
  PRIMARY KEY (code_id, user_id)
);
CREATE INDEX activation_code_uses_user ON activation_code_uses (user_id);
CREATE INDEX activation_code_uses_recent ON activation_code_uses (code_id, used_at DESC);

ALTER TABLE exams ADD COLUMN needs_code boolean NOT NULL DEFAULT false;

-- Whether a test opens to a learner only with a code that the learner has not used yet.
CREATE FUNCTION lacks_code(exam uuid, learner uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT e.needs_code AND NOT EXISTS (
      SELECT 1 FROM activation_code_uses u JOIN activation_codes c ON c.id = u.code_id
      WHERE u.user_id = learner AND (c.exam_id = e.id OR c.exam_type = e.exam_type))
    FROM exams e WHERE e.id = exam), false)
$$;
