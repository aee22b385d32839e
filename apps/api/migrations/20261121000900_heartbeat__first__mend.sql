-- Before the first beat nothing was alive, so nothing can have been interrupted: making the demo school and building
-- the web app are no outage.

DELETE FROM heartbeat;

CREATE OR REPLACE FUNCTION beat(p_threshold interval) RETURNS TABLE (outage_seconds int, attempts_extended int)
LANGUAGE plpgsql AS $$
DECLARE
  v_last timestamptz;
  v_now timestamptz := clock_timestamp();
  v_seconds int;
  v_count int;
BEGIN
  SELECT h.at INTO v_last FROM heartbeat h FOR UPDATE;
  INSERT INTO heartbeat (at) VALUES (v_now) ON CONFLICT (only_row) DO UPDATE SET at = excluded.at;
  IF v_last IS NULL OR v_now - v_last <= p_threshold THEN RETURN; END IF;
  v_seconds := ceil(extract(epoch FROM v_now - v_last));
  UPDATE attempts a
  SET deadline_at = a.deadline_at + make_interval(secs => v_seconds), extension_seconds = a.extension_seconds + v_seconds
  WHERE a.status = 'RUNNING' AND a.started_at < v_last AND a.deadline_at > v_last;
  GET DIAGNOSTICS v_count = ROW_COUNT;
  IF v_count > 0 THEN
    INSERT INTO audit_log (at, action, subject_kind, subject_id, details)
    VALUES (v_now, 'outage-compensated', 'server', '', jsonb_build_object('from', v_last, 'seconds', v_seconds, 'attempts', v_count));
  END IF;
  RETURN QUERY SELECT v_seconds, v_count;
END $$;
