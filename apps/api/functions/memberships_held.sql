-- Every membership that counts for a user: the own ones, and those of a school while the user is its member.
CREATE OR REPLACE FUNCTION memberships_held(holder uuid)
 RETURNS TABLE(id uuid, school_id uuid, package_code text, starts_at timestamp with time zone, ends_at timestamp with time zone, uses_total integer, uses_left integer)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT m.id, m.school_id, m.package_code, m.starts_at, m.ends_at, m.uses_total, m.uses_left FROM memberships m WHERE m.user_id = holder
  UNION ALL
  SELECT m.id, m.school_id, m.package_code, greatest(m.starts_at, s.joined_at), least(m.ends_at, s.left_at), m.uses_total, m.uses_left
  FROM school_members s JOIN memberships m ON m.school_id = s.school_id
  WHERE s.user_id = holder AND greatest(m.starts_at, s.joined_at) < coalesce(least(m.ends_at, s.left_at), 'infinity')
$function$;
