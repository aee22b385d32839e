-- Trigger: takes an account's day out of the sums as it was and adds it as it is. All days of an account are removed
-- together; a single one would leave its successor with a day before that is gone.
CREATE OR REPLACE FUNCTION keep_sign_in_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO sign_in_sums (day, day_before, accounts) VALUES (OLD.day, OLD.day_before, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO sign_in_sums (day, day_before, accounts) VALUES (NEW.day, NEW.day_before, 1);
  END IF;
  RETURN NULL;
END $function$;
