-- An assignment aims at a class, a study group or named learners, and carries the settings of its attempts.
-- The owner comes first in every primary and unique key, so that the data can be distributed by owner.

-- ---------------------------------------------------------------- classes and groups

ALTER TABLE class_students ADD COLUMN owner_id uuid REFERENCES users;
UPDATE class_students m SET owner_id = c.owner_id FROM classes c WHERE c.id = m.class_id;
ALTER TABLE class_students
  ALTER COLUMN owner_id SET NOT NULL,
  DROP CONSTRAINT class_students_pkey,
  ADD PRIMARY KEY (owner_id, class_id, student_id);

CREATE TABLE study_groups (
  owner_id uuid NOT NULL REFERENCES users,
  id uuid NOT NULL,
  -- a group inside one class; null: a group across classes
  class_id uuid REFERENCES classes,
  name varchar(225) NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold(name)) STORED,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (owner_id, id)
);
CREATE INDEX study_groups_class ON study_groups (class_id) WHERE deleted_at IS NULL;

CREATE TABLE study_group_students (
  owner_id uuid NOT NULL,
  group_id uuid NOT NULL,
  student_id uuid NOT NULL REFERENCES users,
  joined_at timestamptz NOT NULL,
  removed_at timestamptz,
  PRIMARY KEY (owner_id, group_id, student_id),
  FOREIGN KEY (owner_id, group_id) REFERENCES study_groups
);
CREATE INDEX study_group_students_student ON study_group_students (student_id) WHERE removed_at IS NULL;

-- ---------------------------------------------------------------- assignments

ALTER TABLE attempts DROP CONSTRAINT attempts_assignment_id_fkey;
ALTER TABLE assignments
  ADD COLUMN target text NOT NULL DEFAULT 'CLASS' CHECK (target IN ('CLASS', 'GROUP', 'STUDENTS')),
  ADD COLUMN group_id uuid,
  -- null: no limit, which practice alone may have
  ADD COLUMN attempts_allowed smallint DEFAULT 1 CHECK (attempts_allowed BETWEEN 1 AND 10),
  ADD COLUMN counting text NOT NULL DEFAULT 'BEST' CHECK (counting IN ('BEST', 'LAST', 'FIRST')),
  ADD COLUMN shuffle_questions boolean NOT NULL DEFAULT false,
  ADD COLUMN shuffle_options boolean NOT NULL DEFAULT true,
  ADD COLUMN mode text NOT NULL DEFAULT 'TEST' CHECK (mode IN ('TEST', 'PRACTICE')),
  -- what learners see of their results while the window is open, and after it
  ADD COLUMN review_open text NOT NULL DEFAULT 'OFF' CHECK (review_open IN ('OFF', 'ON', 'REVIEW', 'FREE')),
  ADD COLUMN review_after text NOT NULL DEFAULT 'FREE' CHECK (review_after IN ('OFF', 'ON', 'REVIEW', 'FREE')),
  -- a class is the context of groups and learners only where there is one
  ALTER COLUMN class_id DROP NOT NULL,
  -- null: no clock but the end of the window, which practice alone may have
  ALTER COLUMN minutes DROP NOT NULL,
  DROP CONSTRAINT assignments_pkey,
  ADD PRIMARY KEY (owner_id, id);
UPDATE assignments a SET
  review_open = CASE WHEN a.show_score = 'AFTER_SUBMIT' THEN 'ON' ELSE 'OFF' END,
  shuffle_options = coalesce((v.content ->> 'shuffle')::boolean, true)
FROM exam_versions v WHERE v.id = a.exam_version_id;
ALTER TABLE assignments
  DROP COLUMN show_score,
  ADD FOREIGN KEY (owner_id, group_id) REFERENCES study_groups,
  ADD CONSTRAINT assignments_target CHECK (
    (target = 'GROUP') = (group_id IS NOT NULL) AND (target <> 'CLASS' OR class_id IS NOT NULL)),
  ADD CONSTRAINT assignments_practice CHECK (mode = 'PRACTICE' OR (attempts_allowed IS NOT NULL AND minutes IS NOT NULL));
-- A learner's request names an assignment, not its owner.
CREATE INDEX assignments_id ON assignments (id);
CREATE INDEX assignments_group ON assignments (owner_id, group_id) WHERE group_id IS NOT NULL;
CREATE INDEX assignments_version ON assignments (exam_version_id);

CREATE TABLE assignment_students (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  student_id uuid NOT NULL REFERENCES users,
  added_at timestamptz NOT NULL,
  removed_at timestamptz,
  PRIMARY KEY (owner_id, assignment_id, student_id),
  FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments
);
CREATE INDEX assignment_students_student ON assignment_students (student_id) WHERE removed_at IS NULL;

-- Whom an assignment reaches, and whoever it once reached. `member`: reached now; `open`: may start now as far as
-- membership decides. Look-ups of one pair of learner and assignment are written as scalar subqueries, because
-- PostgreSQL pushes parameters into the branches of a union, but not the conditions of a join.
CREATE VIEW assignment_learners AS
  SELECT a.owner_id, a.id AS assignment_id, m.student_id, m.removed_at IS NULL AS member,
    m.removed_at IS NULL AND a.cancelled_at IS NULL AND c.status = 'ACTIVE' AND c.deleted_at IS NULL AS open
  FROM assignments a
  JOIN classes c ON c.id = a.class_id
  JOIN class_students m ON m.owner_id = a.owner_id AND m.class_id = a.class_id
  WHERE a.target = 'CLASS'
  UNION ALL
  SELECT a.owner_id, a.id, m.student_id, m.removed_at IS NULL AND g.deleted_at IS NULL,
    m.removed_at IS NULL AND g.deleted_at IS NULL AND a.cancelled_at IS NULL
      AND (c.id IS NULL OR (c.status = 'ACTIVE' AND c.deleted_at IS NULL))
  FROM assignments a
  JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id
  JOIN study_group_students m ON m.owner_id = a.owner_id AND m.group_id = a.group_id
  LEFT JOIN classes c ON c.id = a.class_id
  WHERE a.target = 'GROUP'
  UNION ALL
  SELECT a.owner_id, a.id, m.student_id, m.removed_at IS NULL AND s.student_id IS NOT NULL,
    m.removed_at IS NULL AND s.student_id IS NOT NULL AND a.cancelled_at IS NULL
      AND (c.id IS NULL OR (c.status = 'ACTIVE' AND c.deleted_at IS NULL))
  FROM assignments a
  JOIN assignment_students m ON m.owner_id = a.owner_id AND m.assignment_id = a.id
  LEFT JOIN managed_students s ON s.teacher_id = a.owner_id AND s.student_id = m.student_id AND s.removed_at IS NULL
  LEFT JOIN classes c ON c.id = a.class_id
  WHERE a.target = 'STUDENTS';
