-- Trigger: the day of a sign-in.
CREATE OR REPLACE FUNCTION keep_sign_in_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM note_sign_in_day(NEW.user_id, day_in_vietnam(NEW.at));
  RETURN NULL;
END $function$;
