-- The least id of an attempt that starts at a moment or later.
CREATE OR REPLACE FUNCTION first_attempt_id(started_at timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ SELECT (lpad(to_hex((extract(epoch FROM started_at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid $function$;
