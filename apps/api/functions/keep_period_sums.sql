-- Trigger: what began and ended with the removed periods is taken out of the sums, what does with the added ones is counted.
-- The free package of learners is not counted. A moment at midnight counts for the day that ends then.
CREATE OR REPLACE FUNCTION keep_period_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  removed package_periods[] := '{}';
  added package_periods[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN
    removed := ARRAY(SELECT w::package_periods FROM was w WHERE w.state = 'RUNS' AND w.package_code <> 'BEAT_FREE_EXAM');
  END IF;
  IF TG_OP <> 'DELETE' THEN
    added := ARRAY(SELECT i::package_periods FROM is_now i WHERE i.state = 'RUNS' AND i.package_code <> 'BEAT_FREE_EXAM');
  END IF;
  -- Most changes are of accounts without a package.
  IF cardinality(removed) + cardinality(added) = 0 THEN
    RETURN NULL;
  END IF;
  INSERT INTO period_sums (day, package_code, started, ended)
  SELECT day_in_vietnam(f.at - interval '1 microsecond'), f.package_code, sum(f.started), sum(f.ended)
  FROM (
    SELECT s.starts_at AS at, s.package_code, s.sign AS started, 0 AS ended FROM (
      SELECT 1 AS sign, a.* FROM unnest(added) a UNION ALL SELECT -1, r.* FROM unnest(removed) r) s
    UNION ALL SELECT s.ends_at, s.package_code, 0, s.sign FROM (
      SELECT 1 AS sign, a.* FROM unnest(added) a UNION ALL SELECT -1, r.* FROM unnest(removed) r) s) f
  GROUP BY 1, f.package_code
  HAVING sum(f.started) <> 0 OR sum(f.ended) <> 0;
  RETURN NULL;
END $function$
