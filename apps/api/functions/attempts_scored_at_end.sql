-- Whether the mark of a new attempt waits for the end of its window, as the assignment says.
CREATE OR REPLACE FUNCTION attempts_scored_at_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.scored_at_end := EXISTS (
    SELECT FROM assignments a WHERE a.owner_id = NEW.owner_id AND a.id = NEW.assignment_id AND a.scored_at_end);
  RETURN NEW;
END $function$;
