-- Trigger: the row named an object, which is removed by a job. An hour later, so that a backup that has the row still finds it.
CREATE OR REPLACE FUNCTION note_file_to_remove()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO file_removals (key, due_at) VALUES (OLD.stored_as, now() + interval '1 hour') ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$;
