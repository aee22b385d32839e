-- Whether a test opens to a learner only with a code that the learner has not used yet.
CREATE OR REPLACE FUNCTION lacks_code(exam uuid, learner uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce((
    SELECT e.needs_code AND NOT EXISTS (
      SELECT 1 FROM activation_code_uses u JOIN activation_codes c ON c.id = u.code_id
      WHERE u.user_id = learner AND (c.exam_id = e.id OR c.exam_type = e.exam_type))
    FROM exams e WHERE e.id = exam), false)
$function$;
