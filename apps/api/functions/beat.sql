-- The heartbeat of processes that save. After a silence of 3 s, or short gaps that add up to it, running attempts are owed the lost
-- time; an attempt whose clock is stopped gets none, since the pause covers the outage. A stored answer shows that some process could
-- save, so it ends one silence and begins the next. The newest 30 answers of at most 1,000 running attempts are read, so that a long
-- silence in a large exam does not exceed the statement's time limit.
CREATE OR REPLACE FUNCTION beat(p_shift interval, p_grace interval)
 RETURNS TABLE(outage_seconds integer, attempts_extended integer)
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_last timestamptz;
  v_now timestamptz;
  v_short interval;
  v_lost interval;
  v_count int;
  v_more interval;
BEGIN
  SELECT h.at, h.short_gaps INTO v_last, v_short FROM heartbeat h FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    INSERT INTO heartbeat (at) VALUES (clock_timestamp()) ON CONFLICT DO NOTHING;
    RETURN;
  END IF;
  v_now := clock_timestamp();
  IF v_now - v_last > interval '1.5 s' THEN
    SELECT sum(s.silence) FILTER (WHERE s.silence > interval '3 s'),
      coalesce(sum(s.silence - interval '1 s') FILTER (WHERE s.silence > interval '1.5 s' AND s.silence <= interval '3 s'), '0')
    INTO v_lost, v_more
    FROM (
      SELECT m.at - lag(m.at) OVER (ORDER BY m.at) AS silence
      FROM (
        SELECT v_last UNION ALL SELECT v_now
        UNION ALL
        SELECT e.received_at - p_shift
        FROM (SELECT r.owner_id, r.id FROM attempts r WHERE r.status = 'RUNNING' ORDER BY r.deadline_at LIMIT 1000) r
        CROSS JOIN LATERAL (
          SELECT l.received_at FROM attempt_answers l
          WHERE l.owner_id = r.owner_id AND l.attempt_id = r.id ORDER BY l.entry DESC LIMIT 30
        ) e
        WHERE e.received_at > v_last + p_shift AND e.received_at < v_now + p_shift
      ) m (at)
    ) s;
    v_short := v_short + v_more;
    IF v_short > interval '3 s' THEN
      v_lost := coalesce(v_lost, '0') + v_short;
      v_short := '0';
    END IF;
  END IF;
  UPDATE heartbeat SET at = v_now, short_gaps = v_short;
  IF v_lost IS NOT NULL THEN
    INSERT INTO outage_dues (owner_id, attempt_id, until, seconds)
    SELECT a.owner_id, a.id, v_now, ceil(extract(epoch FROM least(v_lost, v_now + p_shift - a.started_at)))
    FROM attempts a
    WHERE a.status = 'RUNNING' AND a.paused_at IS NULL AND a.started_at < v_now + p_shift AND a.deadline_at > v_last + p_shift - p_grace;
    GET DIAGNOSTICS v_count = ROW_COUNT;
    IF v_count > 0 THEN
      INSERT INTO audit_log (at, action, subject_kind, subject_id, details)
      VALUES (v_now + p_shift, 'outage-compensated', 'server', '',
        jsonb_build_object('from', v_now - v_lost, 'seconds', ceil(extract(epoch FROM v_lost)), 'attempts', v_count));
      RETURN QUERY SELECT ceil(extract(epoch FROM v_lost))::int, v_count;
    END IF;
  END IF;
  IF EXISTS (SELECT FROM outage_dues) THEN PERFORM give_outages_back(); END IF;
END $function$;
