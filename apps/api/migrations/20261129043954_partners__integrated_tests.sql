-- Integrated exams: tests that a teacher gives to the learners of one partner.

-- The accounts of a partner's learners: one for each id that the partner gives them.
CREATE TABLE partner_learners (
  partner_id uuid NOT NULL REFERENCES partners,
  learner_id varchar(200) NOT NULL,
  user_id uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  launched_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, learner_id)
);
CREATE UNIQUE INDEX partner_learners_user ON partner_learners (user_id, partner_id);

-- Used launch tokens, until they expire: a token works once.
CREATE TABLE partner_launches (
  partner_id uuid NOT NULL REFERENCES partners,
  token_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, token_hash)
);
CREATE INDEX partner_launches_expired ON partner_launches (expires_at);

CREATE TABLE integrated_tests (
  id uuid PRIMARY KEY,
  slug varchar(80) NOT NULL,
  partner_id uuid NOT NULL REFERENCES partners,
  owner_id uuid NOT NULL REFERENCES users,
  title varchar(200) NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold(title || ' ' || slug)) STORED,
  grade_id text NOT NULL REFERENCES grades,
  series_id text NOT NULL REFERENCES series,
  exam_id uuid NOT NULL REFERENCES exams,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  minutes integer NOT NULL CHECK (minutes > 0),
  attempts_allowed smallint NOT NULL CHECK (attempts_allowed BETWEEN 1 AND 10),
  -- What the partner gets of a learner's attempt: that it ended, or the score too, or the score of each part too.
  returns text NOT NULL CHECK (returns IN ('STATE', 'SCORE', 'PARTS')),
  -- Whether learners who sign in may take it without a launch.
  sign_in boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('DRAFT', 'PUBLISHED', 'ENDED', 'UNPUBLISHED')),
  -- The assignment of the owner's that its attempts belong to; it pins the version of the test.
  assignment_id uuid,
  unpublished_by uuid REFERENCES users,
  unpublished_reason varchar(300),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments (owner_id, id),
  CHECK ((state = 'DRAFT') = (assignment_id IS NULL)),
  CHECK (ends_at > starts_at)
);
CREATE UNIQUE INDEX integrated_tests_slug ON integrated_tests (slug);
CREATE UNIQUE INDEX integrated_tests_assignment ON integrated_tests (assignment_id) WHERE assignment_id IS NOT NULL;
CREATE INDEX integrated_tests_owner ON integrated_tests (owner_id, created_at DESC, id DESC);
CREATE INDEX integrated_tests_partner ON integrated_tests (partner_id, created_at DESC, id DESC);
CREATE INDEX integrated_tests_created ON integrated_tests (created_at DESC, id DESC);

-- Where the partner gets a learner back, of the last launch.
CREATE TABLE integrated_test_learners (
  integrated_test_id uuid NOT NULL REFERENCES integrated_tests,
  user_id uuid NOT NULL REFERENCES users,
  return_url varchar(2000),
  launched_at timestamptz NOT NULL,
  PRIMARY KEY (integrated_test_id, user_id)
);
CREATE INDEX integrated_test_learners_user ON integrated_test_learners (user_id);

-- A session from a launch opens nothing but attempts at this assignment.
ALTER TABLE sessions ADD COLUMN only_assignment_id uuid;

-- An integrated exam is an assignment to whoever its partner launches.
-- allowed: the new check takes all that the old one takes; only the next release writes more
ALTER TABLE assignments DROP CONSTRAINT assignments_target_check;
ALTER TABLE assignments ADD CONSTRAINT assignments_target_check CHECK (target IN ('CLASS', 'GROUP', 'STUDENTS', 'PARTNER')) NOT VALID;
ALTER TABLE assignments VALIDATE CONSTRAINT assignments_target_check;
ALTER TABLE assignments ADD COLUMN partner_id uuid REFERENCES partners;
-- The path of its page, where learners come from and go back to: `songhong/giua-ky-1`.
ALTER TABLE assignments ADD COLUMN partner_page text;
ALTER TABLE assignments ADD CONSTRAINT assignments_partner CHECK (
  (target = 'PARTNER') = (partner_id IS NOT NULL) AND (partner_id IS NULL) = (partner_page IS NULL)
) NOT VALID;
ALTER TABLE assignments VALIDATE CONSTRAINT assignments_partner;
CREATE INDEX assignments_partner_id ON assignments (partner_id) WHERE partner_id IS NOT NULL;
-- allowed: the new check takes all that the old one takes; only the next release writes more
ALTER TABLE attempts DROP CONSTRAINT attempts_origin;
ALTER TABLE attempts ADD CONSTRAINT attempts_origin CHECK (
  (origin IN ('ASSIGNMENT', 'PARTNER')) = (assignment_id IS NOT NULL) AND (assignment_id IS NULL) = (target_id IS NOT NULL)
) NOT VALID;
ALTER TABLE attempts VALIDATE CONSTRAINT attempts_origin;

CREATE OR REPLACE VIEW assignment_learners AS
SELECT a.owner_id, a.id AS assignment_id, m.student_id,
  m.removed_at IS NULL AND m.joined_at < a.ends_at AS member,
  m.removed_at IS NULL AND a.cancelled_at IS NULL AND c.status = 'ACTIVE' AND c.deleted_at IS NULL AS open
FROM assignments a
JOIN classes c ON c.id = a.class_id
JOIN class_students m ON m.owner_id = a.owner_id AND m.class_id = a.class_id
WHERE a.target = 'CLASS'
UNION ALL
SELECT a.owner_id, a.id, m.student_id,
  m.removed_at IS NULL AND g.deleted_at IS NULL AND m.joined_at < a.ends_at,
  m.removed_at IS NULL AND g.deleted_at IS NULL AND a.cancelled_at IS NULL AND (c.id IS NULL OR (c.status = 'ACTIVE' AND c.deleted_at IS NULL))
FROM assignments a
JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id
JOIN study_group_students m ON m.owner_id = a.owner_id AND m.group_id = a.group_id
LEFT JOIN classes c ON c.id = a.class_id
WHERE a.target = 'GROUP'
UNION ALL
SELECT a.owner_id, a.id, m.student_id,
  m.removed_at IS NULL AND s.student_id IS NOT NULL,
  m.removed_at IS NULL AND s.student_id IS NOT NULL AND a.cancelled_at IS NULL AND (c.id IS NULL OR (c.status = 'ACTIVE' AND c.deleted_at IS NULL))
FROM assignments a
JOIN assignment_students m ON m.owner_id = a.owner_id AND m.assignment_id = a.id
LEFT JOIN managed_students s ON s.teacher_id = a.owner_id AND s.student_id = m.student_id AND s.removed_at IS NULL
LEFT JOIN classes c ON c.id = a.class_id
WHERE a.target = 'STUDENTS'
UNION ALL
SELECT a.owner_id, a.id, m.student_id, m.removed_at IS NULL, m.removed_at IS NULL AND a.cancelled_at IS NULL
FROM assignments a
JOIN assignment_students m ON m.owner_id = a.owner_id AND m.assignment_id = a.id
WHERE a.target = 'PARTNER';
