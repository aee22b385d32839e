-- A new teacher's first ten minutes: a test for a sample class that counts nowhere.
-- The accounts of its learners are no users of the product.
ALTER TABLE users ADD COLUMN sample boolean NOT NULL DEFAULT false;

-- allowed: the new check takes all that the old one takes; only the next release writes more
ALTER TABLE assignments DROP CONSTRAINT assignments_target_check;
ALTER TABLE assignments ADD CONSTRAINT assignments_target_check CHECK (target IN ('CLASS', 'GROUP', 'STUDENTS', 'PARTNER', 'SAMPLE')) NOT VALID;
ALTER TABLE assignments VALIDATE CONSTRAINT assignments_target_check;
-- allowed: the new check takes all that the old one takes; only the next release writes more
ALTER TABLE attempts DROP CONSTRAINT attempts_origin;
ALTER TABLE attempts ADD CONSTRAINT attempts_origin CHECK (
  (origin IN ('ASSIGNMENT', 'PARTNER', 'SAMPLE')) = (assignment_id IS NOT NULL) AND (assignment_id IS NULL) = (target_id IS NOT NULL)
) NOT VALID;
ALTER TABLE attempts VALIDATE CONSTRAINT attempts_origin;
-- allowed: the new check takes all that the old one takes; only the next release writes more
ALTER TABLE attempts DROP CONSTRAINT attempts_origin_check;
ALTER TABLE attempts ADD CONSTRAINT attempts_origin_check CHECK (
  origin IN ('ASSIGNMENT', 'PRACTICE', 'LINK', 'PACKAGE', 'GIFT', 'PREVIEW', 'PARTNER', 'SAMPLE')
) NOT VALID;
ALTER TABLE attempts VALIDATE CONSTRAINT attempts_origin_check;

-- One row for each teacher who began it or put it away.
CREATE TABLE first_pages (
  owner_id uuid PRIMARY KEY REFERENCES users,
  assignment_id uuid,
  -- The teacher's own place in the sample class, and the learners beside it.
  seat_id uuid REFERENCES users,
  pupil_ids uuid[] NOT NULL DEFAULT '{}',
  -- Opens a session at the seat, once.
  code varchar(6),
  code_expires_at timestamptz,
  seated_at timestamptz,
  put_away smallint NOT NULL DEFAULT 0 CHECK (put_away BETWEEN 0 AND 2),
  put_away_at timestamptz,
  begun_at timestamptz,
  closed_at timestamptz,
  CHECK ((assignment_id IS NULL) = (seat_id IS NULL)),
  CHECK ((code IS NULL) = (code_expires_at IS NULL)),
  FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments (owner_id, id)
);
CREATE UNIQUE INDEX first_pages_code ON first_pages (code) WHERE code IS NOT NULL;
CREATE INDEX first_pages_seat ON first_pages (seat_id) WHERE seat_id IS NOT NULL;
CREATE INDEX first_pages_open ON first_pages (begun_at) WHERE closed_at IS NULL AND begun_at IS NOT NULL;

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
WHERE a.target IN ('PARTNER', 'SAMPLE');
