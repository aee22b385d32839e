-- Notes whose answers have come in, for the rooms that somebody looks at.
CREATE OR REPLACE FUNCTION note_answers_in_rooms()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
BEGIN
  INSERT INTO room_changes (owner_id, assignment_id, student_id)
  SELECT p.owner_id, p.assignment_id, p.student_id
  FROM (SELECT DISTINCT e.owner_id, e.attempt_id FROM noted e) e
  -- OFFSET 0: from the few attempts to their rooms, never from all rooms to their attempts.
  CROSS JOIN LATERAL (
    SELECT * FROM attempts p WHERE p.owner_id = e.owner_id AND p.id = e.attempt_id OFFSET 0) p
  CROSS JOIN LATERAL (
    SELECT FROM watched_rooms w
    WHERE w.owner_id = p.owner_id AND w.assignment_id = p.assignment_id AND w.watched_at > now() - interval '90 seconds'
    OFFSET 0) w;
  RETURN NULL;
END
$function$;
