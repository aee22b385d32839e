-- The partition for attempts that start in a month (UTC). False when there is one already, or when entries of the month are
-- in the default partition, where they then stay.
CREATE OR REPLACE FUNCTION make_answers_partition(p_month date)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_name text := 'attempt_answers_' || to_char(p_month, 'YYYYMM');
  v_from uuid := first_attempt_id(p_month::timestamp AT TIME ZONE 'UTC');
  v_to uuid := first_attempt_id((p_month + interval '1 month') AT TIME ZONE 'UTC');
BEGIN
  -- Several workers may try at once.
  PERFORM pg_advisory_xact_lock(7815696106);
  IF to_regclass(v_name) IS NOT NULL
    OR EXISTS (SELECT 1 FROM attempt_answers_default d WHERE d.attempt_id >= v_from AND d.attempt_id < v_to) THEN
    RETURN false;
  END IF;
  EXECUTE format('CREATE TABLE %I (LIKE attempt_answers INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE)', v_name);
  EXECUTE format('ALTER TABLE attempt_answers ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', v_name, v_from, v_to);
  RETURN true;
END $function$;
