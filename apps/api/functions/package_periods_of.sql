-- Which package a user has from when to when, derived from the memberships held.
CREATE OR REPLACE FUNCTION package_periods_of(holder uuid)
 RETURNS SETOF package_periods
 LANGUAGE sql
 STABLE
AS $function$
  WITH holder AS (
    SELECT u.id, CASE WHEN u.is_admin THEN 'ADMIN' ELSE u.role END AS role, u.created_at FROM users u WHERE u.id = holder AND u.deleted_at IS NULL
  ), held AS (
    SELECT starts_at, ends_at FROM memberships_held(holder)
  ), turns AS (
    SELECT '-infinity'::timestamptz AS at
    UNION SELECT starts_at FROM held
    UNION SELECT ends_at FROM held WHERE ends_at IS NOT NULL
  )
  SELECT h.id, t.at, t.until, CASE WHEN m.runs IS NOT NULL THEN m.package_code WHEN h.role = 'STUDENT' THEN 'BEAT_FREE_EXAM' END,
    CASE WHEN m.runs OR (m.runs IS NULL AND h.role = 'STUDENT') THEN 'RUNS' WHEN m.runs IS NULL THEN 'NONE' ELSE 'OVER' END, h.role, h.created_at
  FROM holder h CROSS JOIN (SELECT at, lead(at, 1, 'infinity') OVER (ORDER BY at) AS until FROM turns) t
  LEFT JOIN LATERAL membership_in_force(h.id, t.at) m ON true
  WHERE m.runs IS NOT NULL OR h.role IN ('TEACHER', 'STUDENT')
$function$;
