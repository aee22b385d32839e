-- Trigger: takes an account out of the sums as it was and adds it as it is. A deleted account is not counted, nor is a learner of a sample class.
CREATE OR REPLACE FUNCTION keep_user_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.deleted_at IS NULL AND NOT OLD.sample THEN
    INSERT INTO user_sums (day, role, province_code, accounts)
    VALUES (day_in_vietnam(OLD.created_at), CASE WHEN OLD.is_admin THEN 'ADMIN' ELSE OLD.role END, coalesce(OLD.province_code, ''), -1);
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.deleted_at IS NULL AND NOT NEW.sample THEN
    INSERT INTO user_sums (day, role, province_code, accounts)
    VALUES (day_in_vietnam(NEW.created_at), CASE WHEN NEW.is_admin THEN 'ADMIN' ELSE NEW.role END, coalesce(NEW.province_code, ''), 1);
  END IF;
  RETURN NULL;
END $function$;
