-- The day of a moment in Vietnam, which has had no summer time since 1975.
CREATE OR REPLACE FUNCTION day_in_vietnam(moment timestamptz)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ SELECT (moment AT TIME ZONE 'UTC' + interval '7 hours')::date $function$;
