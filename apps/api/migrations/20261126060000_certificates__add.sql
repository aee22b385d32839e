-- Certificates of an assigned test: what stands in their head, while they are switched on, and one row for each learner who has
-- been given one. The mark is not stored: it is read from the result, so that a regrade reaches the page that checks a code.
CREATE TABLE certificate_series (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  organisation text NOT NULL,
  authority text NOT NULL DEFAULT '',
  place text NOT NULL DEFAULT '',
  signer_title text NOT NULL DEFAULT '',
  signer_name text NOT NULL DEFAULT '',
  first_number integer NOT NULL CHECK (first_number BETWEEN 1 AND 999999),
  for_learners boolean NOT NULL,
  active boolean NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, assignment_id),
  FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments (owner_id, id) ON DELETE CASCADE
);

CREATE TABLE certificates (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  student_id uuid NOT NULL REFERENCES users (id),
  candidate_number integer NOT NULL,
  code text NOT NULL UNIQUE,
  issued_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, assignment_id, student_id),
  UNIQUE (owner_id, assignment_id, candidate_number),
  FOREIGN KEY (owner_id, assignment_id) REFERENCES certificate_series (owner_id, assignment_id) ON DELETE CASCADE
);
CREATE INDEX certificates_student ON certificates (student_id);
