-- Two transactions that change one account's packages at a time wait for each other here, and the second sees what the first did.
CREATE OR REPLACE FUNCTION keep_package_periods()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
  school uuid := CASE WHEN TG_TABLE_NAME = 'memberships' THEN (changed ->> 'school_id')::uuid END;
BEGIN
  IF school IS NULL THEN
    PERFORM write_package_periods((CASE WHEN TG_TABLE_NAME = 'users' THEN changed ->> 'id' ELSE changed ->> 'user_id' END)::uuid);
  ELSE
    PERFORM write_package_periods(member.user_id) FROM (SELECT DISTINCT s.user_id FROM school_members s WHERE s.school_id = school ORDER BY s.user_id) member;
  END IF;
  RETURN NULL;
END $function$;
