-- Whoever joined a class or group after a test had ended was never asked to take it.
CREATE OR REPLACE VIEW assignment_learners AS
 SELECT a.owner_id,
    a.id AS assignment_id,
    m.student_id,
    m.removed_at IS NULL AND m.joined_at < a.ends_at AS member,
    m.removed_at IS NULL AND a.cancelled_at IS NULL AND c.status = 'ACTIVE'::text AND c.deleted_at IS NULL AS open
   FROM assignments a
     JOIN classes c ON c.id = a.class_id
     JOIN class_students m ON m.owner_id = a.owner_id AND m.class_id = a.class_id
  WHERE a.target = 'CLASS'::text
UNION ALL
 SELECT a.owner_id,
    a.id AS assignment_id,
    m.student_id,
    m.removed_at IS NULL AND g.deleted_at IS NULL AND m.joined_at < a.ends_at AS member,
    m.removed_at IS NULL AND g.deleted_at IS NULL AND a.cancelled_at IS NULL AND (c.id IS NULL OR c.status = 'ACTIVE'::text AND c.deleted_at IS NULL) AS open
   FROM assignments a
     JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id
     JOIN study_group_students m ON m.owner_id = a.owner_id AND m.group_id = a.group_id
     LEFT JOIN classes c ON c.id = a.class_id
  WHERE a.target = 'GROUP'::text
UNION ALL
 SELECT a.owner_id,
    a.id AS assignment_id,
    m.student_id,
    m.removed_at IS NULL AND s.student_id IS NOT NULL AS member,
    m.removed_at IS NULL AND s.student_id IS NOT NULL AND a.cancelled_at IS NULL AND (c.id IS NULL OR c.status = 'ACTIVE'::text AND c.deleted_at IS NULL) AS open
   FROM assignments a
     JOIN assignment_students m ON m.owner_id = a.owner_id AND m.assignment_id = a.id
     LEFT JOIN managed_students s ON s.teacher_id = a.owner_id AND s.student_id = m.student_id AND s.removed_at IS NULL
     LEFT JOIN classes c ON c.id = a.class_id
  WHERE a.target = 'STUDENTS'::text;
