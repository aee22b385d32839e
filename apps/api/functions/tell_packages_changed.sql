-- Processes keep packages and settings in memory; whatever changes them is told to all of them at commit.
CREATE OR REPLACE FUNCTION tell_packages_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('packages_changed', '');
  RETURN NULL;
END $function$;
