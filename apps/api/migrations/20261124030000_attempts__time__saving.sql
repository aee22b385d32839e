-- Time and saving: the database's clock decides, a locked attempt holds up no other, and time in which nobody could
-- save is given back.

-- What short gaps between beats have added up to.
ALTER TABLE heartbeat ADD COLUMN short_gaps interval NOT NULL DEFAULT '0';

-- Time to be given back. A row lives until its attempt is free; deadlines count it until then. A foreign key would wait
-- for whoever holds the attempt.
CREATE TABLE outage_dues (
  owner_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  until timestamptz NOT NULL,
  seconds int NOT NULL CHECK (seconds > 0),
  PRIMARY KEY (owner_id, attempt_id, until)
);

-- How long nobody has been able to save by now. Processes that save beat every second, so a longer silence means it.
CREATE FUNCTION outage_under_way() RETURNS interval
LANGUAGE sql VOLATILE AS $$
  SELECT coalesce((SELECT clock_timestamp() - at FROM heartbeat WHERE clock_timestamp() - at > interval '3 s'), interval '0')
$$;

-- The time that an attempt is still to get.
CREATE FUNCTION outage_due(p_owner uuid, p_attempt uuid) RETURNS interval
LANGUAGE sql STABLE AS $$
  SELECT make_interval(secs => coalesce((SELECT sum(seconds) FROM outage_dues WHERE owner_id = p_owner AND attempt_id = p_attempt), 0))
$$;

-- Gives what is due to every attempt that nobody else holds.
CREATE FUNCTION give_outages_back() RETURNS void
LANGUAGE sql AS $$
  WITH free AS MATERIALIZED (
    SELECT a.owner_id, a.id FROM attempts a
    WHERE (a.owner_id, a.id) IN (SELECT d.owner_id, d.attempt_id FROM outage_dues d)
    FOR NO KEY UPDATE SKIP LOCKED
  ), taken AS (
    DELETE FROM outage_dues d USING free f WHERE d.owner_id = f.owner_id AND d.attempt_id = f.id
    RETURNING d.owner_id, d.attempt_id, d.seconds
  )
  UPDATE attempts a
  SET deadline_at = a.deadline_at + make_interval(secs => t.seconds), extension_seconds = a.extension_seconds + t.seconds
  FROM (SELECT owner_id, attempt_id, sum(seconds)::int AS seconds FROM taken GROUP BY 1, 2) t
  WHERE a.owner_id = t.owner_id AND a.id = t.attempt_id AND a.status = 'RUNNING'
$$;

-- A process that saves tells that it could. Answers the outage that has just ended. Of several at once one beats.
-- An attempt whose clock stands gets nothing back: the pause covers the outage.
DROP FUNCTION beat;
CREATE FUNCTION beat(p_shift interval, p_grace interval) RETURNS TABLE (outage_seconds int, attempts_extended int)
LANGUAGE plpgsql AS $$
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
END $$;

-- As before, with three differences: the time is the database's own (p_shift moves it, for tests and demos); an attempt
-- that another transaction holds is not waited for but answered BUSY; and the log of an attempt is read once for each
-- entry, always by its index. Plans live as long as a connection, and one that was made while the log was small would
-- otherwise go on reading all of it.
DROP FUNCTION save_answers;
CREATE FUNCTION save_answers(
  p_owners uuid[], p_attempts uuid[], p_students uuid[], p_clients text[], p_seqs int[], p_questions smallint[],
  p_answers jsonb[], p_bases int[], p_shift interval, p_grace interval
) RETURNS TABLE (n int, outcome text, entry int, status text, deadline_at timestamptz)
LANGUAGE plpgsql SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  v_now timestamptz;
  v_outage interval;
  v_held uuid[];
  v_new_client boolean;
