-- Notes whose attempts have begun, ended or got another clock, for the rooms that somebody looks at.
CREATE OR REPLACE FUNCTION note_attempts_in_rooms()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
BEGIN
  INSERT INTO room_changes (owner_id, assignment_id, student_id)
  SELECT p.owner_id, p.assignment_id, p.student_id
  FROM noted p
  CROSS JOIN LATERAL (
    SELECT FROM watched_rooms w
    WHERE w.owner_id = p.owner_id AND w.assignment_id = p.assignment_id AND w.watched_at > now() - interval '90 seconds'
    OFFSET 0) w;
  RETURN NULL;
END
$function$;
