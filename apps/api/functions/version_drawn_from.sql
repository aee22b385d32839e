-- The version that assignments and regrades name.
CREATE OR REPLACE FUNCTION version_drawn_from(p_version uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce(v.drawn_from, v.id) FROM exam_versions v WHERE v.id = p_version
$function$;
