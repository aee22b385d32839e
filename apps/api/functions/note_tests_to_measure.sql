-- Puts tests with new results on the list of those that are to be measured.
CREATE OR REPLACE FUNCTION note_tests_to_measure()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO tests_to_measure (owner_id, assignment_id)
  SELECT DISTINCT p.owner_id, p.assignment_id FROM added r JOIN attempts p ON p.owner_id = r.owner_id AND p.id = r.attempt_id
  WHERE p.assignment_id IS NOT NULL AND p.mode = 'TEST' AND p.number = 1;
  RETURN NULL;
END
$function$;
