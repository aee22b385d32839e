-- A question of the system stays one in whatever test it is put, and so does all of a test of the system.
CREATE OR REPLACE FUNCTION questions_of_version(p_version uuid, p_exam uuid, p_content jsonb)
 RETURNS TABLE(exam_version_id uuid, question_id uuid, owner_id uuid)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT p_version, held.id,
    CASE WHEN e.scope = 'USER' AND q.scope IS DISTINCT FROM 'SYSTEM' THEN coalesce(q.owner_id, e.owner_id) END
  FROM (SELECT DISTINCT (one #>> '{}')::uuid AS id FROM jsonb_path_query(p_content, '$.sections[*].parts[*].questions[*].id') AS one) held
  JOIN exams e ON e.id = p_exam
  LEFT JOIN questions q ON q.id = held.id
$function$;
