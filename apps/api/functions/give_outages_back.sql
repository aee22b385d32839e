-- Gives the time that is owed to every attempt that no other transaction holds.
CREATE OR REPLACE FUNCTION give_outages_back()
 RETURNS void
 LANGUAGE sql
AS $function$
  WITH free AS MATERIALIZED (
    SELECT a.owner_id, a.id FROM attempts a
    WHERE (a.owner_id, a.id) IN (SELECT d.owner_id, d.attempt_id FROM outage_dues d)
    FOR NO KEY UPDATE SKIP LOCKED
  ), taken AS (
    DELETE FROM outage_dues d USING free f WHERE d.owner_id = f.owner_id AND d.attempt_id = f.id
    RETURNING d.owner_id, d.attempt_id, d.seconds
  )
  UPDATE attempts a
  SET deadline_at = a.deadline_at + make_interval(secs => t.seconds), extension_seconds = a.extension_seconds + t.seconds
  FROM (SELECT owner_id, attempt_id, sum(seconds)::int AS seconds FROM taken GROUP BY 1, 2) t
  WHERE a.owner_id = t.owner_id AND a.id = t.attempt_id AND a.status = 'RUNNING'
$function$;
