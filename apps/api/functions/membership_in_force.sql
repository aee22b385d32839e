-- The membership that counts for a user at a moment; the only place that decides it.
CREATE OR REPLACE FUNCTION membership_in_force(holder uuid, moment timestamp with time zone)
 RETURNS TABLE(package_code text, starts_at timestamp with time zone, uses_total integer, uses_left integer, ends_at timestamp with time zone, runs boolean)
 LANGUAGE sql
 STABLE
AS $function$
  WITH held AS MATERIALIZED (SELECT * FROM memberships_held(holder))
  SELECT o.package_code, o.starts_at, o.uses_total, o.uses_left, (
      SELECT CASE WHEN bool_or(later.ends_at IS NULL) THEN NULL ELSE max(later.ends_at) END
      FROM held later WHERE later.package_code = o.package_code AND (later.id = o.id AND later.starts_at = o.starts_at OR later.starts_at > o.starts_at)
    ), r.runs
  FROM held o JOIN packages p ON p.code = o.package_code
  CROSS JOIN LATERAL (SELECT (o.ends_at IS NULL OR o.ends_at > moment) AND o.uses_left IS DISTINCT FROM 0 AS runs) r
  -- A learner's free package ends when they turn out to be a teacher, who has then none, not one that is over.
  WHERE o.starts_at <= moment AND NOT (o.package_code = 'BEAT_FREE_EXAM' AND coalesce(o.ends_at <= moment, false))
  ORDER BY r.runs DESC, CASE WHEN r.runs THEN p.rank END DESC NULLS LAST, o.ends_at DESC NULLS LAST, o.starts_at DESC, o.id DESC
  LIMIT 1
$function$;
