-- Processes remember who a token belongs to. Whatever changes that, in whichever statement, is told to all of them at commit.
CREATE OR REPLACE FUNCTION tell_actor_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
  school uuid := CASE WHEN TG_TABLE_NAME = 'memberships' THEN (changed ->> 'school_id')::uuid END;
BEGIN
  IF school IS NULL THEN
    PERFORM pg_notify('actors_changed', CASE WHEN TG_TABLE_NAME = 'users' THEN changed ->> 'id' ELSE changed ->> 'user_id' END);
  ELSE
    PERFORM pg_notify('actors_changed', s.user_id::text) FROM school_members s WHERE s.school_id = school AND s.left_at IS NULL;
  END IF;
  RETURN NULL;
END $function$;