BEGIN
  -- Serialises saves, submission and finalising of one attempt.
  SELECT array_agg(l.id), bool_or(l.new_client) INTO v_held, v_new_client
  FROM (
    SELECT i.owner_id, i.id, array_agg(i.client) AS clients
    FROM unnest(p_owners, p_attempts, p_clients) AS i (owner_id, id, client) GROUP BY 1, 2
  ) i
  CROSS JOIN LATERAL (
    SELECT a.id, NOT i.clients <@ a.clients AS new_client
    FROM attempts a WHERE a.owner_id = i.owner_id AND a.id = i.id FOR NO KEY UPDATE SKIP LOCKED
  ) l;
  v_outage := outage_under_way();
  v_now := clock_timestamp() + p_shift;

  -- Clients that write for the first time get the next number of their attempt.
  IF v_new_client THEN
    UPDATE attempts a SET clients = a.clients || c.clients
    FROM (
      SELECT o.owner_id, o.id, array_agg(DISTINCT i.client) AS clients
      FROM unnest(p_owners, p_attempts, p_students, p_clients) AS i (owner_id, id, student_id, client)
      JOIN attempts o ON o.owner_id = i.owner_id AND o.id = i.id AND o.student_id = i.student_id
      WHERE i.id = ANY (v_held) AND NOT i.client = ANY (o.clients)
      GROUP BY 1, 2
    ) c
    WHERE a.owner_id = c.owner_id AND a.id = c.id;
  END IF;

  -- A new statement, so a new snapshot: it sees what was committed before the lock.
  RETURN QUERY
  WITH found AS (
    SELECT i.*, a.status AS attempt_status, a.deadline_at AS attempt_deadline, a.paused_at IS NOT NULL AS paused,
      array_position(a.clients, i.client_id)::smallint AS client
    FROM unnest(p_owners, p_attempts, p_students, p_clients, p_seqs, p_questions, p_answers, p_bases)
      WITH ORDINALITY AS i (owner_id, attempt_id, student_id, client_id, client_seq, question, answer, base_entry, number)
    LEFT JOIN LATERAL (
      SELECT * FROM attempts a WHERE a.owner_id = i.owner_id AND a.id = i.attempt_id AND a.student_id = i.student_id LIMIT 1
    ) a ON true
  ), known AS (
    SELECT f.*, log.*
    FROM found f
    -- The whole log of the attempt, which is short: one index serves everything.
    CROSS JOIN LATERAL (
      SELECT max(e.entry) AS last_entry,
        max(ARRAY[e.entry, e.client, e.client_seq]) FILTER (WHERE e.question = f.question AND e.disposition = 'A') AS latest,
        max(e.entry) FILTER (WHERE e.client = f.client AND e.client_seq = f.client_seq) AS old_entry,
        max(e.disposition::text) FILTER (WHERE e.client = f.client AND e.client_seq = f.client_seq) AS old_disposition,
        bool_and(e.answer = f.answer AND e.question = f.question)
          FILTER (WHERE e.client = f.client AND e.client_seq = f.client_seq) AS same_body
      FROM attempt_answers e
      WHERE e.owner_id = f.owner_id AND e.attempt_id = f.attempt_id
    ) log
  ), decided AS (
    SELECT k.*, CASE
      WHEN k.attempt_status IS NULL THEN 'NOT_FOUND'
      WHEN NOT k.attempt_id = ANY (v_held) OR v_held IS NULL THEN 'BUSY'
      WHEN k.old_entry IS NOT NULL THEN
        CASE WHEN NOT k.same_body THEN 'REUSED'
          ELSE CASE k.old_disposition WHEN 'A' THEN 'ACCEPTED' WHEN 'S' THEN 'SUPERSEDED' WHEN 'T' THEN 'STALE' ELSE 'LATE' END END
      WHEN k.paused THEN 'PAUSED'
      WHEN k.attempt_status <> 'RUNNING' THEN 'LATE'
      WHEN v_now > k.attempt_deadline + p_grace AND v_now > k.attempt_deadline + p_grace + v_outage + outage_due(k.owner_id, k.attempt_id) THEN 'LATE'
      WHEN k.latest IS NULL THEN 'ACCEPTED'
      WHEN k.latest[2] = k.client THEN CASE WHEN k.client_seq > k.latest[3] THEN 'ACCEPTED' ELSE 'SUPERSEDED' END
      WHEN k.base_entry = k.latest[1] THEN 'ACCEPTED'
      ELSE 'STALE' END AS decision
    FROM known k
  ), stored AS (
    INSERT INTO attempt_answers AS log (owner_id, attempt_id, entry, client, client_seq, question, received_at, disposition, answer)
    SELECT d.owner_id, d.attempt_id,
      coalesce(d.last_entry, 0) + row_number() OVER (PARTITION BY d.owner_id, d.attempt_id ORDER BY d.number),
      d.client, d.client_seq, d.question, v_now,
      CASE d.decision WHEN 'ACCEPTED' THEN 'A' WHEN 'SUPERSEDED' THEN 'S' WHEN 'STALE' THEN 'T' ELSE 'L' END::"char", d.answer
    FROM decided d
    WHERE d.old_entry IS NULL AND d.decision IN ('ACCEPTED', 'SUPERSEDED', 'STALE', 'LATE')
    RETURNING log.owner_id, log.attempt_id, log.client, log.client_seq, log.entry
  )
  SELECT d.number::int, d.decision, coalesce(s.entry, d.old_entry), d.attempt_status, d.attempt_deadline
  FROM decided d
  LEFT JOIN stored s ON s.owner_id = d.owner_id AND s.attempt_id = d.attempt_id AND s.client = d.client AND s.client_seq = d.client_seq;
END $$;

-- Fails unless the database can commit and take space on its disk: what a save needs. A function's rows beyond work_mem
-- go to a temporary file, here of about 2 MB, which is gone at the end.
CREATE FUNCTION probe_write() RETURNS void
LANGUAGE plpgsql SET work_mem = '64kB' AS $$
BEGIN
  PERFORM pg_logical_emit_message(true, 'vumon', 'probe');
  PERFORM count(*) FROM generate_series(1, 50000);
END $$;
