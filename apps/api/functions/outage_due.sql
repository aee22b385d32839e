-- The time that an attempt is still to get.
CREATE OR REPLACE FUNCTION outage_due(p_owner uuid, p_attempt uuid)
 RETURNS interval
 LANGUAGE sql
 STABLE
AS $function$
  SELECT make_interval(secs => coalesce((SELECT sum(seconds) FROM outage_dues WHERE owner_id = p_owner AND attempt_id = p_attempt), 0))
$function$;
