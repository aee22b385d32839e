-- The words that a list shows of a question are markup now: its formulas stood in them as bare LaTeX and get their dollars.
CREATE FUNCTION pg_temp.summary_with_formulas(summary text, content jsonb) RETURNS text LANGUAGE plpgsql AS $f$
DECLARE
  formula text;
  shown text := summary;
  kept text[] := '{}';
  size integer;
BEGIN
  FOR formula IN
    SELECT DISTINCT one.latex FROM (
      SELECT btrim(regexp_replace(hit[1], '\s+', ' ', 'g')) AS latex
      FROM jsonb_path_query(content, '$.** ? (@.type() == "string")') AS texts (value),
        regexp_matches(texts.value #>> '{}', '\$\$?([^$]+)\$\$?', 'g') AS hit
    ) one
    -- What reads the same with and without its dollars is left alone.
    WHERE one.latex ~ '[\\^_{}]' ORDER BY one.latex
  LOOP
    kept := kept || formula;
  END LOOP;
  -- The longest first: a shorter one may be a part of it.
  SELECT array_agg(k ORDER BY length(k) DESC, k) INTO kept FROM unnest(kept) AS k;
  FOR i IN 1 .. coalesce(array_length(kept, 1), 0) LOOP
    shown := replace(shown, kept[i], chr(57344 + i));
  END LOOP;
  -- A summary that ended inside a formula ends before it.
  IF right(shown, 1) = '…' THEN
    FOR i IN 1 .. coalesce(array_length(kept, 1), 0) LOOP
      FOR size IN REVERSE least(length(kept[i]), length(shown)) - 1 .. 2 LOOP
        IF right(rtrim(left(shown, -1)), size) = left(kept[i], size) AND left(kept[i], size) ~ '[\\^_{}]' THEN
          shown := rtrim(left(rtrim(left(shown, -1)), -size)) || '…';
          EXIT;
        END IF;
      END LOOP;
    END LOOP;
  END IF;
  FOR i IN 1 .. coalesce(array_length(kept, 1), 0) LOOP
    shown := replace(shown, chr(57344 + i), '$' || kept[i] || '$');
  END LOOP;
  -- A digit right after the closing dollar would make prices of it; a pair of marks keeps them apart.
  RETURN regexp_replace(shown, '(\$[^$]+\$)(?=[0-9])', '\1%b%%b%', 'g');
END
$f$;

UPDATE questions q SET summary = made.summary
FROM (
  SELECT x.id, pg_temp.summary_with_formulas(x.summary, v.content) AS summary
  FROM questions x JOIN question_versions v ON v.question_id = x.id AND v.version = x.version
  WHERE x.summary ~ '[\\^_{}]'
) made
WHERE q.id = made.id AND q.summary <> made.summary;
