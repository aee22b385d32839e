-- What a holder's memberships count in the figures of packages, by day and package: given; ended by their time, and renewed more
-- than a week before or later; trials that ended, and those whose holder has paid since. The free package counts nothing.
CREATE OR REPLACE FUNCTION package_facts(held memberships[])
 RETURNS TABLE (day date, package_code text, given int, due int, early int, late int, trials int, paid int)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT day_in_vietnam(m.created_at), m.package_code, 1, 0, 0, 0, 0, 0 FROM unnest(held) m WHERE m.package_code <> 'BEAT_FREE_EXAM'
  UNION ALL
  SELECT day_in_vietnam(m.ends_at), m.package_code, 0, 1, (next.early IS TRUE)::int, (next.early IS FALSE)::int, 0, 0
  FROM unnest(held) m CROSS JOIN LATERAL (
    SELECT bool_or(n.created_at < m.ends_at - interval '7 days') AS early FROM unnest(held) n
    WHERE n.id <> m.id AND n.source <> 'TRIAL' AND n.created_at > m.created_at
      AND n.starts_at <= m.ends_at AND (n.ends_at IS NULL OR n.ends_at > m.ends_at)) next
  WHERE m.ends_at IS NOT NULL AND m.ended_at IS NULL AND m.replaced_by IS NULL AND m.source <> 'TRIAL'
    AND m.package_code <> 'BEAT_FREE_EXAM' AND m.user_id IS NOT NULL
  UNION ALL
  SELECT day_in_vietnam(m.ends_at), m.package_code, 0, 0, 0, 0, 1,
    (EXISTS (SELECT FROM unnest(held) n WHERE n.source = 'ORDER' AND n.created_at > m.created_at))::int
  FROM unnest(held) m WHERE m.ends_at IS NOT NULL AND m.source = 'TRIAL'
$function$
