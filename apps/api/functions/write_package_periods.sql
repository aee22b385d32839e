-- The periods of one account, written anew where they have changed: a test that is used up changes the membership and no period.
-- Two transactions that change one account's packages at a time wait for each other here, and the second sees what the first did.
CREATE OR REPLACE FUNCTION write_package_periods(holder uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM users WHERE id = holder FOR NO KEY UPDATE;
  IF ARRAY(SELECT p FROM package_periods p WHERE p.user_id = holder ORDER BY p.starts_at)
    = ARRAY(SELECT p FROM package_periods_of(holder) p ORDER BY p.starts_at) THEN
    RETURN;
  END IF;
  DELETE FROM package_periods WHERE user_id = holder;
  INSERT INTO package_periods SELECT * FROM package_periods_of(holder);
END $function$;
