-- Trigger: notes keys that a row has got or lost, for the directory of cells. Its arguments are pairs of a kind and the
-- column with such a key.
CREATE OR REPLACE FUNCTION note_places()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_old jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  v_new jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  v_gone boolean := v_old ->> 'deleted_at' IS DISTINCT FROM v_new ->> 'deleted_at';
  v_at int := 0;
BEGIN
  WHILE v_at < TG_NARGS LOOP
    INSERT INTO place_changes (kind, key)
    SELECT DISTINCT TG_ARGV[v_at], k.key
    FROM unnest(ARRAY[v_old ->> TG_ARGV[v_at + 1], v_new ->> TG_ARGV[v_at + 1]]) k (key)
    WHERE k.key IS NOT NULL AND (v_gone OR v_old ->> TG_ARGV[v_at + 1] IS DISTINCT FROM v_new ->> TG_ARGV[v_at + 1]);
    v_at := v_at + 2;
  END LOOP;
  RETURN NULL;
END $function$
