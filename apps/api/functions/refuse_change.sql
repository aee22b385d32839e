-- Trigger of append-only tables: refuses UPDATE, DELETE and TRUNCATE.
CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $function$;
