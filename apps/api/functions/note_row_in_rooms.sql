-- Notes a change of one row of other tables that a live room shows: of one learner, or of whom the test reaches.
CREATE OR REPLACE FUNCTION note_row_in_rooms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
  owner uuid := (changed ->> 'owner_id')::uuid;
BEGIN
  IF NOT EXISTS (SELECT FROM watched_rooms w WHERE w.owner_id = owner AND w.watched_at > now() - interval '90 seconds') THEN
    RETURN NULL;
  END IF;
  IF changed ? 'attempt_id' THEN
    INSERT INTO room_changes (owner_id, assignment_id, student_id)
    SELECT p.owner_id, p.assignment_id, p.student_id
    FROM attempts p JOIN watched_rooms w ON w.owner_id = p.owner_id AND w.assignment_id = p.assignment_id
    WHERE p.owner_id = owner AND p.id = (changed ->> 'attempt_id')::uuid AND w.watched_at > now() - interval '90 seconds';
  ELSIF TG_TABLE_NAME = 'assignment_extra_time' THEN
    INSERT INTO room_changes (owner_id, assignment_id, student_id)
    SELECT w.owner_id, w.assignment_id, (changed ->> 'student_id')::uuid
    FROM watched_rooms w
    WHERE w.owner_id = owner AND w.assignment_id = (changed ->> 'assignment_id')::uuid AND w.watched_at > now() - interval '90 seconds';
  ELSE
    INSERT INTO room_changes (owner_id, assignment_id)
    SELECT a.owner_id, a.id
    FROM watched_rooms w JOIN assignments a ON a.owner_id = w.owner_id AND a.id = w.assignment_id
    WHERE w.owner_id = owner AND w.watched_at > now() - interval '90 seconds' AND CASE TG_TABLE_NAME
      WHEN 'assignments' THEN a.id = (changed ->> 'id')::uuid
      WHEN 'assignment_students' THEN a.id = (changed ->> 'assignment_id')::uuid
      WHEN 'class_students' THEN a.class_id = (changed ->> 'class_id')::uuid
      ELSE a.group_id = (changed ->> 'group_id')::uuid END;
  END IF;
  RETURN NULL;
END
$function$;
