-- The heartbeat of processes that save. After a silence of 3 s, or short gaps that add up to it, running attempts are owed the lost
-- time; an attempt whose clock is stopped gets none, since the pause covers the outage.
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
BEGIN
  SELECT h.at, h.short_gaps INTO v_last, v_short FROM heartbeat h FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    INSERT INTO heartbeat (at) VALUES (clock_timestamp()) ON CONFLICT DO NOTHING;
    RETURN;
  END IF;
  v_now := clock_timestamp();
  IF v_now - v_last > interval '3 s' THEN
    v_lost := v_now - v_last;
  ELSIF v_now - v_last > interval '1.5 s' THEN
    v_short := v_short + (v_now - v_last) - interval '1 s';
    IF v_short > interval '3 s' THEN
      v_lost := v_short;
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
