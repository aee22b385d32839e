-- Files that a content or key names, with the limit of plays of each.
CREATE OR REPLACE FUNCTION media_in(p_content jsonb)
 RETURNS TABLE(media_id text, play_limit integer)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT id, nullif(max(times), 0) FROM (
    SELECT one ->> 'media' AS id, CASE WHEN jsonb_typeof(one -> 'playLimit') = 'number' THEN (one ->> 'playLimit')::int END AS times
    FROM jsonb_path_query(p_content, '$.** ? (@.media.type() == "string")') AS one
    UNION ALL
    SELECT one #>> '{}', NULL FROM jsonb_path_query(p_content, '$.**.subtitles ? (@.type() == "string")') AS one
  ) files WHERE id IS NOT NULL GROUP BY id
$function$;
