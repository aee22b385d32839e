-- The draw that an attempt gets: the same for the same seed.
CREATE OR REPLACE FUNCTION drawn_version(p_version uuid, p_seed text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce((
    SELECT d.id FROM exam_versions v
    JOIN exam_versions d ON d.drawn_from = v.id AND d.draw = (('x' || substr(md5(v.id || p_seed), 1, 7))::bit(28)::int % v.draws)
    WHERE v.id = p_version AND v.draws > 1), p_version)
$function$;
