-- Trigger: takes what the memberships of the changed holders counted out of the sums, and adds what they count now. A renewal
-- changes what an older membership counts, so all memberships of a holder are counted together. Two transactions that
-- change one holder's memberships wait for each other in the triggers of rows, which come first (write_package_periods).
CREATE OR REPLACE FUNCTION keep_package_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  removed memberships[] := '{}';
  added uuid[] := '{}';
  holders uuid[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- Tests that are used up change nothing, and they are many.
    PERFORM FROM was w JOIN is_now i USING (id)
    WHERE (w.user_id, w.school_id, w.package_code, w.source, w.created_at, w.starts_at, w.ends_at, w.ended_at, w.replaced_by)
      IS DISTINCT FROM (i.user_id, i.school_id, i.package_code, i.source, i.created_at, i.starts_at, i.ends_at, i.ended_at, i.replaced_by);
    IF NOT FOUND THEN
      RETURN NULL;
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    removed := ARRAY(SELECT w::memberships FROM was w);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    added := ARRAY(SELECT i.id FROM is_now i);
  END IF;
  holders := ARRAY(
    SELECT coalesce(r.user_id, r.school_id) FROM unnest(removed) r
    UNION SELECT coalesce(m.user_id, m.school_id) FROM memberships m WHERE m.id = ANY (added));
  INSERT INTO package_sums (day, package_code, given, due, early, late, trials, paid)
  SELECT f.day, f.package_code, sum(h.sign * f.given), sum(h.sign * f.due), sum(h.sign * f.early), sum(h.sign * f.late),
    sum(h.sign * f.trials), sum(h.sign * f.paid)
  FROM (
    SELECT s.sign, array_agg(s.one) AS held FROM (
      SELECT 1 AS sign, m AS one FROM memberships m WHERE m.user_id = ANY (holders) OR m.school_id = ANY (holders)
      UNION ALL SELECT -1, m FROM memberships m WHERE (m.user_id = ANY (holders) OR m.school_id = ANY (holders)) AND m.id <> ALL (added)
      UNION ALL SELECT -1, r FROM unnest(removed) r) s
    GROUP BY s.sign, coalesce((s.one).user_id, (s.one).school_id)) h
  CROSS JOIN LATERAL package_facts(h.held) f
  GROUP BY f.day, f.package_code
  HAVING sum(h.sign * f.given) <> 0 OR sum(h.sign * f.due) <> 0 OR sum(h.sign * f.early) <> 0 OR sum(h.sign * f.late) <> 0
    OR sum(h.sign * f.trials) <> 0 OR sum(h.sign * f.paid) <> 0;
  RETURN NULL;
END $function$
