-- Stores the answers of several attempts and returns what became of each. Reads the log of an attempt once, not once an entry.
CREATE OR REPLACE FUNCTION save_answers(p_owners uuid[], p_attempts uuid[], p_students uuid[], p_clients text[], p_seqs integer[], p_questions smallint[], p_answers jsonb[], p_bases integer[], p_shift interval, p_grace interval)
 RETURNS TABLE(n integer, outcome text, entry integer, status text, deadline_at timestamp with time zone)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
        max(e.entry) FILTER (WHERE e.client_seq = f.client_seq AND e.client = f.client) AS old_entry
      FROM attempt_answers e
      WHERE e.owner_id = f.owner_id AND e.attempt_id = f.attempt_id
    ) log
  ), decided AS (
    SELECT k.*, CASE
      WHEN k.attempt_status IS NULL THEN 'NOT_FOUND'
      WHEN NOT k.attempt_id = ANY (v_held) OR v_held IS NULL THEN 'BUSY'
      WHEN k.old_entry IS NOT NULL THEN
        repeated_answer(k.owner_id, k.attempt_id, k.client, k.client_seq, k.question, k.answer)
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
END $function$;
