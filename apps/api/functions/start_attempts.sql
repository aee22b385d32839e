-- An attempt gets one of the draws of its version, where that has more than one: always the same for a learner and number.
CREATE OR REPLACE FUNCTION start_attempts(p_ids uuid[], p_assignments uuid[], p_students uuid[], p_numbers integer[], p_seeds text[], p_shift interval)
 RETURNS SETOF attempts
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
#variable_conflict use_column
DECLARE
  v_now timestamptz;
BEGIN
  -- Starts wait for whoever takes access away, who locks the assignments first; in the order of ids, so that two batches never
  -- wait for each other.
  PERFORM FROM assignments WHERE id = ANY (p_assignments) ORDER BY id FOR KEY SHARE;
  v_now := clock_timestamp() + p_shift;
  RETURN QUERY
    INSERT INTO attempts (id, assignment_id, exam_version_id, student_id, owner_id, number, mode, clock, shuffle_seed, started_at, deadline_at, extension_seconds, origin)
    SELECT i.id, a.id, drawn_version(a.exam_version_id, i.student_id || ':' || i.number), i.student_id, a.owner_id, i.number, a.mode, a.minutes IS NOT NULL, i.seed, v_now,
      least(v_now + make_interval(mins => a.minutes), a.ends_at) + make_interval(mins => coalesce(e.minutes, 0)), coalesce(e.minutes, 0) * 60,
      CASE WHEN a.target IN ('PARTNER', 'SAMPLE') THEN a.target ELSE 'ASSIGNMENT' END
    FROM unnest(p_ids, p_assignments, p_students, p_numbers, p_seeds) AS i (id, assignment_id, student_id, number, seed)
    JOIN assignments a ON a.id = i.assignment_id AND a.cancelled_at IS NULL AND a.starts_at <= v_now AND v_now < a.ends_at
    LEFT JOIN assignment_extra_time e ON e.owner_id = a.owner_id AND e.assignment_id = a.id AND e.student_id = i.student_id
    WHERE (a.attempts_allowed IS NULL OR i.number <= a.attempts_allowed)
      AND i.number = 1 + (SELECT count(*) FROM attempts x
        WHERE x.owner_id = a.owner_id AND x.assignment_id = a.id AND x.student_id = i.student_id)
      AND (SELECT l.open FROM assignment_learners l
        WHERE l.owner_id = a.owner_id AND l.assignment_id = a.id AND l.student_id = i.student_id)
      AND NOT lacks_code(a.exam_id, i.student_id)
    ORDER BY a.id, i.student_id
    ON CONFLICT DO NOTHING
    RETURNING *;
END
$function$;
