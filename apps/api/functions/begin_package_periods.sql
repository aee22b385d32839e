-- Trigger: the first period of new accounts, a whole class in one statement. Planned anew each time, because the plan of the
-- first account would be kept for a class.
CREATE OR REPLACE FUNCTION begin_package_periods()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  EXECUTE 'INSERT INTO package_periods SELECT p.* FROM born b CROSS JOIN LATERAL package_periods_of(b.id) p';
  RETURN NULL;
END $function$;
