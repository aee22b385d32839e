-- Fails unless the database can commit and take space on its disk: what a save needs. A function's rows beyond work_mem
-- go to a temporary file, here of about 2 MB, which is gone at the end. A message can be written where rows cannot.
CREATE OR REPLACE FUNCTION probe_write()
 RETURNS void
 LANGUAGE plpgsql
 SET work_mem TO '64kB'
AS $function$
BEGIN
  IF current_setting('transaction_read_only')::boolean THEN
    RAISE EXCEPTION 'the server is read-only' USING ERRCODE = 'read_only_sql_transaction';
  END IF;
  PERFORM pg_logical_emit_message(true, 'vumon', 'probe');
  PERFORM count(*) FROM generate_series(1, 50000);
END $function$;
