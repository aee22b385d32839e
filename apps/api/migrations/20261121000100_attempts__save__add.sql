-- Saving answers in one round trip, many learners' saves in one commit.

-- One entry of the batch per (attempt, question) and per (attempt, client, sequence): the caller sees to that.
-- Outcomes: ACCEPTED, SUPERSEDED (an older entry of the same client arrived late), STALE (another client answered since),
-- LATE (after the deadline and its grace, or after submitting; kept, not scored), REUSED (sequence known with another body), NOT_FOUND.
CREATE FUNCTION save_answers(
  p_attempts uuid[], p_students uuid[], p_clients text[], p_seqs int[], p_questions uuid[], p_answers jsonb[], p_bases bigint[],
  p_now timestamptz, p_grace interval
) RETURNS TABLE (n int, outcome text, entry bigint, status text, deadline_at timestamptz)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  -- Serialises saves, submission and finalising of one attempt; in order of id, so that batches cannot deadlock.
  PERFORM 1 FROM attempts a WHERE a.id = ANY (p_attempts) ORDER BY a.id FOR NO KEY UPDATE;

  -- A new statement, so a new snapshot: it sees what the awaited transactions committed.
  RETURN QUERY
  WITH input AS (
    SELECT i.*
    FROM unnest(p_attempts, p_students, p_clients, p_seqs, p_questions, p_answers, p_bases)
      WITH ORDINALITY AS i (attempt_id, student_id, client_id, client_seq, question_id, answer, base_id, number)
  ), found AS (
    SELECT i.*, a.status AS attempt_status, a.deadline_at AS attempt_deadline,
      old.id AS old_id, old.disposition AS old_disposition,
      old.answer = i.answer AND old.question_id = i.question_id AS same_body,
      latest.id AS latest_id, latest.client_id AS latest_client, latest.client_seq AS latest_seq
    FROM input i
    LEFT JOIN attempts a ON a.id = i.attempt_id AND a.student_id = i.student_id
    LEFT JOIN attempt_answers old
      ON old.attempt_id = i.attempt_id AND old.client_id = i.client_id AND old.client_seq = i.client_seq
    LEFT JOIN LATERAL (
      SELECT e.id, e.client_id, e.client_seq
      FROM attempt_answers e
      WHERE e.attempt_id = i.attempt_id AND e.question_id = i.question_id AND e.disposition = 'ACCEPTED'
      ORDER BY e.id DESC LIMIT 1
    ) latest ON true
  ), decided AS (
    SELECT f.*, CASE
      WHEN f.attempt_status IS NULL THEN 'NOT_FOUND'
      WHEN f.old_id IS NOT NULL THEN CASE WHEN f.same_body THEN f.old_disposition ELSE 'REUSED' END
      WHEN f.attempt_status <> 'RUNNING' OR p_now > f.attempt_deadline + p_grace THEN 'LATE'
      WHEN f.latest_id IS NULL THEN 'ACCEPTED'
      WHEN f.latest_client = f.client_id THEN CASE WHEN f.client_seq > f.latest_seq THEN 'ACCEPTED' ELSE 'SUPERSEDED' END
      WHEN f.base_id = f.latest_id THEN 'ACCEPTED'
      ELSE 'STALE' END AS decision
    FROM found f
  ), stored AS (
    INSERT INTO attempt_answers AS log (attempt_id, client_id, client_seq, question_id, answer, base_id, received_at, disposition)
    SELECT d.attempt_id, d.client_id, d.client_seq, d.question_id, d.answer, d.base_id, p_now, d.decision
    FROM decided d
    WHERE d.old_id IS NULL AND d.decision IN ('ACCEPTED', 'SUPERSEDED', 'STALE', 'LATE')
    ORDER BY d.number
    RETURNING log.id, log.attempt_id, log.client_id, log.client_seq
  )
  SELECT d.number::int, d.decision, coalesce(s.id, d.old_id), d.attempt_status, d.attempt_deadline
  FROM decided d
  LEFT JOIN stored s ON s.attempt_id = d.attempt_id AND s.client_id = d.client_id AND s.client_seq = d.client_seq;
END $$;

-- When some process of the product was last alive and could write, by the database's own clock.
CREATE TABLE heartbeat (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  at timestamptz NOT NULL
);
INSERT INTO heartbeat (at) VALUES (clock_timestamp());

-- Marks the moment. A gap longer than p_threshold was a full outage: every attempt that was running when it
-- began gets its length back. Returns that length and how many attempts got it, or nothing.
CREATE FUNCTION beat(p_threshold interval) RETURNS TABLE (outage_seconds int, attempts_extended int)
LANGUAGE plpgsql AS $$
DECLARE
  v_last timestamptz;
  v_now timestamptz := clock_timestamp();
  v_seconds int;
  v_count int;
BEGIN
  SELECT h.at INTO v_last FROM heartbeat h FOR UPDATE;
  UPDATE heartbeat SET at = v_now;
  IF v_now - v_last <= p_threshold THEN RETURN; END IF;
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
