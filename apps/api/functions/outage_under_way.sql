-- How long nobody has been able to save by now. Processes that save beat every second, so a longer silence means it.
CREATE OR REPLACE FUNCTION outage_under_way()
 RETURNS interval
 LANGUAGE sql
AS $function$
  SELECT coalesce((SELECT clock_timestamp() - at FROM heartbeat WHERE clock_timestamp() - at > interval '3 s'), interval '0')
$function$;
