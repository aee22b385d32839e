-- Adds a day on which an account signed in, once, between the days before and after it. Says whether it is new.
CREATE OR REPLACE FUNCTION note_sign_in_day(account uuid, this date)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO sign_in_days (user_id, day, day_before)
  VALUES (account, this, coalesce((SELECT max(d.day) FROM sign_in_days d WHERE d.user_id = account AND d.day < this), '-infinity'))
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE sign_in_days d SET day_before = this
  WHERE d.user_id = account AND d.day = (SELECT min(n.day) FROM sign_in_days n WHERE n.user_id = account AND n.day > this);
  RETURN true;
END $function$;
