-- Fails unless the database can commit and take space on its disk: what a save needs. A function's rows beyond work_mem
-- go to a temporary file, here of about 2 MB, which is gone at the end.
CREATE OR REPLACE FUNCTION probe_write()
 RETURNS void
 LANGUAGE plpgsql
 SET work_mem TO '64kB'
AS $function$
BEGIN
  PERFORM pg_logical_emit_message(true, 'vumon', 'probe');
  PERFORM count(*) FROM generate_series(1, 50000);
END $function$;
