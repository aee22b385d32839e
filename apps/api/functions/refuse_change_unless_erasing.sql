-- What is only ever added to may be erased by the work that does so and says so, for its own transaction.
CREATE OR REPLACE FUNCTION refuse_change_unless_erasing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF coalesce(current_setting('vumon.erasing', true), '') <> 'yes' THEN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END $function$;
