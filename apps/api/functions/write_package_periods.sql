-- Whose packages a changed row concerns: one user, or everybody who is or was a member of a school. Two transactions that change
-- one account's packages at a time wait for each other here, and the second sees what the first did.
CREATE OR REPLACE FUNCTION write_package_periods(holder uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM users WHERE id = holder FOR NO KEY UPDATE;
  DELETE FROM package_periods WHERE user_id = holder;
  INSERT INTO package_periods SELECT * FROM package_periods_of(holder);
END $function$;
