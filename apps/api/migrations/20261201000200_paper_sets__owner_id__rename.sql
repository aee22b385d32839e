-- The keys of a set name their question's owner as rows outside of queries do: `ownerId`.
UPDATE paper_sets s SET answer_keys = (
  SELECT jsonb_agg(k.key - 'owner_id' || jsonb_build_object('ownerId', k.key -> 'owner_id') ORDER BY k.n)
  FROM jsonb_array_elements(s.answer_keys) WITH ORDINALITY AS k (key, n))
WHERE jsonb_array_length(s.answer_keys) > 0;
