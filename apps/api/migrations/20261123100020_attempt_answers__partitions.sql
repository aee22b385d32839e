-- The log of answers in partitions by the month in which the attempt started, with short rows and one index. Ids of attempts
-- begin with the time (UUID version 7), so a range of ids is a range of starts and no column is needed for the month.

ALTER TABLE attempt_answers RENAME TO old_answers;

-- Append-only. The effective answer to a question is its last ACCEPTED entry. There is no foreign key to attempts: every
-- writer holds a lock on the attempt's row, and the check would cost more than the insertion.
CREATE TABLE attempt_answers (
  owner_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  received_at timestamptz NOT NULL,
  -- rises within the attempt
  entry int NOT NULL,
  -- rises with every entry of the client; of what a teacher accepted it is the late entry's number
  client_seq int NOT NULL,
  -- position in attempts.clients, from 1
  client smallint NOT NULL,
  -- position among the published test's questions, from 1
  question smallint NOT NULL,
  -- A accepted, S superseded, T stale, L late
  disposition "char" NOT NULL CHECK (disposition IN ('A', 'S', 'T', 'L')),
  answer jsonb NOT NULL,
  PRIMARY KEY (owner_id, attempt_id, client, client_seq)
) PARTITION BY RANGE (attempt_id);
-- Late entries are few; teachers are told of new ones.
CREATE INDEX attempt_answers_late ON attempt_answers (owner_id, attempt_id) WHERE disposition = 'L';
CREATE TABLE attempt_answers_default PARTITION OF attempt_answers DEFAULT;
CREATE TRIGGER attempt_answers_append_only BEFORE UPDATE OR DELETE ON attempt_answers FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The least id of an attempt that starts at a moment or later.
CREATE FUNCTION first_attempt_id(started_at timestamptz) RETURNS uuid
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT (lpad(to_hex((extract(epoch FROM started_at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid $$;

-- The partition for attempts that start in a month (UTC). False when there is one already, or when entries of the month are
-- in the default partition, where they then stay.
CREATE FUNCTION make_answers_partition(p_month date) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_name text := 'attempt_answers_' || to_char(p_month, 'YYYYMM');
  v_from uuid := first_attempt_id(p_month::timestamp AT TIME ZONE 'UTC');
  v_to uuid := first_attempt_id((p_month + interval '1 month') AT TIME ZONE 'UTC');
BEGIN
  -- Several workers may try at once.
  PERFORM pg_advisory_xact_lock(7815696106);
  IF to_regclass(v_name) IS NOT NULL
    OR EXISTS (SELECT 1 FROM attempt_answers_default d WHERE d.attempt_id >= v_from AND d.attempt_id < v_to) THEN
    RETURN false;
  END IF;
  EXECUTE format('CREATE TABLE %I (LIKE attempt_answers INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE)', v_name);
  EXECUTE format('ALTER TABLE attempt_answers ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', v_name, v_from, v_to);
  RETURN true;
END $$;

SELECT make_answers_partition(month) FROM (
  SELECT DISTINCT date_trunc('month', p.started_at AT TIME ZONE 'UTC')::date AS month
  FROM old_answers e JOIN attempts p ON p.id = e.attempt_id ORDER BY 1) months;

-- Clients get their numbers in the order in which they first wrote.
UPDATE attempts p SET clients = c.clients
FROM (
  SELECT attempt_id, array_agg(client_id ORDER BY first) AS clients
  FROM (SELECT attempt_id, client_id, min(id) AS first FROM old_answers GROUP BY 1, 2) f GROUP BY 1
) c
WHERE c.attempt_id = p.id;

-- Entries keep their numbers, which pages that are open know.
CREATE TEMPORARY TABLE question_places ON COMMIT DROP AS
  SELECT v.id AS version, (q.question ->> 'id')::uuid AS question, row_number() OVER (PARTITION BY v.id ORDER BY s.at, t.at, q.at)::smallint AS place
  FROM exam_versions v
  CROSS JOIN LATERAL jsonb_array_elements(v.content -> 'sections') WITH ORDINALITY AS s (section, at)
  CROSS JOIN LATERAL jsonb_array_elements(s.section -> 'parts') WITH ORDINALITY AS t (part, at)
  CROSS JOIN LATERAL jsonb_array_elements(t.part -> 'questions') WITH ORDINALITY AS q (question, at);

INSERT INTO attempt_answers (owner_id, attempt_id, entry, client, client_seq, question, received_at, disposition, answer)
SELECT p.owner_id, p.id, e.id, array_position(p.clients, e.client_id), e.client_seq, q.place, e.received_at, CASE e.disposition WHEN 'ACCEPTED' THEN 'A' WHEN 'SUPERSEDED' THEN 'S' WHEN 'STALE' THEN 'T' ELSE 'L' END::"char", e.answer
FROM old_answers e
JOIN attempts p ON p.id = e.attempt_id
-- A question that the version does not hold fails here: no entry is dropped in silence.
LEFT JOIN question_places q ON q.version = p.exam_version_id AND q.question = e.question_id
ORDER BY p.owner_id, p.id, e.id;

DROP FUNCTION save_answers;
DROP TABLE old_answers;

-- One entry of the batch per (attempt, question) and per (attempt, client, sequence): the caller sees to that.
-- Outcomes: ACCEPTED, SUPERSEDED (an older entry of the same client arrived late), STALE (another client answered since),
-- LATE (after the deadline and its grace, or after submitting; kept, not scored), PAUSED (the clock stands; not kept),
-- REUSED (sequence known with another body), NOT_FOUND.
CREATE FUNCTION save_answers(
  p_owners uuid[], p_attempts uuid[], p_students uuid[], p_clients text[], p_seqs int[], p_questions smallint[],
  p_answers jsonb[], p_bases int[], p_now timestamptz, p_grace interval
) RETURNS TABLE (n int, outcome text, entry int, status text, deadline_at timestamptz)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  -- Serialises saves, submission and finalising of one attempt; in the order of keys, so that batches cannot deadlock.
  PERFORM 1 FROM attempts a
  WHERE (a.owner_id, a.id) IN (SELECT i.owner_id, i.id FROM unnest(p_owners, p_attempts) AS i (owner_id, id))
  ORDER BY a.owner_id, a.id FOR NO KEY UPDATE;

  -- Clients that write for the first time get the next number of their attempt.
  UPDATE attempts a SET clients = a.clients || c.clients
  FROM (
    SELECT o.owner_id, o.id, array_agg(DISTINCT i.client) AS clients
    FROM unnest(p_owners, p_attempts, p_students, p_clients) AS i (owner_id, id, student_id, client)
    JOIN attempts o ON o.owner_id = i.owner_id AND o.id = i.id AND o.student_id = i.student_id
    WHERE NOT i.client = ANY (o.clients)
    GROUP BY 1, 2
  ) c
  WHERE a.owner_id = c.owner_id AND a.id = c.id;

  -- A new statement, so a new snapshot: it sees what the awaited transactions committed.
  RETURN QUERY
  WITH found AS (
    SELECT i.*, a.status AS attempt_status, a.deadline_at AS attempt_deadline, a.paused_at IS NOT NULL AS paused,
      array_position(a.clients, i.client_id)::smallint AS client
    FROM unnest(p_owners, p_attempts, p_students, p_clients, p_seqs, p_questions, p_answers, p_bases)
      WITH ORDINALITY AS i (owner_id, attempt_id, student_id, client_id, client_seq, question, answer, base_entry, number)
    LEFT JOIN attempts a ON a.owner_id = i.owner_id AND a.id = i.attempt_id AND a.student_id = i.student_id
  ), known AS (
    SELECT f.*, old.entry AS old_entry, old.disposition AS old_disposition,
      old.answer = f.answer AND old.question = f.question AS same_body,
      log.last_entry, log.latest
    FROM found f
    LEFT JOIN attempt_answers old
      ON old.owner_id = f.owner_id AND old.attempt_id = f.attempt_id AND old.client = f.client AND old.client_seq = f.client_seq
    -- The whole log of the attempt, which is short: one index serves everything.
    CROSS JOIN LATERAL (
      SELECT max(e.entry) AS last_entry,
        max(ARRAY[e.entry, e.client, e.client_seq]) FILTER (WHERE e.question = f.question AND e.disposition = 'A') AS latest
      FROM attempt_answers e
      WHERE e.owner_id = f.owner_id AND e.attempt_id = f.attempt_id
    ) log
  ), decided AS (
    SELECT k.*, CASE
      WHEN k.attempt_status IS NULL THEN 'NOT_FOUND'
      WHEN k.old_entry IS NOT NULL THEN
        CASE WHEN NOT k.same_body THEN 'REUSED'
          ELSE CASE k.old_disposition WHEN 'A' THEN 'ACCEPTED' WHEN 'S' THEN 'SUPERSEDED' WHEN 'T' THEN 'STALE' ELSE 'LATE' END END
      WHEN k.paused THEN 'PAUSED'
      WHEN k.attempt_status <> 'RUNNING' OR p_now > k.attempt_deadline + p_grace THEN 'LATE'
      WHEN k.latest IS NULL THEN 'ACCEPTED'
      WHEN k.latest[2] = k.client THEN CASE WHEN k.client_seq > k.latest[3] THEN 'ACCEPTED' ELSE 'SUPERSEDED' END
      WHEN k.base_entry = k.latest[1] THEN 'ACCEPTED'
      ELSE 'STALE' END AS decision
    FROM known k
  ), stored AS (
    INSERT INTO attempt_answers AS log (owner_id, attempt_id, entry, client, client_seq, question, received_at, disposition, answer)
    SELECT d.owner_id, d.attempt_id,
      coalesce(d.last_entry, 0) + row_number() OVER (PARTITION BY d.owner_id, d.attempt_id ORDER BY d.number),
      d.client, d.client_seq, d.question, p_now,
      CASE d.decision WHEN 'ACCEPTED' THEN 'A' WHEN 'SUPERSEDED' THEN 'S' WHEN 'STALE' THEN 'T' ELSE 'L' END::"char", d.answer
    FROM decided d
    WHERE d.old_entry IS NULL AND d.decision IN ('ACCEPTED', 'SUPERSEDED', 'STALE', 'LATE')
    RETURNING log.owner_id, log.attempt_id, log.client, log.client_seq, log.entry
  )
  SELECT d.number::int, d.decision, coalesce(s.entry, d.old_entry), d.attempt_status, d.attempt_deadline
  FROM decided d
  LEFT JOIN stored s ON s.owner_id = d.owner_id AND s.attempt_id = d.attempt_id AND s.client = d.client AND s.client_seq = d.client_seq;
END $$;

-- As before, but an attempt whose clock stands gets no time back: the pause covers the outage.
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
  WHERE a.status = 'RUNNING' AND a.paused_at IS NULL AND a.started_at < v_last AND a.deadline_at > v_last;
  GET DIAGNOSTICS v_count = ROW_COUNT;
  IF v_count > 0 THEN
    INSERT INTO audit_log (at, action, subject_kind, subject_id, details)
    VALUES (v_now, 'outage-compensated', 'server', '', jsonb_build_object('from', v_last, 'seconds', v_seconds, 'attempts', v_count));
  END IF;
  RETURN QUERY SELECT v_seconds, v_count;
END $$;
