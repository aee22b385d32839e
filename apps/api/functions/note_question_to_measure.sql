-- A new version may have the key with which a test was regraded, so tests that counted for no version are measured again.
CREATE OR REPLACE FUNCTION note_question_to_measure()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO questions_to_measure (question_id) SELECT NEW.id WHERE EXISTS (SELECT 1 FROM item_sums s WHERE s.question_id = NEW.id);
  INSERT INTO tests_to_measure (owner_id, assignment_id)
  SELECT DISTINCT s.owner_id, s.assignment_id FROM item_sums s WHERE s.question_id = NEW.id AND s.measured_hash IS NULL;
  RETURN NULL;
END
$function$;
