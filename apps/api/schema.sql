-- What the database looks like after all migrations. Written by "npm run db:update"; do not edit.

CREATE EXTENSION pg_trgm;
CREATE EXTENSION unaccent;

CREATE COLLATION vi_sort (provider = icu, locale = 'vi', deterministic = t);

CREATE SEQUENCE order_numbers AS bigint START 1 INCREMENT 1;
CREATE SEQUENCE quote_numbers AS bigint START 1 INCREMENT 1;

CREATE OR REPLACE FUNCTION public.attempts_scored_at_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.scored_at_end := EXISTS (
    SELECT FROM assignments a WHERE a.owner_id = NEW.owner_id AND a.id = NEW.assignment_id AND a.scored_at_end);
  RETURN NEW;
END $function$
;

CREATE OR REPLACE FUNCTION public.beat(p_shift interval, p_grace interval)
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
END $function$
;

CREATE OR REPLACE FUNCTION public.begin_package_periods()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  EXECUTE 'INSERT INTO package_periods SELECT p.* FROM born b CROSS JOIN LATERAL package_periods_of(b.id) p';
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.count_new_users()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO user_sums (day, role, province_code, accounts)
  SELECT day_in_vietnam(created_at), CASE WHEN is_admin THEN 'ADMIN' ELSE role END, coalesce(province_code, ''), count(*)
  FROM born WHERE deleted_at IS NULL AND NOT sample GROUP BY 1, 2, 3;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.day_in_vietnam(moment timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ SELECT (moment AT TIME ZONE 'UTC' + interval '7 hours')::date $function$
;

CREATE OR REPLACE FUNCTION public.drawn_version(p_version uuid, p_seed text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce((
    SELECT d.id FROM exam_versions v
    JOIN exam_versions d ON d.drawn_from = v.id AND d.draw = (('x' || substr(md5(v.id || p_seed), 1, 7))::bit(28)::int % v.draws)
    WHERE v.id = p_version AND v.draws > 1), p_version)
$function$
;

CREATE OR REPLACE FUNCTION public.first_attempt_id(started_at timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ SELECT (lpad(to_hex((extract(epoch FROM started_at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid $function$
;

CREATE OR REPLACE FUNCTION public.fold(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ SELECT lower(translate(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFC)), 'đĐ', 'dd')) $function$
;

CREATE OR REPLACE FUNCTION public.give_outages_back()
 RETURNS void
 LANGUAGE sql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.keep_media_of_question()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_TABLE_NAME = 'question_versions' THEN
    INSERT INTO question_media SELECT m.media_id, NEW.question_id, false FROM media_in(NEW.content) m
    ON CONFLICT (media_id, question_id) DO UPDATE SET of_key = false;
  ELSE
    INSERT INTO question_media SELECT m.media_id, NEW.question_id, true FROM media_in(NEW.answer_key) m ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_media_of_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_TABLE_NAME = 'exam_versions' THEN
    INSERT INTO exam_version_media SELECT NEW.id, m.media_id, m.play_limit, false FROM media_in(NEW.content) m;
  ELSE
    INSERT INTO exam_version_media SELECT NEW.exam_version_id, m.media_id, m.play_limit, true FROM media_in(NEW.keys) m ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_package_periods()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
  school uuid := CASE WHEN TG_TABLE_NAME = 'memberships' THEN (changed ->> 'school_id')::uuid END;
BEGIN
  IF school IS NULL THEN
    PERFORM write_package_periods((CASE WHEN TG_TABLE_NAME = 'users' THEN changed ->> 'id' ELSE changed ->> 'user_id' END)::uuid);
  ELSE
    PERFORM write_package_periods(member.user_id) FROM (SELECT DISTINCT s.user_id FROM school_members s WHERE s.school_id = school ORDER BY s.user_id) member;
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_package_sums()
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
;

CREATE OR REPLACE FUNCTION public.keep_period_sums()
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
;

CREATE OR REPLACE FUNCTION public.keep_questions_of_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO exam_version_questions SELECT * FROM questions_of_version(NEW.id, NEW.exam_id, NEW.content);
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_refund_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO refund_sums (day, refunds, refunded)
  SELECT day_in_vietnam(NEW.at), 1, -NEW.amount FROM orders WHERE id = NEW.order_id AND state = 'SUCCESS';
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_sign_in_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM note_sign_in_day(NEW.user_id, day_in_vietnam(NEW.at));
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_sign_in_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO sign_in_sums (day, day_before, accounts) VALUES (OLD.day, OLD.day_before, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO sign_in_sums (day, day_before, accounts) VALUES (NEW.day, NEW.day_before, 1);
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_turnover_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.state = 'SUCCESS' AND OLD.paid_at IS NOT NULL THEN
    INSERT INTO turnover_sums (day, item, method, orders, revenue)
    VALUES (day_in_vietnam(OLD.paid_at), coalesce(OLD.package_code, 'UNIT_TEST'), OLD.method, -1, -OLD.total);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.state = 'SUCCESS' AND NEW.paid_at IS NOT NULL THEN
    INSERT INTO turnover_sums (day, item, method, orders, revenue)
    VALUES (day_in_vietnam(NEW.paid_at), coalesce(NEW.package_code, 'UNIT_TEST'), NEW.method, 1, NEW.total);
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_user_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.deleted_at IS NULL AND NOT OLD.sample THEN
    INSERT INTO user_sums (day, role, province_code, accounts)
    VALUES (day_in_vietnam(OLD.created_at), CASE WHEN OLD.is_admin THEN 'ADMIN' ELSE OLD.role END, coalesce(OLD.province_code, ''), -1);
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.deleted_at IS NULL AND NOT NEW.sample THEN
    INSERT INTO user_sums (day, role, province_code, accounts)
    VALUES (day_in_vietnam(NEW.created_at), CASE WHEN NEW.is_admin THEN 'ADMIN' ELSE NEW.role END, coalesce(NEW.province_code, ''), 1);
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.lacks_code(exam uuid, learner uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce((
    SELECT e.needs_code AND NOT EXISTS (
      SELECT 1 FROM activation_code_uses u JOIN activation_codes c ON c.id = u.code_id
      WHERE u.user_id = learner AND (c.exam_id = e.id OR c.exam_type = e.exam_type))
    FROM exams e WHERE e.id = exam), false)
$function$
;

CREATE OR REPLACE FUNCTION public.make_answers_partition(p_month date)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
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
END $function$
;

CREATE OR REPLACE FUNCTION public.media_in(p_content jsonb)
 RETURNS TABLE(media_id text, play_limit integer)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT id, nullif(max(times), 0) FROM (
    SELECT one ->> 'media' AS id, CASE WHEN jsonb_typeof(one -> 'playLimit') = 'number' THEN (one ->> 'playLimit')::int END AS times
    FROM jsonb_path_query(p_content, '$.** ? (@.media.type() == "string")') AS one
    UNION ALL
    SELECT one #>> '{}', NULL FROM jsonb_path_query(p_content, '$.**.subtitles ? (@.type() == "string")') AS one
  ) files WHERE id IS NOT NULL GROUP BY id
$function$
;

CREATE OR REPLACE FUNCTION public.membership_in_force(holder uuid, moment timestamp with time zone)
 RETURNS TABLE(package_code text, starts_at timestamp with time zone, uses_total integer, uses_left integer, ends_at timestamp with time zone, runs boolean)
 LANGUAGE sql
 STABLE
AS $function$
  WITH held AS MATERIALIZED (SELECT * FROM memberships_held(holder))
  SELECT o.package_code, o.starts_at, o.uses_total, o.uses_left, (
      SELECT CASE WHEN bool_or(later.ends_at IS NULL) THEN NULL ELSE max(later.ends_at) END
      FROM held later WHERE later.package_code = o.package_code AND (later.id = o.id AND later.starts_at = o.starts_at OR later.starts_at > o.starts_at)
    ), r.runs
  FROM held o JOIN packages p ON p.code = o.package_code
  CROSS JOIN LATERAL (SELECT (o.ends_at IS NULL OR o.ends_at > moment) AND o.uses_left IS DISTINCT FROM 0 AS runs) r
  -- A learner's free package ends when they turn out to be a teacher, who has then none, not one that is over.
  WHERE o.starts_at <= moment AND NOT (o.package_code = 'BEAT_FREE_EXAM' AND coalesce(o.ends_at <= moment, false))
  ORDER BY r.runs DESC, CASE WHEN r.runs THEN p.rank END DESC NULLS LAST, o.ends_at DESC NULLS LAST, o.starts_at DESC, o.id DESC
  LIMIT 1
$function$
;

CREATE OR REPLACE FUNCTION public.memberships_held(holder uuid)
 RETURNS TABLE(id uuid, school_id uuid, package_code text, starts_at timestamp with time zone, ends_at timestamp with time zone, uses_total integer, uses_left integer)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT m.id, m.school_id, m.package_code, m.starts_at, m.ends_at, m.uses_total, m.uses_left FROM memberships m WHERE m.user_id = holder
  UNION ALL
  SELECT m.id, m.school_id, m.package_code, greatest(m.starts_at, s.joined_at), least(m.ends_at, s.left_at), m.uses_total, m.uses_left
  FROM school_members s JOIN memberships m ON m.school_id = s.school_id
  WHERE s.user_id = holder AND greatest(m.starts_at, s.joined_at) < coalesce(least(m.ends_at, s.left_at), 'infinity')
$function$
;

CREATE OR REPLACE FUNCTION public.move_refund_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  sign int := CASE WHEN NEW.state = 'SUCCESS' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO refund_sums (day, refunds, refunded)
  SELECT day_in_vietnam(at), sign, -sign * amount FROM payment_ledger WHERE order_id = NEW.id AND kind = 'REFUNDED';
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.note_answers_in_rooms()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
BEGIN
  INSERT INTO room_changes (owner_id, assignment_id, student_id)
  SELECT p.owner_id, p.assignment_id, p.student_id
  FROM (SELECT DISTINCT e.owner_id, e.attempt_id FROM noted e) e
  -- OFFSET 0: from the few attempts to their rooms, never from all rooms to their attempts.
  CROSS JOIN LATERAL (
    SELECT * FROM attempts p WHERE p.owner_id = e.owner_id AND p.id = e.attempt_id OFFSET 0) p
  CROSS JOIN LATERAL (
    SELECT FROM watched_rooms w
    WHERE w.owner_id = p.owner_id AND w.assignment_id = p.assignment_id AND w.watched_at > now() - interval '90 seconds'
    OFFSET 0) w;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_attempts_in_rooms()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
BEGIN
  INSERT INTO room_changes (owner_id, assignment_id, student_id)
  SELECT p.owner_id, p.assignment_id, p.student_id
  FROM noted p
  CROSS JOIN LATERAL (
    SELECT FROM watched_rooms w
    WHERE w.owner_id = p.owner_id AND w.assignment_id = p.assignment_id AND w.watched_at > now() - interval '90 seconds'
    OFFSET 0) w;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_file_to_remove()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO file_removals (key, due_at) VALUES (OLD.stored_as, now() + interval '1 hour') ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.note_places()
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
;

CREATE OR REPLACE FUNCTION public.note_question_to_measure()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO questions_to_measure (question_id) SELECT NEW.id WHERE EXISTS (SELECT 1 FROM item_sums s WHERE s.question_id = NEW.id);
  INSERT INTO tests_to_measure (owner_id, assignment_id)
  SELECT DISTINCT s.owner_id, s.assignment_id FROM item_sums s WHERE s.question_id = NEW.id AND s.measured_hash IS NULL;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_row_in_rooms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
  owner uuid := (changed ->> 'owner_id')::uuid;
BEGIN
  IF NOT EXISTS (SELECT FROM watched_rooms w WHERE w.owner_id = owner AND w.watched_at > now() - interval '90 seconds') THEN
    RETURN NULL;
  END IF;
  IF changed ? 'attempt_id' THEN
    INSERT INTO room_changes (owner_id, assignment_id, student_id)
    SELECT p.owner_id, p.assignment_id, p.student_id
    FROM attempts p JOIN watched_rooms w ON w.owner_id = p.owner_id AND w.assignment_id = p.assignment_id
    WHERE p.owner_id = owner AND p.id = (changed ->> 'attempt_id')::uuid AND w.watched_at > now() - interval '90 seconds';
  ELSIF TG_TABLE_NAME = 'assignment_extra_time' THEN
    INSERT INTO room_changes (owner_id, assignment_id, student_id)
    SELECT w.owner_id, w.assignment_id, (changed ->> 'student_id')::uuid
    FROM watched_rooms w
    WHERE w.owner_id = owner AND w.assignment_id = (changed ->> 'assignment_id')::uuid AND w.watched_at > now() - interval '90 seconds';
  ELSE
    INSERT INTO room_changes (owner_id, assignment_id)
    SELECT a.owner_id, a.id
    FROM watched_rooms w JOIN assignments a ON a.owner_id = w.owner_id AND a.id = w.assignment_id
    WHERE w.owner_id = owner AND w.watched_at > now() - interval '90 seconds' AND CASE TG_TABLE_NAME
      WHEN 'assignments' THEN a.id = (changed ->> 'id')::uuid
      WHEN 'assignment_students' THEN a.id = (changed ->> 'assignment_id')::uuid
      WHEN 'class_students' THEN a.class_id = (changed ->> 'class_id')::uuid
      ELSE a.group_id = (changed ->> 'group_id')::uuid END;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_sign_in_day(account uuid, this date)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO sign_in_days (user_id, day, day_before)
  VALUES (account, this, coalesce((SELECT max(d.day) FROM sign_in_days d WHERE d.user_id = account AND d.day < this), '-infinity'))
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE sign_in_days d SET day_before = this
  WHERE d.user_id = account AND d.day = (SELECT min(n.day) FROM sign_in_days n WHERE n.user_id = account AND n.day > this);
  RETURN true;
END $function$
;

CREATE OR REPLACE FUNCTION public.note_tests_to_measure()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO tests_to_measure (owner_id, assignment_id)
  SELECT DISTINCT p.owner_id, p.assignment_id FROM added r JOIN attempts p ON p.owner_id = r.owner_id AND p.id = r.attempt_id
  WHERE p.assignment_id IS NOT NULL AND p.mode = 'TEST' AND p.number = 1;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.outage_due(p_owner uuid, p_attempt uuid)
 RETURNS interval
 LANGUAGE sql
 STABLE
AS $function$
  SELECT make_interval(secs => coalesce((SELECT sum(seconds) FROM outage_dues WHERE owner_id = p_owner AND attempt_id = p_attempt), 0))
$function$
;

CREATE OR REPLACE FUNCTION public.outage_under_way()
 RETURNS interval
 LANGUAGE sql
AS $function$
  SELECT coalesce((SELECT clock_timestamp() - at FROM heartbeat WHERE clock_timestamp() - at > interval '3 s'), interval '0')
$function$
;

CREATE OR REPLACE FUNCTION public.package_facts(held memberships[])
 RETURNS TABLE(day date, package_code text, given integer, due integer, early integer, late integer, trials integer, paid integer)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT day_in_vietnam(m.created_at), m.package_code, 1, 0, 0, 0, 0, 0 FROM unnest(held) m WHERE m.package_code <> 'BEAT_FREE_EXAM'
  UNION ALL
  SELECT day_in_vietnam(m.ends_at), m.package_code, 0, 1, (next.early IS TRUE)::int, (next.early IS FALSE)::int, 0, 0
  FROM unnest(held) m CROSS JOIN LATERAL (
    SELECT bool_or(n.created_at < m.ends_at - interval '7 days') AS early FROM unnest(held) n
    WHERE n.id <> m.id AND n.source <> 'TRIAL' AND n.created_at > m.created_at
      AND n.starts_at <= m.ends_at AND (n.ends_at IS NULL OR n.ends_at > m.ends_at)) next
  WHERE m.ends_at IS NOT NULL AND m.ended_at IS NULL AND m.replaced_by IS NULL AND m.source <> 'TRIAL'
    AND m.package_code <> 'BEAT_FREE_EXAM' AND m.user_id IS NOT NULL
  UNION ALL
  SELECT day_in_vietnam(m.ends_at), m.package_code, 0, 0, 0, 0, 1,
    (EXISTS (SELECT FROM unnest(held) n WHERE n.source = 'ORDER' AND n.created_at > m.created_at))::int
  FROM unnest(held) m WHERE m.ends_at IS NOT NULL AND m.source = 'TRIAL'
$function$
;

CREATE OR REPLACE FUNCTION public.package_periods_of(holder uuid)
 RETURNS SETOF package_periods
 LANGUAGE sql
 STABLE
AS $function$
  WITH holder AS (
    SELECT u.id, CASE WHEN u.is_admin THEN 'ADMIN' ELSE u.role END AS role, u.created_at FROM users u WHERE u.id = holder AND u.deleted_at IS NULL
  ), held AS (
    SELECT starts_at, ends_at FROM memberships_held(holder)
  ), turns AS (
    SELECT '-infinity'::timestamptz AS at
    UNION SELECT starts_at FROM held
    UNION SELECT ends_at FROM held WHERE ends_at IS NOT NULL
  )
  SELECT h.id, t.at, t.until, CASE WHEN m.runs IS NOT NULL THEN m.package_code WHEN h.role = 'STUDENT' THEN 'BEAT_FREE_EXAM' END,
    CASE WHEN m.runs OR (m.runs IS NULL AND h.role = 'STUDENT') THEN 'RUNS' WHEN m.runs IS NULL THEN 'NONE' ELSE 'OVER' END, h.role, h.created_at
  FROM holder h CROSS JOIN (SELECT at, lead(at, 1, 'infinity') OVER (ORDER BY at) AS until FROM turns) t
  LEFT JOIN LATERAL membership_in_force(h.id, t.at) m ON true
  WHERE m.runs IS NOT NULL OR h.role IN ('TEACHER', 'STUDENT')
$function$
;

CREATE OR REPLACE FUNCTION public.probe_write()
 RETURNS void
 LANGUAGE plpgsql
 SET work_mem TO '64kB'
AS $function$
BEGIN
  IF current_setting('transaction_read_only')::boolean THEN
    RAISE EXCEPTION 'the server is read-only' USING ERRCODE = 'read_only_sql_transaction';
  END IF;
  PERFORM pg_logical_emit_message(true, 'vumon', 'probe');
  PERFORM count(*) FROM generate_series(1, 50000);
END $function$
;

CREATE OR REPLACE FUNCTION public.questions_of_version(p_version uuid, p_exam uuid, p_content jsonb)
 RETURNS TABLE(exam_version_id uuid, question_id uuid, owner_id uuid)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT p_version, held.id,
    CASE WHEN e.scope = 'USER' AND q.scope IS DISTINCT FROM 'SYSTEM' THEN coalesce(q.owner_id, e.owner_id) END
  FROM (SELECT DISTINCT (one #>> '{}')::uuid AS id FROM jsonb_path_query(p_content, '$.sections[*].parts[*].questions[*].id') AS one) held
  JOIN exams e ON e.id = p_exam
  LEFT JOIN questions q ON q.id = held.id
$function$
;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $function$
;

CREATE OR REPLACE FUNCTION public.refuse_change_unless_erasing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF coalesce(current_setting('vumon.erasing', true), '') <> 'yes' THEN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END $function$
;

CREATE OR REPLACE FUNCTION public.repeated_answer(p_owner uuid, p_attempt uuid, p_client smallint, p_seq integer, p_question smallint, p_answer jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT CASE WHEN NOT (e.answer = p_answer AND e.question = p_question) THEN 'REUSED'
    ELSE CASE e.disposition WHEN 'A' THEN 'ACCEPTED' WHEN 'S' THEN 'SUPERSEDED' WHEN 'T' THEN 'STALE' ELSE 'LATE' END END
  FROM attempt_answers e
  WHERE e.owner_id = p_owner AND e.attempt_id = p_attempt AND e.client = p_client AND e.client_seq = p_seq
$function$
;

CREATE OR REPLACE FUNCTION public.save_answers(p_owners uuid[], p_attempts uuid[], p_students uuid[], p_clients text[], p_seqs integer[], p_questions smallint[], p_answers jsonb[], p_bases integer[], p_shift interval, p_grace interval)
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
END $function$
;

CREATE OR REPLACE FUNCTION public.start_attempts(p_ids uuid[], p_assignments uuid[], p_students uuid[], p_numbers integer[], p_seeds text[], p_shift interval)
 RETURNS SETOF attempts
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
#variable_conflict use_column
DECLARE
  v_now timestamptz;
BEGIN
  -- Starts wait for whoever takes access away, who locks the assignments first; in the order of ids, so that two batches never
  -- wait for each other.
  PERFORM FROM assignments WHERE id = ANY (p_assignments) ORDER BY id FOR KEY SHARE;
  v_now := clock_timestamp() + p_shift;
  RETURN QUERY
    INSERT INTO attempts (id, assignment_id, exam_version_id, student_id, owner_id, number, mode, clock, shuffle_seed, started_at, deadline_at, extension_seconds, origin)
    SELECT i.id, a.id, drawn_version(a.exam_version_id, i.student_id || ':' || i.number), i.student_id, a.owner_id, i.number, a.mode, a.minutes IS NOT NULL, i.seed, v_now,
      least(v_now + make_interval(mins => a.minutes), a.ends_at) + make_interval(mins => coalesce(e.minutes, 0)), coalesce(e.minutes, 0) * 60,
      CASE WHEN a.target IN ('PARTNER', 'SAMPLE') THEN a.target ELSE 'ASSIGNMENT' END
    FROM unnest(p_ids, p_assignments, p_students, p_numbers, p_seeds) AS i (id, assignment_id, student_id, number, seed)
    JOIN assignments a ON a.id = i.assignment_id AND a.cancelled_at IS NULL AND a.starts_at <= v_now AND v_now < a.ends_at
    LEFT JOIN assignment_extra_time e ON e.owner_id = a.owner_id AND e.assignment_id = a.id AND e.student_id = i.student_id
    WHERE (a.attempts_allowed IS NULL OR i.number <= a.attempts_allowed)
      AND i.number = 1 + (SELECT count(*) FROM attempts x
        WHERE x.owner_id = a.owner_id AND x.assignment_id = a.id AND x.student_id = i.student_id)
      AND (SELECT l.open FROM assignment_learners l
        WHERE l.owner_id = a.owner_id AND l.assignment_id = a.id AND l.student_id = i.student_id)
      AND NOT lacks_code(a.exam_id, i.student_id)
    ORDER BY a.id, i.student_id
    ON CONFLICT DO NOTHING
    RETURNING *;
END
$function$
;

CREATE OR REPLACE FUNCTION public.tell_actor_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
  school uuid := CASE WHEN TG_TABLE_NAME = 'memberships' THEN (changed ->> 'school_id')::uuid END;
BEGIN
  IF school IS NULL THEN
    PERFORM pg_notify('actors_changed', CASE WHEN TG_TABLE_NAME = 'users' THEN changed ->> 'id' ELSE changed ->> 'user_id' END);
  ELSE
    PERFORM pg_notify('actors_changed', s.user_id::text) FROM school_members s WHERE s.school_id = school AND s.left_at IS NULL;
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.tell_packages_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('packages_changed', '');
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.tell_partner_of_submission()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO callback_deliveries (partner_id, owner_id, attempt_id, kind, made_at, next_at, give_up_at)
  SELECT p.id, NEW.owner_id, NEW.id, 'SUBMITTED', NEW.submitted_at, NEW.submitted_at, NEW.submitted_at + interval '3 days'
  FROM integrated_tests t JOIN partners p ON p.id = t.partner_id
  WHERE t.assignment_id = NEW.assignment_id AND p.callback_url IS NOT NULL;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.version_drawn_from(p_version uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce(v.drawn_from, v.id) FROM exam_versions v WHERE v.id = p_version
$function$
;

CREATE OR REPLACE FUNCTION public.write_package_periods(holder uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM users WHERE id = holder FOR NO KEY UPDATE;
  IF ARRAY(SELECT p FROM package_periods p WHERE p.user_id = holder ORDER BY p.starts_at)
    = ARRAY(SELECT p FROM package_periods_of(holder) p ORDER BY p.starts_at) THEN
    RETURN;
  END IF;
  DELETE FROM package_periods WHERE user_id = holder;
  INSERT INTO package_periods SELECT * FROM package_periods_of(holder);
END $function$
;

CREATE TABLE activation_code_uses (
  code_id uuid NOT NULL,
  user_id uuid NOT NULL,
  used_at timestamp with time zone NOT NULL,
  membership_id uuid
);
ALTER TABLE activation_code_uses ADD CONSTRAINT activation_code_uses_code_id_fkey FOREIGN KEY (code_id) REFERENCES activation_codes(id);
ALTER TABLE activation_code_uses ADD CONSTRAINT activation_code_uses_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id);
ALTER TABLE activation_code_uses ADD CONSTRAINT activation_code_uses_pkey PRIMARY KEY (code_id, user_id);
ALTER TABLE activation_code_uses ADD CONSTRAINT activation_code_uses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
CREATE INDEX activation_code_uses_newest ON public.activation_code_uses USING btree (used_at DESC, code_id, user_id);
CREATE INDEX activation_code_uses_recent ON public.activation_code_uses USING btree (code_id, used_at DESC);
CREATE INDEX activation_code_uses_user ON public.activation_code_uses USING btree (user_id);

CREATE TABLE activation_codes (
  id uuid NOT NULL,
  code text,
  batch_id uuid NOT NULL,
  batch_name character varying(100) NOT NULL,
  kind text NOT NULL,
  package_code text,
  months integer,
  tests integer,
  exam_id uuid,
  exam_type integer,
  uses_allowed integer NOT NULL,
  uses integer NOT NULL DEFAULT 0,
  expires_at timestamp with time zone,
  disabled_at timestamp with time zone,
  created_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  code_hash bytea,
  code_encrypted bytea,
  search text NOT NULL GENERATED ALWAYS AS (fold((batch_name)::text)) STORED,
  partner_id uuid
);
ALTER TABLE activation_codes ADD CONSTRAINT activation_codes_check CHECK (((uses >= 0) AND (uses <= uses_allowed)));
ALTER TABLE activation_codes ADD CONSTRAINT activation_codes_check1 CHECK (((kind = 'PACKAGE'::text) = (package_code IS NOT NULL)));
ALTER TABLE activation_codes ADD CONSTRAINT activation_codes_check2 CHECK (((kind = 'TEST'::text) = (num_nonnulls(exam_id, exam_type) = 1)));
ALTER TABLE activation_codes ADD CONSTRAINT activation_codes_check3 CHECK ((((code IS NULL) = (code_hash IS NOT NULL)) AND ((code_hash IS NULL) = (code_encrypted IS NULL))));
ALTER TABLE activation_codes ADD CONSTRAINT activation_codes_code_check CHECK ((code ~ '^[A-Z0-9]{8,20}$'::text));
ALTER TABLE activation_codes ADD CONSTRAINT activation_codes_code_hash_check CHECK ((octet_length(code_hash) = 32));
ALTER TABLE activation_codes ADD CONSTRAINT activation_codes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);
ALTER TABLE activation_codes ADD CONSTRAINT activation_codes_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id);
ALTER TABLE activation_codes ADD CONSTRAINT activation_codes_exam_type_fkey FOREIGN KEY (exam_type) REFERENCES exam_types(code);
ALTER TABLE activation_codes ADD CONSTRAINT activation_codes_kind_check CHECK ((kind = ANY (ARRAY['PACKAGE'::text, 'TEST'::text])));
ALTER TABLE activation_codes ADD CONSTRAINT activation_codes_months_check CHECK (((months >= 1) AND (months <= 60)));
ALTER TABLE activation_codes ADD CONSTRAINT activation_codes_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id);
ALTER TABLE activation_codes ADD CONSTRAINT activation_codes_pkey PRIMARY KEY (id);
ALTER TABLE activation_codes ADD CONSTRAINT activation_codes_tests_check CHECK (((tests >= 1) AND (tests <= 1000)));
ALTER TABLE activation_codes ADD CONSTRAINT activation_codes_uses_allowed_check CHECK (((uses_allowed >= 1) AND (uses_allowed <= 10000)));
CREATE INDEX activation_codes_batch ON public.activation_codes USING btree (batch_id, id);
CREATE UNIQUE INDEX activation_codes_code ON public.activation_codes USING btree (code);
CREATE INDEX activation_codes_created ON public.activation_codes USING btree (created_at DESC, id DESC);
CREATE INDEX activation_codes_disabled ON public.activation_codes USING btree (created_at DESC, id DESC) WHERE (disabled_at IS NOT NULL);
CREATE INDEX activation_codes_expires ON public.activation_codes USING btree (expires_at, id);
CREATE INDEX activation_codes_expires_last ON public.activation_codes USING btree (expires_at DESC NULLS LAST, id DESC);
CREATE UNIQUE INDEX activation_codes_hash ON public.activation_codes USING btree (code_hash);
CREATE INDEX activation_codes_kind ON public.activation_codes USING btree (kind, created_at DESC, id DESC);
CREATE INDEX activation_codes_left ON public.activation_codes USING btree (created_at DESC, id DESC) INCLUDE (expires_at) WHERE ((disabled_at IS NULL) AND (uses < uses_allowed));
CREATE INDEX activation_codes_left_uses ON public.activation_codes USING btree (uses DESC, id DESC) INCLUDE (expires_at) WHERE ((disabled_at IS NULL) AND (uses < uses_allowed));
CREATE INDEX activation_codes_partner ON public.activation_codes USING btree (partner_id, created_at DESC, id DESC) WHERE (partner_id IS NOT NULL);
CREATE INDEX activation_codes_search ON public.activation_codes USING gin (search gin_trgm_ops);
CREATE INDEX activation_codes_uses ON public.activation_codes USING btree (uses DESC, id DESC);

CREATE TABLE app_settings (
  key text NOT NULL,
  value jsonb NOT NULL,
  updated_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE app_settings ADD CONSTRAINT app_settings_pkey PRIMARY KEY (key);

CREATE TABLE assignment_extra_time (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  student_id uuid NOT NULL,
  minutes smallint NOT NULL,
  set_at timestamp with time zone NOT NULL
);
ALTER TABLE assignment_extra_time ADD CONSTRAINT assignment_extra_time_minutes_check CHECK (((minutes >= 1) AND (minutes <= 600)));
ALTER TABLE assignment_extra_time ADD CONSTRAINT assignment_extra_time_owner_id_assignment_id_fkey FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments(owner_id, id);
ALTER TABLE assignment_extra_time ADD CONSTRAINT assignment_extra_time_pkey PRIMARY KEY (owner_id, assignment_id, student_id);
ALTER TABLE assignment_extra_time ADD CONSTRAINT assignment_extra_time_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id);
CREATE TRIGGER assignment_extra_time_seen_in_room AFTER INSERT OR DELETE OR UPDATE ON public.assignment_extra_time FOR EACH ROW EXECUTE FUNCTION note_row_in_rooms();

CREATE VIEW assignment_learners AS
 SELECT a.owner_id,
    a.id AS assignment_id,
    m.student_id,
    m.removed_at IS NULL AND m.joined_at < a.ends_at AS member,
    m.removed_at IS NULL AND a.cancelled_at IS NULL AND c.status = 'ACTIVE'::text AND c.deleted_at IS NULL AS open
   FROM assignments a
     JOIN classes c ON c.id = a.class_id
     JOIN class_students m ON m.owner_id = a.owner_id AND m.class_id = a.class_id
  WHERE a.target = 'CLASS'::text
UNION ALL
 SELECT a.owner_id,
    a.id AS assignment_id,
    m.student_id,
    m.removed_at IS NULL AND g.deleted_at IS NULL AND m.joined_at < a.ends_at AS member,
    m.removed_at IS NULL AND g.deleted_at IS NULL AND a.cancelled_at IS NULL AND (c.id IS NULL OR c.status = 'ACTIVE'::text AND c.deleted_at IS NULL) AS open
   FROM assignments a
     JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id
     JOIN study_group_students m ON m.owner_id = a.owner_id AND m.group_id = a.group_id
     LEFT JOIN classes c ON c.id = a.class_id
  WHERE a.target = 'GROUP'::text
UNION ALL
 SELECT a.owner_id,
    a.id AS assignment_id,
    m.student_id,
    m.removed_at IS NULL AND s.student_id IS NOT NULL AS member,
    m.removed_at IS NULL AND s.student_id IS NOT NULL AND a.cancelled_at IS NULL AND (c.id IS NULL OR c.status = 'ACTIVE'::text AND c.deleted_at IS NULL) AS open
   FROM assignments a
     JOIN assignment_students m ON m.owner_id = a.owner_id AND m.assignment_id = a.id
     LEFT JOIN managed_students s ON s.teacher_id = a.owner_id AND s.student_id = m.student_id AND s.removed_at IS NULL
     LEFT JOIN classes c ON c.id = a.class_id
  WHERE a.target = 'STUDENTS'::text
UNION ALL
 SELECT a.owner_id,
    a.id AS assignment_id,
    m.student_id,
    m.removed_at IS NULL AS member,
    m.removed_at IS NULL AND a.cancelled_at IS NULL AS open
   FROM assignments a
     JOIN assignment_students m ON m.owner_id = a.owner_id AND m.assignment_id = a.id
  WHERE a.target = ANY (ARRAY['PARTNER'::text, 'SAMPLE'::text]);

CREATE TABLE assignment_markers (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  marker_id uuid NOT NULL,
  names_hidden boolean NOT NULL,
  invited_at timestamp with time zone NOT NULL
);
ALTER TABLE assignment_markers ADD CONSTRAINT assignment_markers_check CHECK ((owner_id <> marker_id));
ALTER TABLE assignment_markers ADD CONSTRAINT assignment_markers_marker_id_fkey FOREIGN KEY (marker_id) REFERENCES users(id);
ALTER TABLE assignment_markers ADD CONSTRAINT assignment_markers_owner_id_assignment_id_fkey FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments(owner_id, id) ON DELETE CASCADE;
ALTER TABLE assignment_markers ADD CONSTRAINT assignment_markers_pkey PRIMARY KEY (owner_id, assignment_id, marker_id);
CREATE INDEX assignment_markers_of_one ON public.assignment_markers USING btree (marker_id, assignment_id);

CREATE TABLE assignment_students (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  student_id uuid NOT NULL,
  added_at timestamp with time zone NOT NULL,
  removed_at timestamp with time zone
);
ALTER TABLE assignment_students ADD CONSTRAINT assignment_students_owner_id_assignment_id_fkey FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments(owner_id, id);
ALTER TABLE assignment_students ADD CONSTRAINT assignment_students_pkey PRIMARY KEY (owner_id, assignment_id, student_id);
ALTER TABLE assignment_students ADD CONSTRAINT assignment_students_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id);
CREATE INDEX assignment_students_student ON public.assignment_students USING btree (student_id);
CREATE TRIGGER assignment_students_seen_in_room AFTER INSERT OR DELETE OR UPDATE ON public.assignment_students FOR EACH ROW EXECUTE FUNCTION note_row_in_rooms();

CREATE TABLE assignments (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  exam_id uuid NOT NULL,
  exam_version_id uuid NOT NULL,
  class_id uuid,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  minutes integer,
  note text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL,
  cancelled_at timestamp with time zone,
  title character varying(100) NOT NULL DEFAULT ''::character varying,
  subject text NOT NULL DEFAULT 'ENGLISH'::text,
  question_count integer NOT NULL DEFAULT 0,
  skills text[] NOT NULL DEFAULT '{}'::text[],
  added_minutes integer NOT NULL DEFAULT 0,
  search text NOT NULL GENERATED ALWAYS AS (fold((title)::text)) STORED,
  target text NOT NULL DEFAULT 'CLASS'::text,
  group_id uuid,
  attempts_allowed smallint DEFAULT 1,
  counting text NOT NULL DEFAULT 'BEST'::text,
  shuffle_questions boolean NOT NULL DEFAULT false,
  shuffle_options boolean NOT NULL DEFAULT true,
  mode text NOT NULL DEFAULT 'TEST'::text,
  review_open text NOT NULL DEFAULT 'OFF'::text,
  review_after text NOT NULL DEFAULT 'FREE'::text,
  results_told_at timestamp with time zone,
  keys_released_at timestamp with time zone,
  tools text[] NOT NULL DEFAULT '{}'::text[],
  reminded_at timestamp with time zone,
  results_mailed_at timestamp with time zone,
  record boolean NOT NULL DEFAULT false,
  measured_at timestamp with time zone,
  scored_at_end boolean NOT NULL DEFAULT false,
  partner_id uuid,
  partner_page text,
  in_room boolean NOT NULL DEFAULT false,
  start_told_for timestamp with time zone
);
ALTER TABLE assignments ADD CONSTRAINT assignments_attempts_allowed_check CHECK (((attempts_allowed >= 1) AND (attempts_allowed <= 10)));
ALTER TABLE assignments ADD CONSTRAINT assignments_check CHECK ((ends_at > starts_at));
ALTER TABLE assignments ADD CONSTRAINT assignments_check1 CHECK (((NOT record) OR (mode = 'TEST'::text)));
ALTER TABLE assignments ADD CONSTRAINT assignments_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id);
ALTER TABLE assignments ADD CONSTRAINT assignments_counting_check CHECK ((counting = ANY (ARRAY['BEST'::text, 'LAST'::text, 'FIRST'::text])));
ALTER TABLE assignments ADD CONSTRAINT assignments_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id);
ALTER TABLE assignments ADD CONSTRAINT assignments_exam_version_id_fkey FOREIGN KEY (exam_version_id) REFERENCES exam_versions(id);
ALTER TABLE assignments ADD CONSTRAINT assignments_minutes_check CHECK ((minutes > 0));
ALTER TABLE assignments ADD CONSTRAINT assignments_mode_check CHECK ((mode = ANY (ARRAY['TEST'::text, 'PRACTICE'::text])));
ALTER TABLE assignments ADD CONSTRAINT assignments_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE assignments ADD CONSTRAINT assignments_owner_id_group_id_fkey FOREIGN KEY (owner_id, group_id) REFERENCES study_groups(owner_id, id);
ALTER TABLE assignments ADD CONSTRAINT assignments_partner CHECK ((((target = 'PARTNER'::text) = (partner_id IS NOT NULL)) AND ((partner_id IS NULL) = (partner_page IS NULL))));
ALTER TABLE assignments ADD CONSTRAINT assignments_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id);
ALTER TABLE assignments ADD CONSTRAINT assignments_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE assignments ADD CONSTRAINT assignments_practice CHECK (((mode = 'PRACTICE'::text) OR ((attempts_allowed IS NOT NULL) AND (minutes IS NOT NULL))));
ALTER TABLE assignments ADD CONSTRAINT assignments_review_after_check CHECK ((review_after = ANY (ARRAY['OFF'::text, 'ON'::text, 'REVIEW'::text, 'FREE'::text])));
ALTER TABLE assignments ADD CONSTRAINT assignments_review_open_check CHECK ((review_open = ANY (ARRAY['OFF'::text, 'ON'::text, 'REVIEW'::text, 'FREE'::text])));
ALTER TABLE assignments ADD CONSTRAINT assignments_subject_check CHECK ((subject = ANY (ARRAY['ENGLISH'::text, 'MATH'::text])));
ALTER TABLE assignments ADD CONSTRAINT assignments_target CHECK ((((target = 'GROUP'::text) = (group_id IS NOT NULL)) AND ((target <> 'CLASS'::text) OR (class_id IS NOT NULL))));
ALTER TABLE assignments ADD CONSTRAINT assignments_target_check CHECK ((target = ANY (ARRAY['CLASS'::text, 'GROUP'::text, 'STUDENTS'::text, 'PARTNER'::text, 'SAMPLE'::text])));
ALTER TABLE assignments ADD CONSTRAINT assignments_tools_check CHECK ((tools <@ '{STRIKE_OUT,NOTES,CALCULATOR,SCIENTIFIC_CALCULATOR,RULER,LINE_READER,READ_ALOUD}'::text[]));
CREATE INDEX assignments_class ON public.assignments USING btree (class_id, starts_at DESC);
CREATE INDEX assignments_exam ON public.assignments USING btree (exam_id);
CREATE INDEX assignments_given ON public.assignments USING btree (owner_id, ends_at) WHERE (cancelled_at IS NULL);
CREATE INDEX assignments_group ON public.assignments USING btree (owner_id, group_id) WHERE (group_id IS NOT NULL);
CREATE INDEX assignments_id ON public.assignments USING btree (id);
CREATE INDEX assignments_open ON public.assignments USING btree (class_id, ends_at) WHERE (cancelled_at IS NULL);
CREATE INDEX assignments_owner ON public.assignments USING btree (owner_id, starts_at DESC);
CREATE INDEX assignments_partner_id ON public.assignments USING btree (partner_id) WHERE (partner_id IS NOT NULL);
CREATE INDEX assignments_results_to_tell ON public.assignments USING btree (ends_at) WHERE ((results_told_at IS NULL) AND (cancelled_at IS NULL));
CREATE INDEX assignments_scored_at_end ON public.assignments USING btree (ends_at) WHERE scored_at_end;
CREATE INDEX assignments_to_measure ON public.assignments USING btree (ends_at) WHERE ((measured_at IS NULL) AND (mode = 'TEST'::text));
CREATE INDEX assignments_to_start ON public.assignments USING btree (starts_at) WHERE ((cancelled_at IS NULL) AND (mode = 'TEST'::text));
CREATE INDEX assignments_version ON public.assignments USING btree (exam_version_id);
CREATE TRIGGER assignments_changed_in_room AFTER UPDATE ON public.assignments FOR EACH ROW EXECUTE FUNCTION note_row_in_rooms();

CREATE TABLE attempt_answers (
  owner_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  received_at timestamp with time zone NOT NULL,
  entry integer NOT NULL,
  client_seq integer NOT NULL,
  client smallint NOT NULL,
  question smallint NOT NULL,
  disposition "char" NOT NULL,
  answer jsonb NOT NULL
) PARTITION BY RANGE (attempt_id);
ALTER TABLE attempt_answers ADD CONSTRAINT attempt_answers_disposition_check1 CHECK ((disposition = ANY (ARRAY['A'::"char", 'S'::"char", 'T'::"char", 'L'::"char"])));
ALTER TABLE attempt_answers ADD CONSTRAINT attempt_answers_pkey1 PRIMARY KEY (owner_id, attempt_id, client, client_seq);
CREATE INDEX attempt_answers_late ON ONLY public.attempt_answers USING btree (owner_id, attempt_id) WHERE (disposition = 'L'::"char");
CREATE TRIGGER attempt_answers_append_only BEFORE DELETE OR UPDATE ON public.attempt_answers FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_erasing();
CREATE TRIGGER attempt_answers_seen_in_room AFTER INSERT ON public.attempt_answers REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_answers_in_rooms();

CREATE TABLE attempt_answers_default PARTITION OF attempt_answers DEFAULT;

CREATE TABLE attempt_marks (
  attempt_id uuid NOT NULL,
  question_id uuid NOT NULL,
  item text NOT NULL,
  version integer NOT NULL,
  answer jsonb NOT NULL,
  scores jsonb NOT NULL,
  earned bigint,
  share_of bigint,
  comment text NOT NULL,
  notes jsonb NOT NULL,
  marked_by uuid NOT NULL,
  marked_at timestamp with time zone NOT NULL,
  owner_id uuid NOT NULL
);
ALTER TABLE attempt_marks ADD CONSTRAINT attempt_marks_check CHECK ((((earned IS NULL) = (share_of IS NULL)) AND ((earned >= 0) AND (earned <= share_of))));
ALTER TABLE attempt_marks ADD CONSTRAINT attempt_marks_marked_by_fkey FOREIGN KEY (marked_by) REFERENCES users(id);
ALTER TABLE attempt_marks ADD CONSTRAINT attempt_marks_owner_id_attempt_id_fkey FOREIGN KEY (owner_id, attempt_id) REFERENCES attempts(owner_id, id);
ALTER TABLE attempt_marks ADD CONSTRAINT attempt_marks_pkey PRIMARY KEY (owner_id, attempt_id, question_id, item, version);
ALTER TABLE attempt_marks ADD CONSTRAINT attempt_marks_share_of_check CHECK ((share_of > 0));
ALTER TABLE attempt_marks ADD CONSTRAINT attempt_marks_version_check CHECK ((version > 0));
CREATE TRIGGER attempt_marks_append_only BEFORE DELETE OR UPDATE ON public.attempt_marks FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_erasing();

CREATE TABLE attempt_presence (
  owner_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  seen_at timestamp with time zone NOT NULL
) WITH (fillfactor=60);
ALTER TABLE attempt_presence ADD CONSTRAINT attempt_presence_owner_id_attempt_id_fkey FOREIGN KEY (owner_id, attempt_id) REFERENCES attempts(owner_id, id) ON DELETE CASCADE;
ALTER TABLE attempt_presence ADD CONSTRAINT attempt_presence_pkey PRIMARY KEY (owner_id, attempt_id);
CREATE TRIGGER attempt_presence_back_in_room AFTER UPDATE ON public.attempt_presence FOR EACH ROW WHEN (((new.seen_at - old.seen_at) > '00:00:11'::interval)) EXECUTE FUNCTION note_row_in_rooms();
CREATE TRIGGER attempt_presence_begun_in_room AFTER INSERT ON public.attempt_presence FOR EACH ROW EXECUTE FUNCTION note_row_in_rooms();

CREATE TABLE attempt_record (
  owner_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  n smallint NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  at timestamp with time zone NOT NULL,
  seconds integer,
  characters integer,
  device text NOT NULL
);
ALTER TABLE attempt_record ADD CONSTRAINT attempt_record_characters_check CHECK ((characters >= 0));
ALTER TABLE attempt_record ADD CONSTRAINT attempt_record_check CHECK ((((seconds IS NOT NULL) = (kind = ANY (ARRAY['LEFT'::text, 'LOST'::text]))) AND ((characters IS NOT NULL) = (kind = 'PASTED'::text))));
ALTER TABLE attempt_record ADD CONSTRAINT attempt_record_kind_check CHECK ((kind = ANY (ARRAY['DEVICE'::text, 'LEFT'::text, 'LOST'::text, 'PASTED'::text])));
ALTER TABLE attempt_record ADD CONSTRAINT attempt_record_n_check CHECK (((n >= 1) AND (n <= 200)));
ALTER TABLE attempt_record ADD CONSTRAINT attempt_record_owner_id_attempt_id_fkey FOREIGN KEY (owner_id, attempt_id) REFERENCES attempts(owner_id, id) ON DELETE CASCADE;
ALTER TABLE attempt_record ADD CONSTRAINT attempt_record_owner_id_attempt_id_id_key UNIQUE (owner_id, attempt_id, id);
ALTER TABLE attempt_record ADD CONSTRAINT attempt_record_pkey PRIMARY KEY (owner_id, attempt_id, n);
ALTER TABLE attempt_record ADD CONSTRAINT attempt_record_seconds_check CHECK ((seconds >= 0));
CREATE INDEX attempt_record_by_age ON public.attempt_record USING btree (attempt_id);
CREATE TRIGGER attempt_record_seen_in_room AFTER INSERT ON public.attempt_record FOR EACH ROW EXECUTE FUNCTION note_row_in_rooms();

CREATE TABLE attempt_results (
  owner_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  scored_at timestamp with time zone NOT NULL,
  scored_by uuid,
  revision smallint NOT NULL,
  points integer NOT NULL,
  max_points integer NOT NULL,
  mark integer NOT NULL,
  needs_teacher boolean NOT NULL,
  engine_version text NOT NULL,
  cause text NOT NULL,
  reason text,
  item_states text NOT NULL,
  item_points integer[] NOT NULL,
  item_max integer[]
);
ALTER TABLE attempt_results ADD CONSTRAINT attempt_results_cause_check CHECK ((cause = ANY (ARRAY['SCORED'::text, 'LATE'::text, 'MARKED'::text, 'REGRADED'::text])));
ALTER TABLE attempt_results ADD CONSTRAINT attempt_results_check CHECK ((cardinality(item_points) = length(item_states)));
ALTER TABLE attempt_results ADD CONSTRAINT attempt_results_item_max_check CHECK ((cardinality(item_max) = length(item_states)));
ALTER TABLE attempt_results ADD CONSTRAINT attempt_results_item_states_check CHECK ((item_states ~ '^[RPWBNU]*$'::text));
ALTER TABLE attempt_results ADD CONSTRAINT attempt_results_owner_id_attempt_id_fkey FOREIGN KEY (owner_id, attempt_id) REFERENCES attempts(owner_id, id);
ALTER TABLE attempt_results ADD CONSTRAINT attempt_results_pkey PRIMARY KEY (owner_id, attempt_id, revision);
ALTER TABLE attempt_results ADD CONSTRAINT attempt_results_scored_by_fkey1 FOREIGN KEY (scored_by) REFERENCES users(id);
CREATE INDEX attempt_results_to_mark ON public.attempt_results USING btree (owner_id) WHERE needs_teacher;
CREATE TRIGGER attempt_results_measured AFTER INSERT ON public.attempt_results REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_tests_to_measure();

CREATE TABLE attempts (
  id uuid NOT NULL,
  assignment_id uuid,
  exam_version_id uuid NOT NULL,
  student_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  status text NOT NULL DEFAULT 'RUNNING'::text,
  shuffle_seed text NOT NULL,
  started_at timestamp with time zone NOT NULL,
  deadline_at timestamp with time zone NOT NULL,
  extension_seconds integer NOT NULL DEFAULT 0,
  submitted_at timestamp with time zone,
  finished_by text,
  flags jsonb NOT NULL DEFAULT '[]'::jsonb,
  origin text NOT NULL DEFAULT 'ASSIGNMENT'::text,
  target_id uuid,
  number smallint NOT NULL DEFAULT 1,
  mode text NOT NULL DEFAULT 'TEST'::text,
  clock boolean NOT NULL DEFAULT true,
  paused_at timestamp with time zone,
  paused_ms bigint NOT NULL DEFAULT 0,
  reopened smallint NOT NULL DEFAULT 0,
  clients text[] NOT NULL DEFAULT '{}'::text[],
  question_ids uuid[],
  answers_erased_at timestamp with time zone,
  path text,
  latest_mark integer,
  latest_needs_teacher boolean,
  until_back boolean NOT NULL DEFAULT false,
  scored_at_end boolean NOT NULL DEFAULT false,
  checked jsonb NOT NULL DEFAULT '{}'::jsonb
) WITH (fillfactor=85);
ALTER TABLE attempts ADD CONSTRAINT attempts_exam_version_id_fkey FOREIGN KEY (exam_version_id) REFERENCES exam_versions(id);
ALTER TABLE attempts ADD CONSTRAINT attempts_finished_by_check CHECK ((finished_by = ANY (ARRAY['SUBMIT'::text, 'TIME'::text, 'TEACHER'::text])));
ALTER TABLE attempts ADD CONSTRAINT attempts_marked CHECK ((((latest_mark IS NULL) = (latest_needs_teacher IS NULL)) AND ((status <> 'SCORED'::text) OR (latest_mark IS NOT NULL))));
ALTER TABLE attempts ADD CONSTRAINT attempts_mode_check CHECK ((mode = ANY (ARRAY['TEST'::text, 'PRACTICE'::text])));
ALTER TABLE attempts ADD CONSTRAINT attempts_number_check CHECK ((number > 0));
ALTER TABLE attempts ADD CONSTRAINT attempts_origin CHECK ((((origin = ANY (ARRAY['ASSIGNMENT'::text, 'PARTNER'::text, 'SAMPLE'::text])) = (assignment_id IS NOT NULL)) AND ((assignment_id IS NULL) = (target_id IS NOT NULL))));
ALTER TABLE attempts ADD CONSTRAINT attempts_origin_check CHECK ((origin = ANY (ARRAY['ASSIGNMENT'::text, 'PRACTICE'::text, 'LINK'::text, 'PACKAGE'::text, 'GIFT'::text, 'PREVIEW'::text, 'PARTNER'::text, 'SAMPLE'::text])));
ALTER TABLE attempts ADD CONSTRAINT attempts_owner_id_assignment_id_fkey FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments(owner_id, id);
ALTER TABLE attempts ADD CONSTRAINT attempts_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE attempts ADD CONSTRAINT attempts_path_check CHECK ((path = ANY (ARRAY['HAVE_LEVEL'::text, 'NONE_LEVEL'::text, 'ADAPTIVE'::text])));
ALTER TABLE attempts ADD CONSTRAINT attempts_paused CHECK (((paused_at IS NULL) OR (status = 'RUNNING'::text)));
ALTER TABLE attempts ADD CONSTRAINT attempts_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE attempts ADD CONSTRAINT attempts_question_ids_check CHECK ((cardinality(question_ids) > 0));
ALTER TABLE attempts ADD CONSTRAINT attempts_status_check CHECK ((status = ANY (ARRAY['RUNNING'::text, 'SUBMITTED'::text, 'SCORED'::text])));
ALTER TABLE attempts ADD CONSTRAINT attempts_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id);
CREATE INDEX attempts_marks ON public.attempts USING btree (owner_id, assignment_id, student_id) INCLUDE (number, latest_mark, latest_needs_teacher) WHERE ((status = 'SCORED'::text) AND (assignment_id IS NOT NULL));
CREATE UNIQUE INDEX attempts_number ON public.attempts USING btree (owner_id, assignment_id, student_id, number) WHERE (assignment_id IS NOT NULL);
CREATE UNIQUE INDEX attempts_one_running ON public.attempts USING btree (owner_id, COALESCE(assignment_id, target_id), student_id, origin) WHERE (status = 'RUNNING'::text);
CREATE UNIQUE INDEX attempts_other_number ON public.attempts USING btree (owner_id, target_id, student_id, origin, number) WHERE (target_id IS NOT NULL);
CREATE INDEX attempts_owner ON public.attempts USING btree (owner_id, started_at);
CREATE INDEX attempts_running ON public.attempts USING btree (deadline_at) WHERE (status = 'RUNNING'::text);
CREATE INDEX attempts_student ON public.attempts USING btree (student_id, id);
CREATE INDEX attempts_unscored ON public.attempts USING btree (submitted_at) WHERE ((status = 'SUBMITTED'::text) AND (NOT scored_at_end));
CREATE TRIGGER attempts_begun_in_room AFTER INSERT ON public.attempts REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_attempts_in_rooms();
CREATE TRIGGER attempts_changed_in_room AFTER UPDATE ON public.attempts REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_attempts_in_rooms();
CREATE TRIGGER attempts_scored_at_end BEFORE INSERT ON public.attempts FOR EACH ROW WHEN ((new.assignment_id IS NOT NULL)) EXECUTE FUNCTION attempts_scored_at_end();
CREATE TRIGGER attempts_told_partner AFTER UPDATE OF status ON public.attempts FOR EACH ROW WHEN (((new.origin = 'PARTNER'::text) AND (old.status = 'RUNNING'::text) AND (new.status <> 'RUNNING'::text))) EXECUTE FUNCTION tell_partner_of_submission();

CREATE TABLE audio_plays (
  attempt_id uuid NOT NULL,
  media_id text NOT NULL,
  play integer NOT NULL,
  started_at timestamp with time zone NOT NULL,
  request text,
  owner_id uuid NOT NULL
);
ALTER TABLE audio_plays ADD CONSTRAINT audio_plays_owner_id_attempt_id_fkey FOREIGN KEY (owner_id, attempt_id) REFERENCES attempts(owner_id, id);
ALTER TABLE audio_plays ADD CONSTRAINT audio_plays_pkey PRIMARY KEY (owner_id, attempt_id, media_id, play);

CREATE TABLE audit_log (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone NOT NULL,
  actor_id uuid,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'::jsonb
);
ALTER TABLE audit_log ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
CREATE INDEX audit_log_action ON public.audit_log USING btree (action, at DESC, id DESC);
CREATE INDEX audit_log_actor ON public.audit_log USING btree (actor_id, at DESC, id DESC);
CREATE INDEX audit_log_kind ON public.audit_log USING btree (subject_kind, at DESC, id DESC);
CREATE INDEX audit_log_of_subject ON public.audit_log USING btree (subject_id, at DESC, id DESC);
CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject_kind, subject_id, id DESC);
CREATE INDEX audit_log_time ON public.audit_log USING btree (at DESC, id DESC);
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_erasing();
CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE backups (
  at timestamp with time zone NOT NULL,
  row_count bigint NOT NULL,
  file_count integer NOT NULL,
  encrypted boolean NOT NULL
);
ALTER TABLE backups ADD CONSTRAINT backups_pkey PRIMARY KEY (at);

CREATE TABLE banners (
  id uuid NOT NULL,
  name text NOT NULL,
  placement text NOT NULL,
  scope text NOT NULL DEFAULT 'HOME'::text,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  repeat_hours integer NOT NULL DEFAULT 24,
  items jsonb NOT NULL,
  pictures jsonb NOT NULL DEFAULT '{"en": {"mobile": null, "desktop": null}, "vi": {"mobile": null, "desktop": null}}'::jsonb,
  media text[] NOT NULL DEFAULT '{}'::text[],
  state text NOT NULL DEFAULT 'DRAFT'::text,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  changed_by uuid NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold(name)) STORED
);
ALTER TABLE banners ADD CONSTRAINT banners_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id);
ALTER TABLE banners ADD CONSTRAINT banners_check CHECK (((state <> 'SCHEDULED'::text) OR ((starts_at IS NOT NULL) AND (ends_at IS NOT NULL) AND (ends_at > starts_at))));
ALTER TABLE banners ADD CONSTRAINT banners_pkey PRIMARY KEY (id);
ALTER TABLE banners ADD CONSTRAINT banners_placement_check CHECK ((placement = ANY (ARRAY['POPUP'::text, 'BANNER'::text])));
ALTER TABLE banners ADD CONSTRAINT banners_repeat_hours_check CHECK (((repeat_hours >= 1) AND (repeat_hours <= 8760)));
ALTER TABLE banners ADD CONSTRAINT banners_scope_check CHECK ((scope = ANY (ARRAY['HOME'::text, 'ALL'::text])));
ALTER TABLE banners ADD CONSTRAINT banners_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'SCHEDULED'::text, 'STOPPED'::text])));
CREATE INDEX banners_media ON public.banners USING gin (media);
CREATE INDEX banners_scheduled ON public.banners USING btree (ends_at) WHERE (state = 'SCHEDULED'::text);

CREATE TABLE bulk_change_rows (
  bulk_id uuid NOT NULL,
  n integer NOT NULL,
  subject_id uuid NOT NULL,
  outcome text,
  reason text,
  before jsonb,
  after jsonb,
  undone boolean NOT NULL DEFAULT false
);
ALTER TABLE bulk_change_rows ADD CONSTRAINT bulk_change_rows_bulk_id_fkey FOREIGN KEY (bulk_id) REFERENCES bulk_changes(id) ON DELETE CASCADE;
ALTER TABLE bulk_change_rows ADD CONSTRAINT bulk_change_rows_outcome_check CHECK ((outcome = ANY (ARRAY['CHANGED'::text, 'UNCHANGED'::text, 'REFUSED'::text])));
ALTER TABLE bulk_change_rows ADD CONSTRAINT bulk_change_rows_pkey PRIMARY KEY (bulk_id, n);
CREATE INDEX bulk_change_rows_waiting ON public.bulk_change_rows USING btree (bulk_id, n) WHERE (outcome IS NULL);

CREATE TABLE bulk_changes (
  id uuid NOT NULL,
  subject text NOT NULL,
  change jsonb NOT NULL,
  state text NOT NULL,
  total integer NOT NULL,
  done integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  undone integer NOT NULL DEFAULT 0,
  created_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone
);
ALTER TABLE bulk_changes ADD CONSTRAINT bulk_changes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);
ALTER TABLE bulk_changes ADD CONSTRAINT bulk_changes_pkey PRIMARY KEY (id);
ALTER TABLE bulk_changes ADD CONSTRAINT bulk_changes_state_check CHECK ((state = ANY (ARRAY['RUNNING'::text, 'STOPPED'::text, 'DONE'::text, 'UNDOING'::text, 'UNDONE'::text])));
ALTER TABLE bulk_changes ADD CONSTRAINT bulk_changes_subject_check CHECK ((subject = ANY (ARRAY['QUESTION'::text, 'EXAM'::text])));
CREATE INDEX bulk_changes_created ON public.bulk_changes USING btree (created_at);
CREATE INDEX bulk_changes_created_by ON public.bulk_changes USING btree (created_by);

CREATE TABLE calendar_feeds (
  user_id uuid NOT NULL,
  key_hash bytea NOT NULL,
  created_at timestamp with time zone NOT NULL
);
ALTER TABLE calendar_feeds ADD CONSTRAINT calendar_feeds_key_hash_key UNIQUE (key_hash);
ALTER TABLE calendar_feeds ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (user_id);
ALTER TABLE calendar_feeds ADD CONSTRAINT calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

CREATE TABLE callback_deliveries (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  place bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  partner_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  kind text NOT NULL,
  revision smallint,
  state text NOT NULL DEFAULT 'PENDING'::text,
  made_at timestamp with time zone NOT NULL,
  next_at timestamp with time zone NOT NULL,
  give_up_at timestamp with time zone NOT NULL,
  claimed_until timestamp with time zone,
  ended_at timestamp with time zone,
  tries smallint NOT NULL DEFAULT 0,
  tries_in_row smallint NOT NULL DEFAULT 0,
  answer character varying(20),
  ms integer,
  to_gradebook boolean NOT NULL DEFAULT false
);
ALTER TABLE callback_deliveries ADD CONSTRAINT callback_deliveries_check CHECK (((revision IS NULL) = (kind = 'SUBMITTED'::text)));
ALTER TABLE callback_deliveries ADD CONSTRAINT callback_deliveries_kind_check CHECK ((kind = ANY (ARRAY['SUBMITTED'::text, 'SCORED'::text, 'REGRADED'::text])));
ALTER TABLE callback_deliveries ADD CONSTRAINT callback_deliveries_owner_id_attempt_id_fkey FOREIGN KEY (owner_id, attempt_id) REFERENCES attempts(owner_id, id);
ALTER TABLE callback_deliveries ADD CONSTRAINT callback_deliveries_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id);
ALTER TABLE callback_deliveries ADD CONSTRAINT callback_deliveries_pkey PRIMARY KEY (id);
ALTER TABLE callback_deliveries ADD CONSTRAINT callback_deliveries_state_check CHECK ((state = ANY (ARRAY['PENDING'::text, 'DELIVERED'::text, 'WAITING'::text, 'STOPPED'::text])));
CREATE INDEX callback_deliveries_attempt ON public.callback_deliveries USING btree (attempt_id, place);
CREATE INDEX callback_deliveries_day ON public.callback_deliveries USING btree (partner_id, made_at);
CREATE INDEX callback_deliveries_due ON public.callback_deliveries USING btree (partner_id, next_at, place) WHERE (state = 'PENDING'::text);
CREATE INDEX callback_deliveries_made ON public.callback_deliveries USING btree (made_at);
CREATE INDEX callback_deliveries_open ON public.callback_deliveries USING btree (partner_id, place DESC) WHERE (state <> 'DELIVERED'::text);
CREATE INDEX callback_deliveries_partner ON public.callback_deliveries USING btree (partner_id, place DESC);
CREATE UNIQUE INDEX callback_deliveries_result ON public.callback_deliveries USING btree (owner_id, attempt_id, revision) WHERE (revision IS NOT NULL);

CREATE TABLE callback_tries (
  delivery_id uuid NOT NULL,
  number smallint NOT NULL,
  at timestamp with time zone NOT NULL,
  answer character varying(20) NOT NULL,
  ms integer NOT NULL,
  retry_after integer
);
ALTER TABLE callback_tries ADD CONSTRAINT callback_tries_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES callback_deliveries(id) ON DELETE CASCADE;
ALTER TABLE callback_tries ADD CONSTRAINT callback_tries_pkey PRIMARY KEY (delivery_id, number);
CREATE INDEX callback_tries_failed ON public.callback_tries USING btree (at) WHERE ((answer)::text !~ '^2'::text);

CREATE TABLE catalogue_changes (
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  revision integer NOT NULL,
  at timestamp with time zone NOT NULL,
  actor_id uuid,
  before jsonb,
  after jsonb NOT NULL,
  manner text NOT NULL DEFAULT 'SAVE'::text
);
ALTER TABLE catalogue_changes ADD CONSTRAINT catalogue_changes_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);
ALTER TABLE catalogue_changes ADD CONSTRAINT catalogue_changes_kind_check CHECK ((kind = ANY (ARRAY['SALE'::text, 'VOUCHER'::text, 'TEST_PRICE'::text, 'BANNER'::text, 'EXAM'::text, 'FORMAT'::text])));
ALTER TABLE catalogue_changes ADD CONSTRAINT catalogue_changes_manner_check CHECK ((manner = ANY (ARRAY['SAVE'::text, 'BULK'::text, 'UNDO'::text])));
ALTER TABLE catalogue_changes ADD CONSTRAINT catalogue_changes_pkey PRIMARY KEY (kind, subject_id, revision);
CREATE INDEX catalogue_changes_actor ON public.catalogue_changes USING btree (actor_id) WHERE (kind = ANY (ARRAY['EXAM'::text, 'FORMAT'::text]));
CREATE INDEX catalogue_changes_of_content ON public.catalogue_changes USING btree (at DESC, subject_id DESC, revision DESC) INCLUDE (kind, actor_id, manner) WHERE (kind = ANY (ARRAY['EXAM'::text, 'FORMAT'::text]));

CREATE TABLE cell_calls (
  id uuid NOT NULL,
  at timestamp with time zone NOT NULL
);
ALTER TABLE cell_calls ADD CONSTRAINT cell_calls_pkey PRIMARY KEY (id);

CREATE TABLE certificate_series (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  organisation text NOT NULL,
  authority text NOT NULL DEFAULT ''::text,
  place text NOT NULL DEFAULT ''::text,
  signer_title text NOT NULL DEFAULT ''::text,
  signer_name text NOT NULL DEFAULT ''::text,
  first_number integer NOT NULL,
  for_learners boolean NOT NULL,
  active boolean NOT NULL,
  updated_at timestamp with time zone NOT NULL
);
ALTER TABLE certificate_series ADD CONSTRAINT certificate_series_first_number_check CHECK (((first_number >= 1) AND (first_number <= 999999)));
ALTER TABLE certificate_series ADD CONSTRAINT certificate_series_owner_id_assignment_id_fkey FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments(owner_id, id) ON DELETE CASCADE;
ALTER TABLE certificate_series ADD CONSTRAINT certificate_series_pkey PRIMARY KEY (owner_id, assignment_id);

CREATE TABLE certificates (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  student_id uuid NOT NULL,
  candidate_number integer NOT NULL,
  code text NOT NULL,
  issued_at timestamp with time zone NOT NULL
);
ALTER TABLE certificates ADD CONSTRAINT certificates_code_key UNIQUE (code);
ALTER TABLE certificates ADD CONSTRAINT certificates_owner_id_assignment_id_candidate_number_key UNIQUE (owner_id, assignment_id, candidate_number);
ALTER TABLE certificates ADD CONSTRAINT certificates_owner_id_assignment_id_fkey FOREIGN KEY (owner_id, assignment_id) REFERENCES certificate_series(owner_id, assignment_id) ON DELETE CASCADE;
ALTER TABLE certificates ADD CONSTRAINT certificates_pkey PRIMARY KEY (owner_id, assignment_id, student_id);
ALTER TABLE certificates ADD CONSTRAINT certificates_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id);
CREATE INDEX certificates_student ON public.certificates USING btree (student_id);
CREATE TRIGGER certificates_places AFTER INSERT OR DELETE OR UPDATE OF code ON public.certificates FOR EACH ROW EXECUTE FUNCTION note_places('CERTIFICATE', 'code'); -- disabled

CREATE TABLE choice_changes (
  list text NOT NULL,
  code text NOT NULL,
  revision integer NOT NULL,
  at timestamp with time zone NOT NULL,
  actor_id uuid,
  before jsonb,
  after jsonb NOT NULL
);
ALTER TABLE choice_changes ADD CONSTRAINT choice_changes_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);
ALTER TABLE choice_changes ADD CONSTRAINT choice_changes_list_check CHECK ((list = ANY (ARRAY['grades'::text, 'exam-types'::text, 'publishers'::text, 'labels'::text])));
ALTER TABLE choice_changes ADD CONSTRAINT choice_changes_pkey PRIMARY KEY (list, code, revision);

CREATE TABLE class_invitations (
  owner_id uuid NOT NULL,
  id uuid NOT NULL,
  class_id uuid NOT NULL,
  contact character varying(64) NOT NULL,
  student_id uuid,
  invited_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  answer text,
  answered_at timestamp with time zone,
  taken_back_at timestamp with time zone
);
ALTER TABLE class_invitations ADD CONSTRAINT class_invitations_answer_check CHECK ((answer = ANY (ARRAY['ACCEPTED'::text, 'DECLINED'::text, 'CANCELLED'::text])));
ALTER TABLE class_invitations ADD CONSTRAINT class_invitations_check CHECK (((answered_at IS NULL) = (answer IS NULL)));
ALTER TABLE class_invitations ADD CONSTRAINT class_invitations_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id);
ALTER TABLE class_invitations ADD CONSTRAINT class_invitations_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE class_invitations ADD CONSTRAINT class_invitations_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE class_invitations ADD CONSTRAINT class_invitations_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id);
CREATE INDEX class_invitations_class ON public.class_invitations USING btree (owner_id, class_id, invited_at DESC);
CREATE UNIQUE INDEX class_invitations_open ON public.class_invitations USING btree (class_id, contact) WHERE (answer IS NULL);
CREATE INDEX class_invitations_student ON public.class_invitations USING btree (student_id) WHERE (answer IS NULL);

CREATE TABLE class_sign_ins (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  class_id uuid NOT NULL,
  student_id uuid NOT NULL,
  secret_hash text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  made_at timestamp with time zone NOT NULL
);
ALTER TABLE class_sign_ins ADD CONSTRAINT class_sign_ins_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id);
ALTER TABLE class_sign_ins ADD CONSTRAINT class_sign_ins_pkey PRIMARY KEY (id);
ALTER TABLE class_sign_ins ADD CONSTRAINT class_sign_ins_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE UNIQUE INDEX class_sign_ins_learner ON public.class_sign_ins USING btree (class_id, student_id);
CREATE INDEX class_sign_ins_student ON public.class_sign_ins USING btree (student_id);

CREATE TABLE class_students (
  class_id uuid NOT NULL,
  student_id uuid NOT NULL,
  joined_at timestamp with time zone NOT NULL,
  removed_at timestamp with time zone,
  owner_id uuid NOT NULL
);
ALTER TABLE class_students ADD CONSTRAINT class_students_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id);
ALTER TABLE class_students ADD CONSTRAINT class_students_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE class_students ADD CONSTRAINT class_students_pkey PRIMARY KEY (owner_id, class_id, student_id);
ALTER TABLE class_students ADD CONSTRAINT class_students_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id);
CREATE INDEX class_students_student ON public.class_students USING btree (student_id);
CREATE TRIGGER class_students_seen_in_room AFTER INSERT OR DELETE OR UPDATE ON public.class_students FOR EACH ROW EXECUTE FUNCTION note_row_in_rooms();

CREATE TABLE classes (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  code character varying(50) NOT NULL,
  name character varying(100) NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold((((name)::text || ' '::text) || (code)::text))) STORED,
  grade_id text NOT NULL,
  school_year integer NOT NULL,
  logo_media text,
  status text NOT NULL DEFAULT 'ACTIVE'::text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  join_open boolean NOT NULL DEFAULT true,
  carried_from uuid,
  sign_in_way text,
  sign_in_key text
);
ALTER TABLE classes ADD CONSTRAINT classes_carried_from_fkey FOREIGN KEY (carried_from) REFERENCES classes(id);
ALTER TABLE classes ADD CONSTRAINT classes_grade_id_fkey FOREIGN KEY (grade_id) REFERENCES grades(id);
ALTER TABLE classes ADD CONSTRAINT classes_logo_media_fkey FOREIGN KEY (logo_media) REFERENCES media(id);
ALTER TABLE classes ADD CONSTRAINT classes_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE classes ADD CONSTRAINT classes_pkey PRIMARY KEY (id);
ALTER TABLE classes ADD CONSTRAINT classes_sign_in CHECK (((sign_in_way IS NULL) OR ((sign_in_way = ANY (ARRAY['PICTURES'::text, 'DIGITS'::text])) AND (sign_in_key IS NOT NULL))));
ALTER TABLE classes ADD CONSTRAINT classes_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'DEACTIVATED'::text])));
CREATE INDEX classes_carried_from ON public.classes USING btree (carried_from) WHERE ((carried_from IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX classes_code ON public.classes USING btree (lower((code)::text)) WHERE (deleted_at IS NULL);
CREATE INDEX classes_owner ON public.classes USING btree (owner_id, updated_at DESC) WHERE (deleted_at IS NULL);
CREATE TRIGGER classes_places AFTER INSERT OR DELETE OR UPDATE OF code, deleted_at ON public.classes FOR EACH ROW EXECUTE FUNCTION note_places('CLASS_CODE', 'code'); -- disabled

CREATE UNLOGGED TABLE client_failures (
  key bytea NOT NULL,
  failures integer NOT NULL,
  last_at timestamp with time zone NOT NULL
);
ALTER TABLE client_failures ADD CONSTRAINT client_failures_pkey PRIMARY KEY (key);
CREATE INDEX client_failures_last ON public.client_failures USING btree (last_at);

CREATE TABLE contact_changes (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  before text,
  after text NOT NULL,
  at timestamp with time zone NOT NULL,
  undone_at timestamp with time zone
);
ALTER TABLE contact_changes ADD CONSTRAINT contact_changes_kind_check CHECK ((kind = ANY (ARRAY['phone'::text, 'email'::text])));
ALTER TABLE contact_changes ADD CONSTRAINT contact_changes_pkey PRIMARY KEY (id);
ALTER TABLE contact_changes ADD CONSTRAINT contact_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
CREATE INDEX contact_changes_at ON public.contact_changes USING btree (at);
CREATE INDEX contact_changes_user ON public.contact_changes USING btree (user_id, at);

CREATE TABLE crashes (
  id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  part text NOT NULL,
  reason text NOT NULL,
  work_kind text,
  work_id text,
  work_name text
);
ALTER TABLE crashes ADD CONSTRAINT crashes_check CHECK ((((work_kind IS NULL) = (work_id IS NULL)) AND ((work_kind IS NULL) = (work_name IS NULL))));
ALTER TABLE crashes ADD CONSTRAINT crashes_pkey PRIMARY KEY (id);
ALTER TABLE crashes ADD CONSTRAINT crashes_work_kind_check CHECK ((work_kind = ANY (ARRAY['request'::text, 'job'::text])));
CREATE INDEX crashes_newest ON public.crashes USING btree (at DESC, id DESC);

CREATE TABLE data_changes (
  name text NOT NULL,
  cursor text,
  changed bigint NOT NULL DEFAULT 0,
  started_at timestamp with time zone NOT NULL,
  claimed_until timestamp with time zone,
  finished_at timestamp with time zone
);
ALTER TABLE data_changes ADD CONSTRAINT data_changes_pkey PRIMARY KEY (name);

CREATE TABLE event_deliveries (
  event_id bigint NOT NULL,
  listener text COLLATE "C" NOT NULL,
  subject text COLLATE "C" NOT NULL,
  set_aside_at timestamp with time zone,
  delivered_at timestamp with time zone
);
ALTER TABLE event_deliveries ADD CONSTRAINT event_deliveries_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE event_deliveries ADD CONSTRAINT event_deliveries_pkey PRIMARY KEY (event_id, listener);
CREATE INDEX event_deliveries_pending ON public.event_deliveries USING btree (listener, subject, event_id) WHERE (delivered_at IS NULL);

CREATE TABLE events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  subject text COLLATE "C" NOT NULL,
  payload jsonb NOT NULL,
  at timestamp with time zone NOT NULL
);
ALTER TABLE events ADD CONSTRAINT events_pkey PRIMARY KEY (id);
CREATE INDEX events_at ON public.events USING btree (at);

CREATE TABLE exam_candidates (
  owner_id uuid NOT NULL,
  exam_session_id uuid NOT NULL,
  student_id uuid NOT NULL,
  shift_id uuid NOT NULL,
  room_id uuid NOT NULL,
  number text NOT NULL,
  machine smallint NOT NULL,
  class_name character varying(200) NOT NULL,
  entered_at timestamp with time zone,
  let_in boolean NOT NULL DEFAULT false
);
ALTER TABLE exam_candidates ADD CONSTRAINT exam_candidates_machine_check CHECK ((machine > 0));
ALTER TABLE exam_candidates ADD CONSTRAINT exam_candidates_owner_id_exam_session_id_fkey FOREIGN KEY (owner_id, exam_session_id) REFERENCES exam_sessions(owner_id, id);
ALTER TABLE exam_candidates ADD CONSTRAINT exam_candidates_owner_id_exam_session_id_number_key UNIQUE (owner_id, exam_session_id, number);
ALTER TABLE exam_candidates ADD CONSTRAINT exam_candidates_owner_id_room_id_fkey FOREIGN KEY (owner_id, room_id) REFERENCES exam_rooms(owner_id, id);
ALTER TABLE exam_candidates ADD CONSTRAINT exam_candidates_owner_id_room_id_machine_key UNIQUE (owner_id, room_id, machine);
ALTER TABLE exam_candidates ADD CONSTRAINT exam_candidates_owner_id_shift_id_fkey FOREIGN KEY (owner_id, shift_id) REFERENCES exam_shifts(owner_id, id);
ALTER TABLE exam_candidates ADD CONSTRAINT exam_candidates_pkey PRIMARY KEY (owner_id, exam_session_id, student_id);
ALTER TABLE exam_candidates ADD CONSTRAINT exam_candidates_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id);
CREATE INDEX exam_candidates_shift ON public.exam_candidates USING btree (owner_id, shift_id);
CREATE INDEX exam_candidates_student ON public.exam_candidates USING btree (student_id);

CREATE TABLE exam_grants (
  user_id uuid NOT NULL,
  exam_id uuid NOT NULL,
  source text NOT NULL,
  reference text NOT NULL,
  uses_total integer,
  uses_left integer,
  granted_at timestamp with time zone NOT NULL
);
ALTER TABLE exam_grants ADD CONSTRAINT exam_grants_check CHECK (((uses_left >= 0) AND (uses_left <= uses_total)));
ALTER TABLE exam_grants ADD CONSTRAINT exam_grants_check1 CHECK (((uses_total IS NULL) = (uses_left IS NULL)));
ALTER TABLE exam_grants ADD CONSTRAINT exam_grants_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id);
ALTER TABLE exam_grants ADD CONSTRAINT exam_grants_pkey PRIMARY KEY (user_id, exam_id, source, reference);
ALTER TABLE exam_grants ADD CONSTRAINT exam_grants_reference_check CHECK ((length(reference) <= 60));
ALTER TABLE exam_grants ADD CONSTRAINT exam_grants_source_check CHECK ((source = ANY (ARRAY['PACKAGE'::text, 'GIFT'::text, 'ORDER'::text, 'GRANT'::text])));
ALTER TABLE exam_grants ADD CONSTRAINT exam_grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE exam_grants ADD CONSTRAINT exam_grants_uses_total_check CHECK ((uses_total > 0));

CREATE TABLE exam_machine_checks (
  owner_id uuid NOT NULL,
  exam_session_id uuid NOT NULL,
  room smallint NOT NULL,
  machine smallint NOT NULL,
  at timestamp with time zone NOT NULL,
  clock_ms bigint NOT NULL,
  storage boolean NOT NULL,
  sound boolean NOT NULL,
  download_ms integer
);
ALTER TABLE exam_machine_checks ADD CONSTRAINT exam_machine_checks_download_ms_check CHECK ((download_ms >= 0));
ALTER TABLE exam_machine_checks ADD CONSTRAINT exam_machine_checks_machine_check CHECK ((machine > 0));
ALTER TABLE exam_machine_checks ADD CONSTRAINT exam_machine_checks_owner_id_exam_session_id_fkey FOREIGN KEY (owner_id, exam_session_id) REFERENCES exam_sessions(owner_id, id);
ALTER TABLE exam_machine_checks ADD CONSTRAINT exam_machine_checks_pkey PRIMARY KEY (owner_id, exam_session_id, room, machine);

CREATE TABLE exam_makings (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  exam_id uuid NOT NULL,
  asked jsonb NOT NULL,
  dismissed_at timestamp with time zone
);
ALTER TABLE exam_makings ADD CONSTRAINT exam_makings_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id) ON DELETE CASCADE;
ALTER TABLE exam_makings ADD CONSTRAINT exam_makings_id_fkey FOREIGN KEY (id) REFERENCES job_runs(id) ON DELETE CASCADE;
ALTER TABLE exam_makings ADD CONSTRAINT exam_makings_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE exam_makings ADD CONSTRAINT exam_makings_pkey PRIMARY KEY (id);
CREATE INDEX exam_makings_exam_idx ON public.exam_makings USING btree (exam_id);
CREATE INDEX exam_makings_owner_idx ON public.exam_makings USING btree (owner_id, exam_id);

CREATE TABLE exam_questions (
  exam_id uuid NOT NULL,
  question_id uuid NOT NULL,
  question_version integer NOT NULL,
  part_id text NOT NULL,
  position integer NOT NULL,
  items integer NOT NULL,
  skill text NOT NULL,
  difficulty text NOT NULL
);
ALTER TABLE exam_questions ADD CONSTRAINT exam_questions_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id);
ALTER TABLE exam_questions ADD CONSTRAINT exam_questions_items_check CHECK ((items > 0));
ALTER TABLE exam_questions ADD CONSTRAINT exam_questions_pkey PRIMARY KEY (exam_id, question_id);
ALTER TABLE exam_questions ADD CONSTRAINT exam_questions_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id);
ALTER TABLE exam_questions ADD CONSTRAINT exam_questions_question_id_question_version_fkey FOREIGN KEY (question_id, question_version) REFERENCES question_versions(question_id, version);
CREATE INDEX exam_questions_question ON public.exam_questions USING btree (question_id, exam_id);

CREATE TABLE exam_rooms (
  owner_id uuid NOT NULL,
  id uuid NOT NULL,
  shift_id uuid NOT NULL,
  number smallint NOT NULL,
  place character varying(60) NOT NULL,
  invigilator character varying(60) NOT NULL,
  machines smallint NOT NULL,
  code text NOT NULL,
  paused_at timestamp with time zone,
  paused_ms bigint NOT NULL DEFAULT 0
);
ALTER TABLE exam_rooms ADD CONSTRAINT exam_rooms_machines_check CHECK ((machines > 0));
ALTER TABLE exam_rooms ADD CONSTRAINT exam_rooms_owner_id_shift_id_fkey FOREIGN KEY (owner_id, shift_id) REFERENCES exam_shifts(owner_id, id);
ALTER TABLE exam_rooms ADD CONSTRAINT exam_rooms_owner_id_shift_id_number_key UNIQUE (owner_id, shift_id, number);
ALTER TABLE exam_rooms ADD CONSTRAINT exam_rooms_pkey PRIMARY KEY (owner_id, id);
CREATE UNIQUE INDEX exam_rooms_code ON public.exam_rooms USING btree (code);

CREATE TABLE exam_session_events (
  owner_id uuid NOT NULL,
  id uuid NOT NULL,
  exam_session_id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  kind text NOT NULL,
  room_id uuid,
  student_id uuid,
  text character varying(500) NOT NULL,
  minutes integer
);
ALTER TABLE exam_session_events ADD CONSTRAINT exam_session_events_owner_id_exam_session_id_fkey FOREIGN KEY (owner_id, exam_session_id) REFERENCES exam_sessions(owner_id, id);
ALTER TABLE exam_session_events ADD CONSTRAINT exam_session_events_owner_id_room_id_fkey FOREIGN KEY (owner_id, room_id) REFERENCES exam_rooms(owner_id, id);
ALTER TABLE exam_session_events ADD CONSTRAINT exam_session_events_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE exam_session_events ADD CONSTRAINT exam_session_events_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id);
CREATE INDEX exam_session_events_at ON public.exam_session_events USING btree (owner_id, exam_session_id, at DESC, id DESC);
CREATE INDEX exam_session_events_student ON public.exam_session_events USING btree (student_id) WHERE (student_id IS NOT NULL);

CREATE TABLE exam_sessions (
  owner_id uuid NOT NULL,
  id uuid NOT NULL,
  title character varying(200) NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold((title)::text)) STORED,
  school character varying(120) NOT NULL,
  authority character varying(120) NOT NULL,
  minutes integer NOT NULL,
  doors_minutes integer NOT NULL,
  late_minutes integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  released_at timestamp with time zone,
  cancelled_at timestamp with time zone
);
ALTER TABLE exam_sessions ADD CONSTRAINT exam_sessions_doors_minutes_check CHECK (((doors_minutes >= 0) AND (doors_minutes <= 60)));
ALTER TABLE exam_sessions ADD CONSTRAINT exam_sessions_late_minutes_check CHECK (((late_minutes >= 0) AND (late_minutes <= 60)));
ALTER TABLE exam_sessions ADD CONSTRAINT exam_sessions_minutes_check CHECK (((minutes >= 5) AND (minutes <= 600)));
ALTER TABLE exam_sessions ADD CONSTRAINT exam_sessions_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE exam_sessions ADD CONSTRAINT exam_sessions_pkey PRIMARY KEY (owner_id, id);

CREATE TABLE exam_shifts (
  owner_id uuid NOT NULL,
  id uuid NOT NULL,
  exam_session_id uuid NOT NULL,
  number smallint NOT NULL,
  assignment_id uuid NOT NULL
);
ALTER TABLE exam_shifts ADD CONSTRAINT exam_shifts_owner_id_assignment_id_fkey FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments(owner_id, id);
ALTER TABLE exam_shifts ADD CONSTRAINT exam_shifts_owner_id_exam_session_id_fkey FOREIGN KEY (owner_id, exam_session_id) REFERENCES exam_sessions(owner_id, id);
ALTER TABLE exam_shifts ADD CONSTRAINT exam_shifts_owner_id_exam_session_id_number_key UNIQUE (owner_id, exam_session_id, number);
ALTER TABLE exam_shifts ADD CONSTRAINT exam_shifts_pkey PRIMARY KEY (owner_id, id);
CREATE UNIQUE INDEX exam_shifts_assignment ON public.exam_shifts USING btree (owner_id, assignment_id);

CREATE TABLE exam_types (
  code integer NOT NULL,
  name text NOT NULL,
  name_en text NOT NULL,
  exam_group text NOT NULL,
  position integer NOT NULL,
  state text NOT NULL DEFAULT 'SHOWN'::text,
  revision integer NOT NULL DEFAULT 1,
  shipped boolean NOT NULL DEFAULT true,
  search text NOT NULL GENERATED ALWAYS AS (fold(((((name || ' '::text) || name_en) || ' '::text) || (code)::text))) STORED
);
ALTER TABLE exam_types ADD CONSTRAINT exam_types_exam_group_check CHECK ((exam_group = ANY (ARRAY['PRACTICE'::text, 'EXAM'::text, 'PREP'::text, 'INTERNATIONAL'::text, 'LABELLED'::text])));
ALTER TABLE exam_types ADD CONSTRAINT exam_types_pkey PRIMARY KEY (code);
ALTER TABLE exam_types ADD CONSTRAINT exam_types_state_check CHECK ((state = ANY (ARRAY['SHOWN'::text, 'HIDDEN'::text])));

CREATE TABLE exam_version_keys (
  exam_version_id uuid NOT NULL,
  keys jsonb NOT NULL
);
ALTER TABLE exam_version_keys ADD CONSTRAINT exam_version_keys_exam_version_id_fkey FOREIGN KEY (exam_version_id) REFERENCES exam_versions(id);
ALTER TABLE exam_version_keys ADD CONSTRAINT exam_version_keys_pkey PRIMARY KEY (exam_version_id);
CREATE TRIGGER exam_version_keys_immutable BEFORE DELETE OR UPDATE ON public.exam_version_keys FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER exam_version_keys_media AFTER INSERT ON public.exam_version_keys FOR EACH ROW EXECUTE FUNCTION keep_media_of_version();

CREATE TABLE exam_version_media (
  exam_version_id uuid NOT NULL,
  media_id text NOT NULL,
  play_limit integer,
  of_key boolean NOT NULL
);
ALTER TABLE exam_version_media ADD CONSTRAINT exam_version_media_exam_version_id_fkey FOREIGN KEY (exam_version_id) REFERENCES exam_versions(id);
ALTER TABLE exam_version_media ADD CONSTRAINT exam_version_media_pkey PRIMARY KEY (exam_version_id, media_id);
CREATE INDEX exam_version_media_media ON public.exam_version_media USING btree (media_id, exam_version_id);

CREATE TABLE exam_version_questions (
  exam_version_id uuid NOT NULL,
  question_id uuid NOT NULL,
  owner_id uuid
);
ALTER TABLE exam_version_questions ADD CONSTRAINT exam_version_questions_exam_version_id_fkey FOREIGN KEY (exam_version_id) REFERENCES exam_versions(id);
ALTER TABLE exam_version_questions ADD CONSTRAINT exam_version_questions_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE exam_version_questions ADD CONSTRAINT exam_version_questions_pkey PRIMARY KEY (exam_version_id, question_id);
CREATE INDEX exam_version_questions_question ON public.exam_version_questions USING btree (question_id, exam_version_id);

CREATE TABLE exam_versions (
  id uuid NOT NULL,
  exam_id uuid NOT NULL,
  version integer NOT NULL,
  content jsonb NOT NULL,
  content_hash text NOT NULL,
  published_at timestamp with time zone NOT NULL,
  has_random_ids boolean NOT NULL DEFAULT false,
  drawn_from uuid,
  draw smallint NOT NULL DEFAULT 0,
  draws smallint NOT NULL DEFAULT 1
);
ALTER TABLE exam_versions ADD CONSTRAINT exam_versions_draw CHECK (((drawn_from IS NULL) = (draw = 0)));
ALTER TABLE exam_versions ADD CONSTRAINT exam_versions_drawn_from_fkey FOREIGN KEY (drawn_from) REFERENCES exam_versions(id);
ALTER TABLE exam_versions ADD CONSTRAINT exam_versions_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id);
ALTER TABLE exam_versions ADD CONSTRAINT exam_versions_exam_id_version_draw_key UNIQUE (exam_id, version, draw);
ALTER TABLE exam_versions ADD CONSTRAINT exam_versions_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX exam_versions_drawn ON public.exam_versions USING btree (drawn_from, draw) WHERE (drawn_from IS NOT NULL);
CREATE TRIGGER exam_versions_immutable BEFORE DELETE OR UPDATE ON public.exam_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER exam_versions_media AFTER INSERT ON public.exam_versions FOR EACH ROW EXECUTE FUNCTION keep_media_of_version();
CREATE TRIGGER exam_versions_questions AFTER INSERT ON public.exam_versions FOR EACH ROW EXECUTE FUNCTION keep_questions_of_version();

CREATE TABLE exams (
  id uuid NOT NULL,
  scope text NOT NULL,
  owner_id uuid,
  privacy text NOT NULL DEFAULT 'PRIVATE'::text,
  name character varying(100) NOT NULL,
  name_en character varying(100),
  search text NOT NULL GENERATED ALWAYS AS (fold((name)::text)) STORED,
  exam_type integer NOT NULL,
  subject text NOT NULL,
  grade_id text NOT NULL,
  series_id text,
  format_id uuid,
  sections jsonb NOT NULL,
  minutes integer NOT NULL,
  total_questions integer NOT NULL,
  total_points integer NOT NULL,
  mode text NOT NULL DEFAULT 'TEST'::text,
  rounding text NOT NULL DEFAULT '0.1'::text,
  shuffle boolean NOT NULL DEFAULT true,
  labels text[] NOT NULL DEFAULT '{}'::text[],
  status text NOT NULL DEFAULT 'DRAFT'::text,
  uses integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  needs_code boolean NOT NULL DEFAULT false,
  random_ids_seed uuid NOT NULL DEFAULT gen_random_uuid(),
  rows jsonb NOT NULL DEFAULT '[]'::jsonb,
  publisher text NOT NULL DEFAULT 'NA'::text,
  pool text
);
ALTER TABLE exams ADD CONSTRAINT exams_exam_type_fkey FOREIGN KEY (exam_type) REFERENCES exam_types(code);
ALTER TABLE exams ADD CONSTRAINT exams_format_id_fkey FOREIGN KEY (format_id) REFERENCES formats(id);
ALTER TABLE exams ADD CONSTRAINT exams_grade_id_fkey FOREIGN KEY (grade_id) REFERENCES grades(id);
ALTER TABLE exams ADD CONSTRAINT exams_minutes_check CHECK ((minutes > 0));
ALTER TABLE exams ADD CONSTRAINT exams_mode_check CHECK ((mode = ANY (ARRAY['TEST'::text, 'PRACTICE'::text])));
ALTER TABLE exams ADD CONSTRAINT exams_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE exams ADD CONSTRAINT exams_pkey PRIMARY KEY (id);
ALTER TABLE exams ADD CONSTRAINT exams_pool_check CHECK ((pool = ANY (ARRAY['EXAM'::text, 'PRACTICE'::text])));
ALTER TABLE exams ADD CONSTRAINT exams_privacy_check CHECK ((privacy = ANY (ARRAY['PRIVATE'::text, 'PUBLIC'::text])));
ALTER TABLE exams ADD CONSTRAINT exams_rounding_check CHECK ((rounding = ANY (ARRAY['0.1'::text, '0.25'::text, 'none'::text])));
ALTER TABLE exams ADD CONSTRAINT exams_scope_check CHECK ((scope = ANY (ARRAY['SYSTEM'::text, 'USER'::text])));
ALTER TABLE exams ADD CONSTRAINT exams_series_id_fkey FOREIGN KEY (series_id) REFERENCES series(id);
ALTER TABLE exams ADD CONSTRAINT exams_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'READY'::text])));
ALTER TABLE exams ADD CONSTRAINT exams_subject_check CHECK ((subject = ANY (ARRAY['ENGLISH'::text, 'MATH'::text])));
CREATE INDEX exams_format ON public.exams USING btree (format_id) WHERE (deleted_at IS NULL);
CREATE INDEX exams_mine ON public.exams USING btree (owner_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX exams_series ON public.exams USING btree (series_id) WHERE (series_id IS NOT NULL);
CREATE INDEX exams_shared ON public.exams USING btree (updated_at DESC, id DESC) WHERE ((scope = 'USER'::text) AND (privacy = 'PUBLIC'::text) AND (status = 'READY'::text) AND (deleted_at IS NULL));
CREATE INDEX exams_system ON public.exams USING btree (updated_at DESC, id DESC) WHERE ((scope = 'SYSTEM'::text) AND (deleted_at IS NULL));

CREATE TABLE file_removals (
  key text NOT NULL,
  due_at timestamp with time zone NOT NULL
);
ALTER TABLE file_removals ADD CONSTRAINT file_removals_pkey PRIMARY KEY (key);
CREATE INDEX file_removals_due ON public.file_removals USING btree (due_at);

CREATE TABLE first_pages (
  owner_id uuid NOT NULL,
  assignment_id uuid,
  seat_id uuid,
  pupil_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  code character varying(6),
  code_expires_at timestamp with time zone,
  seated_at timestamp with time zone,
  put_away smallint NOT NULL DEFAULT 0,
  put_away_at timestamp with time zone,
  begun_at timestamp with time zone,
  closed_at timestamp with time zone
);
ALTER TABLE first_pages ADD CONSTRAINT first_pages_check CHECK (((assignment_id IS NULL) = (seat_id IS NULL)));
ALTER TABLE first_pages ADD CONSTRAINT first_pages_check1 CHECK (((code IS NULL) = (code_expires_at IS NULL)));
ALTER TABLE first_pages ADD CONSTRAINT first_pages_owner_id_assignment_id_fkey FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments(owner_id, id);
ALTER TABLE first_pages ADD CONSTRAINT first_pages_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE first_pages ADD CONSTRAINT first_pages_pkey PRIMARY KEY (owner_id);
ALTER TABLE first_pages ADD CONSTRAINT first_pages_put_away_check CHECK (((put_away >= 0) AND (put_away <= 2)));
ALTER TABLE first_pages ADD CONSTRAINT first_pages_seat_id_fkey FOREIGN KEY (seat_id) REFERENCES users(id);
CREATE UNIQUE INDEX first_pages_code ON public.first_pages USING btree (code) WHERE (code IS NOT NULL);
CREATE INDEX first_pages_open ON public.first_pages USING btree (begun_at) WHERE ((closed_at IS NULL) AND (begun_at IS NOT NULL));
CREATE INDEX first_pages_seat ON public.first_pages USING btree (seat_id) WHERE (seat_id IS NOT NULL);

CREATE TABLE formats (
  id uuid NOT NULL,
  scope text NOT NULL,
  owner_id uuid,
  name character varying(100) NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold((name)::text)) STORED,
  grade_id text NOT NULL,
  subject text NOT NULL,
  minutes integer NOT NULL,
  total_questions integer NOT NULL,
  total_points integer NOT NULL,
  cognition text NOT NULL,
  sections jsonb NOT NULL,
  active boolean NOT NULL DEFAULT true,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  rows jsonb NOT NULL DEFAULT '[]'::jsonb,
  name_en character varying(100),
  search_en text GENERATED ALWAYS AS (fold((name_en)::text)) STORED
);
ALTER TABLE formats ADD CONSTRAINT formats_cognition_check CHECK ((cognition = ANY (ARRAY['SPECIFIED'::text, 'RANDOM'::text])));
ALTER TABLE formats ADD CONSTRAINT formats_grade_id_fkey FOREIGN KEY (grade_id) REFERENCES grades(id);
ALTER TABLE formats ADD CONSTRAINT formats_minutes_check CHECK ((minutes > 0));
ALTER TABLE formats ADD CONSTRAINT formats_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE formats ADD CONSTRAINT formats_pkey PRIMARY KEY (id);
ALTER TABLE formats ADD CONSTRAINT formats_scope_check CHECK ((scope = ANY (ARRAY['SYSTEM'::text, 'USER'::text])));
ALTER TABLE formats ADD CONSTRAINT formats_subject_check CHECK ((subject = ANY (ARRAY['ENGLISH'::text, 'MATH'::text])));
ALTER TABLE formats ADD CONSTRAINT formats_total_points_check CHECK ((total_points > 0));
ALTER TABLE formats ADD CONSTRAINT formats_total_questions_check CHECK ((total_questions > 0));
CREATE INDEX formats_list ON public.formats USING btree (scope, owner_id, updated_at DESC) WHERE (deleted_at IS NULL);

CREATE TABLE gift_exams (
  grade_id text NOT NULL,
  position smallint NOT NULL,
  exam_id uuid NOT NULL
);
ALTER TABLE gift_exams ADD CONSTRAINT gift_exams_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id);
ALTER TABLE gift_exams ADD CONSTRAINT gift_exams_grade_id_exam_id_key UNIQUE (grade_id, exam_id);
ALTER TABLE gift_exams ADD CONSTRAINT gift_exams_grade_id_fkey FOREIGN KEY (grade_id) REFERENCES grades(id);
ALTER TABLE gift_exams ADD CONSTRAINT gift_exams_pkey PRIMARY KEY (grade_id, "position");
ALTER TABLE gift_exams ADD CONSTRAINT gift_exams_position_check CHECK ((("position" >= 1) AND ("position" <= 10)));

CREATE TABLE grades (
  id text NOT NULL,
  name text NOT NULL,
  name_en text NOT NULL,
  position integer NOT NULL,
  is_international boolean NOT NULL DEFAULT false,
  eduhome_id text,
  state text NOT NULL DEFAULT 'SHOWN'::text,
  revision integer NOT NULL DEFAULT 1,
  shipped boolean NOT NULL DEFAULT true,
  search text NOT NULL GENERATED ALWAYS AS (fold(((((name || ' '::text) || name_en) || ' '::text) || id))) STORED
);
ALTER TABLE grades ADD CONSTRAINT grades_pkey PRIMARY KEY (id);
ALTER TABLE grades ADD CONSTRAINT grades_state_check CHECK ((state = ANY (ARRAY['SHOWN'::text, 'HIDDEN'::text])));

CREATE TABLE guardian_consents (
  user_id uuid NOT NULL,
  guardian_contact text NOT NULL,
  way text NOT NULL,
  text_version text NOT NULL,
  given_at timestamp with time zone NOT NULL
);
ALTER TABLE guardian_consents ADD CONSTRAINT guardian_consents_pkey PRIMARY KEY (user_id);
ALTER TABLE guardian_consents ADD CONSTRAINT guardian_consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE guardian_consents ADD CONSTRAINT guardian_consents_way_check CHECK ((way = ANY (ARRAY['SMS'::text, 'MAIL'::text])));

CREATE TABLE guest_stays (
  user_id uuid NOT NULL,
  cell text NOT NULL,
  since timestamp with time zone NOT NULL
);
ALTER TABLE guest_stays ADD CONSTRAINT guest_stays_cell_check CHECK ((cell ~ '^c[0-5][0-9]$'::text));
ALTER TABLE guest_stays ADD CONSTRAINT guest_stays_pkey PRIMARY KEY (user_id, cell);
ALTER TABLE guest_stays ADD CONSTRAINT guest_stays_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

CREATE TABLE guests (
  user_id uuid NOT NULL,
  home_cell text NOT NULL,
  since timestamp with time zone NOT NULL
);
ALTER TABLE guests ADD CONSTRAINT guests_home_cell_check CHECK ((home_cell ~ '^c[0-5][0-9]$'::text));
ALTER TABLE guests ADD CONSTRAINT guests_pkey PRIMARY KEY (user_id);
ALTER TABLE guests ADD CONSTRAINT guests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

CREATE TABLE heartbeat (
  only_row boolean NOT NULL DEFAULT true,
  at timestamp with time zone NOT NULL,
  short_gaps interval NOT NULL DEFAULT '00:00:00'::interval
);
ALTER TABLE heartbeat ADD CONSTRAINT heartbeat_only_row_check CHECK (only_row);
ALTER TABLE heartbeat ADD CONSTRAINT heartbeat_pkey PRIMARY KEY (only_row);

CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL,
  key text NOT NULL,
  route text NOT NULL,
  input_hash bytea NOT NULL,
  claim uuid NOT NULL,
  claimed_until timestamp with time zone NOT NULL,
  committed boolean NOT NULL DEFAULT false,
  reply bytea,
  created_at timestamp with time zone NOT NULL
);
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_input_hash_check CHECK ((length(input_hash) = 32));
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_key_check CHECK (((length(key) >= 16) AND (length(key) <= 64)));
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key);
CREATE INDEX idempotency_keys_created ON public.idempotency_keys USING btree (created_at);

CREATE TABLE integrated_test_learners (
  integrated_test_id uuid NOT NULL,
  user_id uuid NOT NULL,
  return_url character varying(2000),
  launched_at timestamp with time zone NOT NULL
);
ALTER TABLE integrated_test_learners ADD CONSTRAINT integrated_test_learners_integrated_test_id_fkey FOREIGN KEY (integrated_test_id) REFERENCES integrated_tests(id);
ALTER TABLE integrated_test_learners ADD CONSTRAINT integrated_test_learners_pkey PRIMARY KEY (integrated_test_id, user_id);
ALTER TABLE integrated_test_learners ADD CONSTRAINT integrated_test_learners_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
CREATE INDEX integrated_test_learners_user ON public.integrated_test_learners USING btree (user_id);

CREATE TABLE integrated_tests (
  id uuid NOT NULL,
  slug character varying(80) NOT NULL,
  partner_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  title character varying(200) NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold((((title)::text || ' '::text) || (slug)::text))) STORED,
  grade_id text NOT NULL,
  series_id text NOT NULL,
  exam_id uuid NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  minutes integer NOT NULL,
  attempts_allowed smallint NOT NULL,
  returns text NOT NULL,
  sign_in boolean NOT NULL,
  state text NOT NULL,
  assignment_id uuid,
  unpublished_by uuid,
  unpublished_reason character varying(300),
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL
);
ALTER TABLE integrated_tests ADD CONSTRAINT integrated_tests_attempts_allowed_check CHECK (((attempts_allowed >= 1) AND (attempts_allowed <= 10)));
ALTER TABLE integrated_tests ADD CONSTRAINT integrated_tests_check CHECK (((state = 'DRAFT'::text) = (assignment_id IS NULL)));
ALTER TABLE integrated_tests ADD CONSTRAINT integrated_tests_check1 CHECK ((ends_at > starts_at));
ALTER TABLE integrated_tests ADD CONSTRAINT integrated_tests_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id);
ALTER TABLE integrated_tests ADD CONSTRAINT integrated_tests_grade_id_fkey FOREIGN KEY (grade_id) REFERENCES grades(id);
ALTER TABLE integrated_tests ADD CONSTRAINT integrated_tests_minutes_check CHECK ((minutes > 0));
ALTER TABLE integrated_tests ADD CONSTRAINT integrated_tests_owner_id_assignment_id_fkey FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments(owner_id, id);
ALTER TABLE integrated_tests ADD CONSTRAINT integrated_tests_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE integrated_tests ADD CONSTRAINT integrated_tests_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id);
ALTER TABLE integrated_tests ADD CONSTRAINT integrated_tests_pkey PRIMARY KEY (id);
ALTER TABLE integrated_tests ADD CONSTRAINT integrated_tests_returns_check CHECK ((returns = ANY (ARRAY['STATE'::text, 'SCORE'::text, 'PARTS'::text])));
ALTER TABLE integrated_tests ADD CONSTRAINT integrated_tests_series_id_fkey FOREIGN KEY (series_id) REFERENCES series(id);
ALTER TABLE integrated_tests ADD CONSTRAINT integrated_tests_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'PUBLISHED'::text, 'ENDED'::text, 'UNPUBLISHED'::text])));
ALTER TABLE integrated_tests ADD CONSTRAINT integrated_tests_unpublished_by_fkey FOREIGN KEY (unpublished_by) REFERENCES users(id);
CREATE UNIQUE INDEX integrated_tests_assignment ON public.integrated_tests USING btree (assignment_id) WHERE (assignment_id IS NOT NULL);
CREATE INDEX integrated_tests_created ON public.integrated_tests USING btree (created_at DESC, id DESC);
CREATE INDEX integrated_tests_owner ON public.integrated_tests USING btree (owner_id, created_at DESC, id DESC);
CREATE INDEX integrated_tests_partner ON public.integrated_tests USING btree (partner_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX integrated_tests_slug ON public.integrated_tests USING btree (slug);

CREATE TABLE item_choices (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  question_id uuid NOT NULL,
  item smallint NOT NULL,
  place smallint NOT NULL,
  choice smallint NOT NULL,
  is_right boolean NOT NULL,
  n integer NOT NULL,
  sr double precision NOT NULL
);
ALTER TABLE item_choices ADD CONSTRAINT item_choices_n_check CHECK ((n >= 0));
ALTER TABLE item_choices ADD CONSTRAINT item_choices_owner_id_assignment_id_question_id_item_fkey FOREIGN KEY (owner_id, assignment_id, question_id, item) REFERENCES item_sums(owner_id, assignment_id, question_id, item) ON DELETE CASCADE;
ALTER TABLE item_choices ADD CONSTRAINT item_choices_pkey PRIMARY KEY (owner_id, assignment_id, question_id, item, place, choice);

CREATE TABLE item_sums (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  question_id uuid NOT NULL,
  item smallint NOT NULL,
  version integer,
  measured_hash text,
  n integer NOT NULL,
  reached integer NOT NULL,
  sx double precision NOT NULL,
  sxx double precision NOT NULL,
  sxt double precision NOT NULL,
  st double precision NOT NULL,
  stt double precision NOT NULL
);
ALTER TABLE item_sums ADD CONSTRAINT item_sums_check CHECK (((reached >= 0) AND (reached <= n)));
ALTER TABLE item_sums ADD CONSTRAINT item_sums_check1 CHECK (((version IS NULL) = (measured_hash IS NULL)));
ALTER TABLE item_sums ADD CONSTRAINT item_sums_item_check CHECK ((item > 0));
ALTER TABLE item_sums ADD CONSTRAINT item_sums_n_check CHECK ((n >= 0));
ALTER TABLE item_sums ADD CONSTRAINT item_sums_pkey PRIMARY KEY (owner_id, assignment_id, question_id, item);
ALTER TABLE item_sums ADD CONSTRAINT item_sums_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE;
CREATE INDEX item_sums_question ON public.item_sums USING btree (question_id, measured_hash);

CREATE TABLE job_effects (
  key text NOT NULL,
  at timestamp with time zone NOT NULL
);
ALTER TABLE job_effects ADD CONSTRAINT job_effects_pkey PRIMARY KEY (key);
CREATE INDEX job_effects_at_idx ON public.job_effects USING btree (at);

CREATE TABLE job_runs (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  kind text NOT NULL,
  state text NOT NULL DEFAULT 'QUEUED'::text,
  done integer NOT NULL DEFAULT 0,
  total integer,
  result jsonb,
  job_id bigint,
  created_at timestamp with time zone NOT NULL,
  started_at timestamp with time zone,
  finished_at timestamp with time zone
);
ALTER TABLE job_runs ADD CONSTRAINT job_runs_finished_check CHECK (((state = ANY (ARRAY['DONE'::text, 'FAILED'::text, 'CANCELLED'::text])) = (finished_at IS NOT NULL)));
ALTER TABLE job_runs ADD CONSTRAINT job_runs_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE job_runs ADD CONSTRAINT job_runs_pkey PRIMARY KEY (id);
ALTER TABLE job_runs ADD CONSTRAINT job_runs_progress_check CHECK (((done >= 0) AND ((total IS NULL) OR (total >= 0))));
ALTER TABLE job_runs ADD CONSTRAINT job_runs_state_check CHECK ((state = ANY (ARRAY['QUEUED'::text, 'RUNNING'::text, 'DONE'::text, 'FAILED'::text, 'CANCELLED'::text])));
CREATE INDEX job_runs_finished_idx ON public.job_runs USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX job_runs_job_idx ON public.job_runs USING btree (job_id) WHERE (job_id IS NOT NULL);
CREATE INDEX job_runs_owner_idx ON public.job_runs USING btree (owner_id, created_at);

CREATE TABLE job_workers (
  id text NOT NULL,
  seen_at timestamp with time zone NOT NULL
);
ALTER TABLE job_workers ADD CONSTRAINT job_workers_pkey PRIMARY KEY (id);

CREATE TABLE join_requests (
  owner_id uuid NOT NULL,
  id uuid NOT NULL,
  class_id uuid NOT NULL,
  student_id uuid NOT NULL,
  status text NOT NULL DEFAULT 'PENDING'::text,
  requested_at timestamp with time zone NOT NULL,
  reviewed_at timestamp with time zone,
  reason character varying(255)
);
ALTER TABLE join_requests ADD CONSTRAINT join_requests_check CHECK (((reviewed_at IS NULL) = (status = 'PENDING'::text)));
ALTER TABLE join_requests ADD CONSTRAINT join_requests_check1 CHECK (((reason IS NOT NULL) = (status = 'REJECTED'::text)));
ALTER TABLE join_requests ADD CONSTRAINT join_requests_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id);
ALTER TABLE join_requests ADD CONSTRAINT join_requests_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE join_requests ADD CONSTRAINT join_requests_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE join_requests ADD CONSTRAINT join_requests_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'ACCEPTED'::text, 'REJECTED'::text, 'WITHDRAWN'::text])));
ALTER TABLE join_requests ADD CONSTRAINT join_requests_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id);
CREATE INDEX join_requests_class ON public.join_requests USING btree (owner_id, class_id, requested_at DESC);
CREATE UNIQUE INDEX join_requests_pending ON public.join_requests USING btree (class_id, student_id) WHERE (status = 'PENDING'::text);
CREATE INDEX join_requests_student ON public.join_requests USING btree (student_id, requested_at DESC);

CREATE TABLE known_devices (
  device_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  first_seen_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL
);
ALTER TABLE known_devices ADD CONSTRAINT known_devices_pkey PRIMARY KEY (device_hash, user_id);
ALTER TABLE known_devices ADD CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
CREATE INDEX known_devices_seen ON public.known_devices USING btree (last_seen_at);
CREATE INDEX known_devices_user ON public.known_devices USING btree (user_id, last_seen_at DESC);

CREATE TABLE labels (
  code text NOT NULL,
  name text NOT NULL,
  name_en text NOT NULL,
  position integer NOT NULL,
  state text NOT NULL DEFAULT 'SHOWN'::text,
  revision integer NOT NULL DEFAULT 1,
  shipped boolean NOT NULL DEFAULT true,
  search text NOT NULL GENERATED ALWAYS AS (fold(((((name || ' '::text) || name_en) || ' '::text) || code))) STORED
);
ALTER TABLE labels ADD CONSTRAINT labels_pkey PRIMARY KEY (code);
ALTER TABLE labels ADD CONSTRAINT labels_state_check CHECK ((state = ANY (ARRAY['SHOWN'::text, 'HIDDEN'::text])));

CREATE TABLE list_views (
  user_id uuid NOT NULL,
  list text NOT NULL,
  hidden text[] NOT NULL,
  views jsonb NOT NULL
);
ALTER TABLE list_views ADD CONSTRAINT list_views_pkey PRIMARY KEY (user_id, list);
ALTER TABLE list_views ADD CONSTRAINT list_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

CREATE TABLE lti_deployments (
  platform_id uuid NOT NULL,
  deployment_id character varying(255) COLLATE "C" NOT NULL
);
ALTER TABLE lti_deployments ADD CONSTRAINT lti_deployments_pkey PRIMARY KEY (platform_id, deployment_id);
ALTER TABLE lti_deployments ADD CONSTRAINT lti_deployments_platform_id_fkey FOREIGN KEY (platform_id) REFERENCES lti_platforms(id) ON DELETE CASCADE;

CREATE TABLE lti_grades (
  integrated_test_id uuid NOT NULL,
  user_id uuid NOT NULL,
  platform_id uuid NOT NULL,
  subject character varying(255) NOT NULL,
  resource_link_id character varying(255) NOT NULL,
  line_item character varying(2000),
  line_items character varying(2000),
  launched_at timestamp with time zone NOT NULL
);
ALTER TABLE lti_grades ADD CONSTRAINT lti_grades_integrated_test_id_fkey FOREIGN KEY (integrated_test_id) REFERENCES integrated_tests(id);
ALTER TABLE lti_grades ADD CONSTRAINT lti_grades_pkey PRIMARY KEY (integrated_test_id, user_id);
ALTER TABLE lti_grades ADD CONSTRAINT lti_grades_platform_id_fkey FOREIGN KEY (platform_id) REFERENCES lti_platforms(id) ON DELETE CASCADE;
ALTER TABLE lti_grades ADD CONSTRAINT lti_grades_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
CREATE INDEX lti_grades_platform ON public.lti_grades USING btree (platform_id);
CREATE INDEX lti_grades_user ON public.lti_grades USING btree (user_id);

CREATE TABLE lti_keys (
  id character varying(40) NOT NULL,
  public_key jsonb NOT NULL,
  private_encrypted bytea NOT NULL,
  created_at timestamp with time zone NOT NULL
);
ALTER TABLE lti_keys ADD CONSTRAINT lti_keys_pkey PRIMARY KEY (id);

CREATE TABLE lti_launches (
  nonce_hash bytea NOT NULL,
  platform_id uuid NOT NULL,
  ticket_hash bytea NOT NULL,
  proof_hash bytea NOT NULL,
  storage_target character varying(200),
  launch jsonb NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  opened_at timestamp with time zone,
  entered_at timestamp with time zone,
  chosen_test_id uuid
);
ALTER TABLE lti_launches ADD CONSTRAINT lti_launches_chosen_test_id_fkey FOREIGN KEY (chosen_test_id) REFERENCES integrated_tests(id);
ALTER TABLE lti_launches ADD CONSTRAINT lti_launches_pkey PRIMARY KEY (nonce_hash);
ALTER TABLE lti_launches ADD CONSTRAINT lti_launches_platform_id_fkey FOREIGN KEY (platform_id) REFERENCES lti_platforms(id) ON DELETE CASCADE;
ALTER TABLE lti_launches ADD CONSTRAINT lti_launches_ticket_hash_key UNIQUE (ticket_hash);
CREATE INDEX lti_launches_chosen ON public.lti_launches USING btree (chosen_test_id) WHERE (chosen_test_id IS NOT NULL);
CREATE INDEX lti_launches_expired ON public.lti_launches USING btree (expires_at);
CREATE INDEX lti_launches_platform ON public.lti_launches USING btree (platform_id);

CREATE TABLE lti_platforms (
  id uuid NOT NULL,
  partner_id uuid NOT NULL,
  issuer character varying(500) COLLATE "C" NOT NULL,
  client_id character varying(200) COLLATE "C" NOT NULL,
  auth_url character varying(500) NOT NULL,
  token_url character varying(500) NOT NULL,
  jwks_url character varying(500) NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL
);
ALTER TABLE lti_platforms ADD CONSTRAINT lti_platforms_issuer_client_id_key UNIQUE (issuer, client_id);
ALTER TABLE lti_platforms ADD CONSTRAINT lti_platforms_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id);
ALTER TABLE lti_platforms ADD CONSTRAINT lti_platforms_pkey PRIMARY KEY (id);
CREATE INDEX lti_platforms_partner ON public.lti_platforms USING btree (partner_id);

CREATE TABLE lti_registration_links (
  token_hash bytea NOT NULL,
  partner_id uuid NOT NULL,
  made_by uuid NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone
);
ALTER TABLE lti_registration_links ADD CONSTRAINT lti_registration_links_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id);
ALTER TABLE lti_registration_links ADD CONSTRAINT lti_registration_links_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id);
ALTER TABLE lti_registration_links ADD CONSTRAINT lti_registration_links_pkey PRIMARY KEY (token_hash);
CREATE INDEX lti_registration_links_expired ON public.lti_registration_links USING btree (expires_at);
CREATE INDEX lti_registration_links_made_by ON public.lti_registration_links USING btree (made_by);
CREATE INDEX lti_registration_links_partner ON public.lti_registration_links USING btree (partner_id);

CREATE TABLE lti_roster_members (
  class_id uuid NOT NULL,
  platform_id uuid NOT NULL,
  context_id character varying(255) COLLATE "C" NOT NULL,
  user_id uuid NOT NULL,
  left_at timestamp with time zone
);
ALTER TABLE lti_roster_members ADD CONSTRAINT lti_roster_members_class_id_platform_id_context_id_fkey FOREIGN KEY (class_id, platform_id, context_id) REFERENCES lti_rosters(class_id, platform_id, context_id) ON DELETE CASCADE;
ALTER TABLE lti_roster_members ADD CONSTRAINT lti_roster_members_pkey PRIMARY KEY (class_id, platform_id, context_id, user_id);
ALTER TABLE lti_roster_members ADD CONSTRAINT lti_roster_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
CREATE INDEX lti_roster_members_user ON public.lti_roster_members USING btree (user_id);

CREATE TABLE lti_rosters (
  class_id uuid NOT NULL,
  platform_id uuid NOT NULL,
  context_id character varying(255) COLLATE "C" NOT NULL,
  owner_id uuid NOT NULL,
  taken_at timestamp with time zone NOT NULL
);
ALTER TABLE lti_rosters ADD CONSTRAINT lti_rosters_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id);
ALTER TABLE lti_rosters ADD CONSTRAINT lti_rosters_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE lti_rosters ADD CONSTRAINT lti_rosters_pkey PRIMARY KEY (class_id, platform_id, context_id);
ALTER TABLE lti_rosters ADD CONSTRAINT lti_rosters_platform_id_fkey FOREIGN KEY (platform_id) REFERENCES lti_platforms(id) ON DELETE CASCADE;
CREATE INDEX lti_rosters_owner ON public.lti_rosters USING btree (owner_id);
CREATE INDEX lti_rosters_platform ON public.lti_rosters USING btree (platform_id, context_id, owner_id);

CREATE TABLE managed_students (
  teacher_id uuid NOT NULL,
  student_id uuid NOT NULL,
  code character varying(10),
  contact_phone text,
  contact_email text,
  created_at timestamp with time zone NOT NULL,
  removed_at timestamp with time zone
);
ALTER TABLE managed_students ADD CONSTRAINT managed_students_pkey PRIMARY KEY (teacher_id, student_id);
ALTER TABLE managed_students ADD CONSTRAINT managed_students_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id);
ALTER TABLE managed_students ADD CONSTRAINT managed_students_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES users(id);
CREATE UNIQUE INDEX managed_students_code ON public.managed_students USING btree (teacher_id, lower((code)::text)) WHERE (removed_at IS NULL);
CREATE INDEX managed_students_student ON public.managed_students USING btree (student_id);

CREATE VIEW marking_access AS
 SELECT k.owner_id,
    k.assignment_id,
    k.marker_id,
    k.names_hidden,
    k.invited_at
   FROM assignment_markers k
     JOIN school_members o ON o.user_id = k.owner_id AND o.left_at IS NULL
     JOIN school_members m ON m.user_id = k.marker_id AND m.left_at IS NULL AND m.school_id = o.school_id;

CREATE TABLE marking_drafts (
  owner_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  question_id uuid NOT NULL,
  item text NOT NULL,
  entry integer NOT NULL,
  version integer NOT NULL,
  scores jsonb NOT NULL,
  comment text NOT NULL,
  notes jsonb NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  writer_id uuid NOT NULL
);
ALTER TABLE marking_drafts ADD CONSTRAINT marking_drafts_entry_check CHECK ((entry > 0));
ALTER TABLE marking_drafts ADD CONSTRAINT marking_drafts_owner_id_attempt_id_fkey FOREIGN KEY (owner_id, attempt_id) REFERENCES attempts(owner_id, id) ON DELETE CASCADE;
ALTER TABLE marking_drafts ADD CONSTRAINT marking_drafts_pkey PRIMARY KEY (owner_id, attempt_id, question_id, item, writer_id);
ALTER TABLE marking_drafts ADD CONSTRAINT marking_drafts_version_check CHECK ((version >= 0));
ALTER TABLE marking_drafts ADD CONSTRAINT marking_drafts_writer_id_fkey FOREIGN KEY (writer_id) REFERENCES users(id);

CREATE TABLE media (
  id text NOT NULL,
  owner_id uuid,
  kind text NOT NULL,
  mime text NOT NULL,
  bytes integer NOT NULL,
  width integer,
  height integer,
  seconds real,
  credit text,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE media ADD CONSTRAINT media_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'audio'::text, 'video'::text, 'subtitles'::text])));
ALTER TABLE media ADD CONSTRAINT media_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE media ADD CONSTRAINT media_pkey PRIMARY KEY (id);
CREATE INDEX media_owner ON public.media USING btree (owner_id);

CREATE TABLE membership_uses (
  membership_id uuid NOT NULL,
  user_id uuid NOT NULL,
  subject text NOT NULL,
  at timestamp with time zone NOT NULL
);
ALTER TABLE membership_uses ADD CONSTRAINT membership_uses_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id);
ALTER TABLE membership_uses ADD CONSTRAINT membership_uses_pkey PRIMARY KEY (user_id, subject);
ALTER TABLE membership_uses ADD CONSTRAINT membership_uses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

CREATE TABLE memberships (
  id uuid NOT NULL,
  user_id uuid,
  package_code text NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone,
  uses_total integer,
  uses_left integer,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  source text NOT NULL DEFAULT 'GRANT'::text,
  amount integer,
  reference text NOT NULL DEFAULT ''::text,
  note text NOT NULL DEFAULT ''::text,
  granted_by uuid,
  ended_at timestamp with time zone,
  school_id uuid,
  replaced_by uuid,
  starts_before timestamp with time zone,
  ends_before timestamp with time zone
);
ALTER TABLE memberships ADD CONSTRAINT memberships_amount_check CHECK ((amount >= 0));
ALTER TABLE memberships ADD CONSTRAINT memberships_check CHECK ((ends_at >= starts_at));
ALTER TABLE memberships ADD CONSTRAINT memberships_check1 CHECK ((num_nonnulls(user_id, school_id) = 1));
ALTER TABLE memberships ADD CONSTRAINT memberships_check2 CHECK (((package_code = 'SCHOOL'::text) = (school_id IS NOT NULL)));
ALTER TABLE memberships ADD CONSTRAINT memberships_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES users(id);
ALTER TABLE memberships ADD CONSTRAINT memberships_package_code_check CHECK ((package_code <> 'COMBO'::text));
ALTER TABLE memberships ADD CONSTRAINT memberships_package_code_fkey FOREIGN KEY (package_code) REFERENCES packages(code);
ALTER TABLE memberships ADD CONSTRAINT memberships_pkey PRIMARY KEY (id);
ALTER TABLE memberships ADD CONSTRAINT memberships_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES memberships(id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE memberships ADD CONSTRAINT memberships_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id);
ALTER TABLE memberships ADD CONSTRAINT memberships_source_check CHECK ((source = ANY (ARRAY['TRIAL'::text, 'CODE'::text, 'GRANT'::text, 'ORDER'::text, 'GIFT'::text])));
ALTER TABLE memberships ADD CONSTRAINT memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
CREATE INDEX memberships_end ON public.memberships USING btree (ends_at);
CREATE INDEX memberships_given ON public.memberships USING btree (created_at) INCLUDE (package_code, source);
CREATE INDEX memberships_replaced ON public.memberships USING btree (replaced_by) WHERE (replaced_by IS NOT NULL);
CREATE INDEX memberships_school ON public.memberships USING btree (school_id, starts_at DESC) WHERE (school_id IS NOT NULL);
CREATE INDEX memberships_user ON public.memberships USING btree (user_id, starts_at DESC);
CREATE TRIGGER memberships_changed AFTER INSERT OR DELETE OR UPDATE ON public.memberships FOR EACH ROW EXECUTE FUNCTION tell_actor_changed();
CREATE TRIGGER memberships_periods AFTER INSERT OR DELETE OR UPDATE ON public.memberships FOR EACH ROW EXECUTE FUNCTION keep_package_periods();
CREATE TRIGGER memberships_summed AFTER UPDATE ON public.memberships REFERENCING OLD TABLE AS was NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION keep_package_sums();
CREATE TRIGGER memberships_summed_first AFTER INSERT ON public.memberships REFERENCING NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION keep_package_sums();
CREATE TRIGGER memberships_summed_last AFTER DELETE ON public.memberships REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION keep_package_sums();

CREATE TABLE notice_choices (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  mail boolean NOT NULL DEFAULT true,
  changed_at timestamp with time zone NOT NULL,
  notice boolean NOT NULL DEFAULT true,
  push boolean NOT NULL DEFAULT true
);
ALTER TABLE notice_choices ADD CONSTRAINT notice_choices_pkey PRIMARY KEY (user_id, kind);
ALTER TABLE notice_choices ADD CONSTRAINT notice_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

CREATE TABLE notices (
  owner_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  params jsonb NOT NULL,
  link text,
  created_at timestamp with time zone NOT NULL,
  read_at timestamp with time zone
);
ALTER TABLE notices ADD CONSTRAINT notices_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE notices ADD CONSTRAINT notices_pkey PRIMARY KEY (owner_id, id);
CREATE INDEX notices_created_idx ON public.notices USING btree (created_at);
CREATE INDEX notices_unread_idx ON public.notices USING btree (owner_id, id) WHERE (read_at IS NULL);

CREATE TABLE one_time_codes (
  id uuid NOT NULL,
  purpose text NOT NULL,
  channel text NOT NULL,
  target_hash bytea NOT NULL,
  code_hash bytea,
  address_hash bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  proved_at timestamp with time zone,
  used_at timestamp with time zone,
  withdrawn_at timestamp with time zone
);
ALTER TABLE one_time_codes ADD CONSTRAINT one_time_codes_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'mail'::text])));
ALTER TABLE one_time_codes ADD CONSTRAINT one_time_codes_pkey PRIMARY KEY (id);
ALTER TABLE one_time_codes ADD CONSTRAINT one_time_codes_purpose_check CHECK ((purpose = ANY (ARRAY['REGISTER'::text, 'FORGOT_PASSWORD'::text, 'CHANGE_PHONE'::text, 'CHANGE_EMAIL'::text, 'CONFIRM'::text, 'GUARDIAN'::text])));
CREATE INDEX one_time_codes_address ON public.one_time_codes USING btree (address_hash, created_at DESC);
CREATE INDEX one_time_codes_recent ON public.one_time_codes USING btree (channel, created_at DESC);
CREATE INDEX one_time_codes_target ON public.one_time_codes USING btree (target_hash, created_at DESC);

CREATE TABLE order_accounts (
  order_id uuid NOT NULL,
  position integer NOT NULL,
  full_name text NOT NULL,
  phone text,
  user_id uuid,
  membership_id uuid,
  opened boolean
);
ALTER TABLE order_accounts ADD CONSTRAINT order_accounts_check CHECK (((user_id IS NULL) = (membership_id IS NULL)));
ALTER TABLE order_accounts ADD CONSTRAINT order_accounts_check1 CHECK (((user_id IS NULL) = (opened IS NULL)));
ALTER TABLE order_accounts ADD CONSTRAINT order_accounts_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id);
ALTER TABLE order_accounts ADD CONSTRAINT order_accounts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE order_accounts ADD CONSTRAINT order_accounts_pkey PRIMARY KEY (order_id, "position");
ALTER TABLE order_accounts ADD CONSTRAINT order_accounts_position_check CHECK (("position" > 0));
ALTER TABLE order_accounts ADD CONSTRAINT order_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
CREATE UNIQUE INDEX order_accounts_membership ON public.order_accounts USING btree (membership_id);
CREATE INDEX order_accounts_of_phone ON public.order_accounts USING btree (phone);
CREATE UNIQUE INDEX order_accounts_phone ON public.order_accounts USING btree (order_id, phone);
CREATE INDEX order_accounts_user ON public.order_accounts USING btree (user_id);

CREATE TABLE order_events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_id uuid NOT NULL,
  kind text NOT NULL,
  at timestamp with time zone NOT NULL,
  source text NOT NULL,
  actor_id uuid,
  code text,
  amount integer,
  reason text
);
ALTER TABLE order_events ADD CONSTRAINT order_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);
ALTER TABLE order_events ADD CONSTRAINT order_events_kind_check CHECK ((kind = ANY (ARRAY['ORDERED'::text, 'SUCCESS'::text, 'FAIL'::text, 'CANCEL'::text, 'REVIEW'::text, 'REFUND_ASKED'::text, 'REFUNDED'::text, 'REFUND_REFUSED'::text])));
ALTER TABLE order_events ADD CONSTRAINT order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE order_events ADD CONSTRAINT order_events_pkey PRIMARY KEY (id);
ALTER TABLE order_events ADD CONSTRAINT order_events_source_check CHECK ((source = ANY (ARRAY['BUYER'::text, 'NOTIFICATION'::text, 'QUERY'::text, 'FREE'::text, 'PERSON'::text])));
CREATE INDEX order_events_order ON public.order_events USING btree (order_id, id);
CREATE TRIGGER order_events_append_only BEFORE DELETE OR UPDATE ON public.order_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_events_kept BEFORE TRUNCATE ON public.order_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE orders (
  id uuid NOT NULL,
  reference text NOT NULL,
  user_id uuid NOT NULL,
  action text NOT NULL,
  item_kind text NOT NULL,
  package_code text,
  package_name character varying(100) NOT NULL,
  package_name_en character varying(100) NOT NULL,
  months integer,
  days integer,
  uses integer,
  lines jsonb NOT NULL,
  credit integer NOT NULL,
  total integer NOT NULL,
  basis uuid[] NOT NULL,
  voucher_id uuid,
  voucher_held boolean NOT NULL,
  method text NOT NULL,
  state text NOT NULL,
  review text,
  response_code text,
  transaction_no text,
  bank_code text,
  paid_at timestamp with time zone,
  refunded integer NOT NULL DEFAULT 0,
  membership_id uuid,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  ended_by text,
  ended_by_user uuid,
  reason text,
  sale_id uuid,
  exam_id uuid
);
ALTER TABLE orders ADD CONSTRAINT orders_action_check CHECK ((action = ANY (ARRAY['new'::text, 'renew'::text, 'upgrade'::text, 'buy-combo'::text])));
ALTER TABLE orders ADD CONSTRAINT orders_check CHECK (((refunded >= 0) AND (refunded <= total)));
ALTER TABLE orders ADD CONSTRAINT orders_check1 CHECK (((review IS NULL) OR (state = 'PROCESSING'::text)));
ALTER TABLE orders ADD CONSTRAINT orders_check2 CHECK (((state = 'PROCESSING'::text) = (ended_at IS NULL)));
ALTER TABLE orders ADD CONSTRAINT orders_check3 CHECK (((exam_id IS NULL) = (package_code IS NOT NULL)));
ALTER TABLE orders ADD CONSTRAINT orders_check4 CHECK (((NOT voucher_held) OR (voucher_id IS NOT NULL)));
ALTER TABLE orders ADD CONSTRAINT orders_check5 CHECK (((item_kind = 'UNIT_TEST'::text) = (exam_id IS NOT NULL)));
ALTER TABLE orders ADD CONSTRAINT orders_check6 CHECK (((state = 'SUCCESS'::text) OR (membership_id IS NULL)));
ALTER TABLE orders ADD CONSTRAINT orders_check7 CHECK (((state <> 'SUCCESS'::text) OR (membership_id IS NOT NULL) OR (item_kind <> 'SERVICE_PACKAGE'::text)));
ALTER TABLE orders ADD CONSTRAINT orders_check8 CHECK (((action = 'buy-combo'::text) = (item_kind = 'COMBO_ACCOUNT'::text)));
ALTER TABLE orders ADD CONSTRAINT orders_credit_check CHECK ((credit >= 0));
ALTER TABLE orders ADD CONSTRAINT orders_ended_by_check CHECK ((ended_by = ANY (ARRAY['NOTIFICATION'::text, 'QUERY'::text, 'FREE'::text, 'PERSON'::text])));
ALTER TABLE orders ADD CONSTRAINT orders_ended_by_user_fkey FOREIGN KEY (ended_by_user) REFERENCES users(id);
ALTER TABLE orders ADD CONSTRAINT orders_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id);
ALTER TABLE orders ADD CONSTRAINT orders_item_kind_check CHECK ((item_kind = ANY (ARRAY['SERVICE_PACKAGE'::text, 'COMBO'::text, 'MEMBERSHIP'::text, 'UNIT_TEST'::text, 'COMBO_ACCOUNT'::text])));
ALTER TABLE orders ADD CONSTRAINT orders_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id);
ALTER TABLE orders ADD CONSTRAINT orders_method_check CHECK ((method = ANY (ARRAY['VNPAYQR'::text, 'VNBANK'::text, 'INTCARD'::text])));
ALTER TABLE orders ADD CONSTRAINT orders_package_code_fkey FOREIGN KEY (package_code) REFERENCES packages(code);
ALTER TABLE orders ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE orders ADD CONSTRAINT orders_review_check CHECK ((review = ANY (ARRAY['SUSPECTED'::text, 'CHANGED'::text, 'LATE'::text])));
ALTER TABLE orders ADD CONSTRAINT orders_sale_id_fkey FOREIGN KEY (sale_id) REFERENCES sales(id);
ALTER TABLE orders ADD CONSTRAINT orders_state_check CHECK ((state = ANY (ARRAY['PROCESSING'::text, 'SUCCESS'::text, 'FAIL'::text, 'CANCEL'::text])));
ALTER TABLE orders ADD CONSTRAINT orders_total_check CHECK ((total >= 0));
ALTER TABLE orders ADD CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE orders ADD CONSTRAINT orders_voucher_id_fkey FOREIGN KEY (voucher_id) REFERENCES vouchers(id);
CREATE INDEX orders_basis ON public.orders USING gin (basis) WHERE (credit > 0);
CREATE INDEX orders_created ON public.orders USING btree (created_at DESC, id DESC);
CREATE INDEX orders_item_kind ON public.orders USING btree (item_kind, created_at DESC, id DESC);
CREATE UNIQUE INDEX orders_membership ON public.orders USING btree (membership_id) WHERE (membership_id IS NOT NULL);
CREATE INDEX orders_of_voucher ON public.orders USING btree (voucher_id, created_at DESC, id DESC) WHERE (voucher_id IS NOT NULL);
CREATE INDEX orders_package ON public.orders USING btree (package_code, created_at DESC, id DESC);
CREATE INDEX orders_paid ON public.orders USING btree (paid_at) INCLUDE (total, package_code, item_kind, method) WHERE (state = 'SUCCESS'::text);
CREATE UNIQUE INDEX orders_reference ON public.orders USING btree (reference);
CREATE INDEX orders_review ON public.orders USING btree (created_at, id) WHERE (review IS NOT NULL);
CREATE INDEX orders_sale ON public.orders USING btree (sale_id) WHERE ((sale_id IS NOT NULL) AND (state = 'SUCCESS'::text));
CREATE INDEX orders_state ON public.orders USING btree (state, created_at DESC, id DESC);
CREATE INDEX orders_total ON public.orders USING btree (total, id);
CREATE INDEX orders_user ON public.orders USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX orders_voucher ON public.orders USING btree (voucher_id, user_id) WHERE voucher_held;
CREATE INDEX orders_waiting ON public.orders USING btree (expires_at) WHERE ((state = 'PROCESSING'::text) AND (review IS NULL));
CREATE TRIGGER orders_refunds_summed AFTER UPDATE OF state ON public.orders FOR EACH ROW WHEN (((old.state = 'SUCCESS'::text) <> (new.state = 'SUCCESS'::text))) EXECUTE FUNCTION move_refund_sums();
CREATE TRIGGER orders_turnover_added AFTER INSERT ON public.orders FOR EACH ROW WHEN ((new.state = 'SUCCESS'::text)) EXECUTE FUNCTION keep_turnover_sums();
CREATE TRIGGER orders_turnover_changed AFTER UPDATE OF state, paid_at, package_code, method, total ON public.orders FOR EACH ROW WHEN (((old.state = 'SUCCESS'::text) OR (new.state = 'SUCCESS'::text))) EXECUTE FUNCTION keep_turnover_sums();
CREATE TRIGGER orders_turnover_removed AFTER DELETE ON public.orders FOR EACH ROW WHEN ((old.state = 'SUCCESS'::text)) EXECUTE FUNCTION keep_turnover_sums();

CREATE TABLE outage_dues (
  owner_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  until timestamp with time zone NOT NULL,
  seconds integer NOT NULL
);
ALTER TABLE outage_dues ADD CONSTRAINT outage_dues_pkey PRIMARY KEY (owner_id, attempt_id, until);
ALTER TABLE outage_dues ADD CONSTRAINT outage_dues_seconds_check CHECK ((seconds > 0));

CREATE TABLE outbox_messages (
  id uuid NOT NULL,
  channel text NOT NULL,
  recipient text NOT NULL,
  subject text,
  body text NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  html text
);
ALTER TABLE outbox_messages ADD CONSTRAINT outbox_messages_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'mail'::text])));
ALTER TABLE outbox_messages ADD CONSTRAINT outbox_messages_pkey PRIMARY KEY (id);
CREATE INDEX outbox_messages_sent ON public.outbox_messages USING btree (sent_at DESC, id DESC);

CREATE TABLE package_history (
  code text NOT NULL,
  revision integer NOT NULL,
  at timestamp with time zone NOT NULL,
  actor_id uuid,
  before jsonb,
  after jsonb NOT NULL
);
ALTER TABLE package_history ADD CONSTRAINT package_history_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);
ALTER TABLE package_history ADD CONSTRAINT package_history_code_fkey FOREIGN KEY (code) REFERENCES packages(code);
ALTER TABLE package_history ADD CONSTRAINT package_history_pkey PRIMARY KEY (code, revision);

CREATE TABLE package_periods (
  user_id uuid NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  package_code text,
  state text NOT NULL,
  role text NOT NULL,
  created_at timestamp with time zone NOT NULL
);
ALTER TABLE package_periods ADD CONSTRAINT package_periods_check CHECK ((ends_at > starts_at));
ALTER TABLE package_periods ADD CONSTRAINT package_periods_check1 CHECK (((state = 'NONE'::text) = (package_code IS NULL)));
ALTER TABLE package_periods ADD CONSTRAINT package_periods_pkey PRIMARY KEY (user_id, starts_at) INCLUDE (ends_at, package_code, state, role, created_at);
ALTER TABLE package_periods ADD CONSTRAINT package_periods_state_check CHECK ((state = ANY (ARRAY['NONE'::text, 'RUNS'::text, 'OVER'::text])));
ALTER TABLE package_periods ADD CONSTRAINT package_periods_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX package_periods_end ON public.package_periods USING btree (ends_at) INCLUDE (user_id, package_code, starts_at) WHERE (state = 'RUNS'::text);
CREATE INDEX package_periods_over ON public.package_periods USING btree (starts_at) WHERE (state = 'OVER'::text);
CREATE INDEX package_periods_package ON public.package_periods USING btree (package_code, created_at DESC, user_id DESC) INCLUDE (state, role, starts_at, ends_at);
CREATE INDEX package_periods_start ON public.package_periods USING btree (starts_at) INCLUDE (package_code) WHERE (state = 'RUNS'::text);
CREATE INDEX package_periods_state ON public.package_periods USING btree (state, created_at DESC, user_id DESC) INCLUDE (package_code, role, starts_at, ends_at);
CREATE TRIGGER package_periods_summed AFTER UPDATE ON public.package_periods REFERENCING OLD TABLE AS was NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION keep_period_sums();
CREATE TRIGGER package_periods_summed_first AFTER INSERT ON public.package_periods REFERENCING NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION keep_period_sums();
CREATE TRIGGER package_periods_summed_last AFTER DELETE ON public.package_periods REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION keep_period_sums();

CREATE TABLE package_reminders (
  user_id uuid NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  days integer NOT NULL,
  told_at timestamp with time zone NOT NULL
);
ALTER TABLE package_reminders ADD CONSTRAINT package_reminders_days_check CHECK ((days = ANY (ARRAY[0, 1, 3, 7])));
ALTER TABLE package_reminders ADD CONSTRAINT package_reminders_pkey PRIMARY KEY (user_id, ends_at, days);
ALTER TABLE package_reminders ADD CONSTRAINT package_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

CREATE TABLE package_sums (
  day date NOT NULL,
  package_code text NOT NULL,
  given bigint NOT NULL,
  due bigint NOT NULL,
  early bigint NOT NULL,
  late bigint NOT NULL,
  trials bigint NOT NULL,
  paid bigint NOT NULL
);
CREATE INDEX package_sums_day ON public.package_sums USING btree (day) INCLUDE (package_code, given, due, early, late, trials, paid);

CREATE TABLE packages (
  code text NOT NULL,
  gives text NOT NULL,
  accounts integer NOT NULL DEFAULT 1,
  audience text NOT NULL,
  level integer,
  rank integer,
  ladder integer,
  name text NOT NULL,
  name_en text NOT NULL,
  price integer,
  months integer,
  days integer,
  uses integer,
  recommended boolean NOT NULL DEFAULT false,
  features text[] NOT NULL DEFAULT '{}'::text[],
  classes integer,
  students integer,
  students_per_class integer,
  system_tests_per_month integer,
  teachers integer,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE packages ADD CONSTRAINT packages_accounts_check CHECK (((accounts >= 1) AND (accounts <= 100)));
ALTER TABLE packages ADD CONSTRAINT packages_audience_check CHECK ((audience = ANY (ARRAY['teacher'::text, 'student'::text])));
ALTER TABLE packages ADD CONSTRAINT packages_audience_ladder_key UNIQUE (audience, ladder);
ALTER TABLE packages ADD CONSTRAINT packages_check CHECK (((months IS NULL) OR (days IS NULL)));
ALTER TABLE packages ADD CONSTRAINT packages_check1 CHECK (((rank IS NULL) = (gives <> code)));
ALTER TABLE packages ADD CONSTRAINT packages_check2 CHECK ((((classes IS NULL) = (students IS NULL)) AND ((classes IS NULL) = (students_per_class IS NULL))));
ALTER TABLE packages ADD CONSTRAINT packages_check3 CHECK (((classes IS NOT NULL) OR ((system_tests_per_month IS NULL) AND (teachers IS NULL))));
ALTER TABLE packages ADD CONSTRAINT packages_check4 CHECK (((audience = 'student'::text) = (uses IS NOT NULL)));
ALTER TABLE packages ADD CONSTRAINT packages_check5 CHECK (((audience = 'teacher'::text) OR ((features = '{}'::text[]) AND (classes IS NULL))));
ALTER TABLE packages ADD CONSTRAINT packages_classes_check CHECK (((classes >= 1) AND (classes <= 9999)));
ALTER TABLE packages ADD CONSTRAINT packages_days_check CHECK (((days >= 1) AND (days <= 366)));
ALTER TABLE packages ADD CONSTRAINT packages_gives_fkey FOREIGN KEY (gives) REFERENCES packages(code);
ALTER TABLE packages ADD CONSTRAINT packages_ladder_check CHECK (((ladder >= 1) AND (ladder <= 100)));
ALTER TABLE packages ADD CONSTRAINT packages_level_check CHECK (((level >= 1) AND (level <= 3)));
ALTER TABLE packages ADD CONSTRAINT packages_months_check CHECK (((months >= 1) AND (months <= 60)));
ALTER TABLE packages ADD CONSTRAINT packages_name_check CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 60)));
ALTER TABLE packages ADD CONSTRAINT packages_name_en_check CHECK (((char_length(btrim(name_en)) >= 1) AND (char_length(btrim(name_en)) <= 60)));
ALTER TABLE packages ADD CONSTRAINT packages_pkey PRIMARY KEY (code);
ALTER TABLE packages ADD CONSTRAINT packages_price_check CHECK (((price >= 0) AND (price <= 100000000)));
ALTER TABLE packages ADD CONSTRAINT packages_rank_key UNIQUE (rank);
ALTER TABLE packages ADD CONSTRAINT packages_students_check CHECK (((students >= 1) AND (students <= 99999)));
ALTER TABLE packages ADD CONSTRAINT packages_students_per_class_check CHECK (((students_per_class >= 1) AND (students_per_class <= 200)));
ALTER TABLE packages ADD CONSTRAINT packages_system_tests_per_month_check CHECK (((system_tests_per_month >= 1) AND (system_tests_per_month <= 100000)));
ALTER TABLE packages ADD CONSTRAINT packages_teachers_check CHECK (((teachers >= 1) AND (teachers <= 9999)));
ALTER TABLE packages ADD CONSTRAINT packages_uses_check CHECK (((uses >= 1) AND (uses <= 100000)));
CREATE TRIGGER packages_changed AFTER INSERT OR DELETE OR UPDATE ON public.packages FOR EACH STATEMENT EXECUTE FUNCTION tell_packages_changed();

CREATE TABLE page_text_revisions (
  page text NOT NULL,
  locale text NOT NULL,
  revision integer NOT NULL,
  at timestamp with time zone NOT NULL,
  actor_id uuid NOT NULL,
  before jsonb,
  after jsonb
);
ALTER TABLE page_text_revisions ADD CONSTRAINT page_text_revisions_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);
ALTER TABLE page_text_revisions ADD CONSTRAINT page_text_revisions_page_locale_fkey FOREIGN KEY (page, locale) REFERENCES page_texts(page, locale);
ALTER TABLE page_text_revisions ADD CONSTRAINT page_text_revisions_pkey PRIMARY KEY (page, locale, revision);
CREATE INDEX page_text_revisions_actor ON public.page_text_revisions USING btree (actor_id);

CREATE TABLE page_texts (
  page text NOT NULL,
  locale text NOT NULL,
  draft jsonb,
  draft_revision integer NOT NULL DEFAULT 0,
  draft_by uuid,
  draft_at timestamp with time zone,
  published jsonb,
  revision integer NOT NULL DEFAULT 0
);
ALTER TABLE page_texts ADD CONSTRAINT page_texts_draft_by_fkey FOREIGN KEY (draft_by) REFERENCES users(id);
ALTER TABLE page_texts ADD CONSTRAINT page_texts_locale_check CHECK ((locale = ANY (ARRAY['vi'::text, 'en'::text])));
ALTER TABLE page_texts ADD CONSTRAINT page_texts_pkey PRIMARY KEY (page, locale);
CREATE INDEX page_texts_draft_by ON public.page_texts USING btree (draft_by) WHERE (draft_by IS NOT NULL);

CREATE TABLE paper_files (
  owner_id uuid NOT NULL,
  set_id uuid NOT NULL,
  position smallint NOT NULL,
  kind text NOT NULL,
  code text,
  name text NOT NULL,
  mime text NOT NULL,
  bytes integer,
  file bytea,
  problem text,
  stored_as text
);
ALTER TABLE paper_files ADD CONSTRAINT paper_files_check CHECK (((file IS NULL) OR ((bytes IS NOT NULL) AND (problem IS NULL))));
ALTER TABLE paper_files ADD CONSTRAINT paper_files_owner_id_set_id_fkey FOREIGN KEY (owner_id, set_id) REFERENCES paper_sets(owner_id, id) ON DELETE CASCADE;
ALTER TABLE paper_files ADD CONSTRAINT paper_files_pkey PRIMARY KEY (owner_id, set_id, "position");
CREATE TRIGGER paper_file_changed AFTER UPDATE OF stored_as ON public.paper_files FOR EACH ROW WHEN (((old.stored_as IS NOT NULL) AND (old.stored_as IS DISTINCT FROM new.stored_as))) EXECUTE FUNCTION note_file_to_remove();
CREATE TRIGGER paper_file_gone AFTER DELETE ON public.paper_files FOR EACH ROW WHEN ((old.stored_as IS NOT NULL)) EXECUTE FUNCTION note_file_to_remove();

CREATE TABLE paper_sets (
  owner_id uuid NOT NULL,
  id uuid NOT NULL,
  exam_id uuid NOT NULL,
  name character varying(100) NOT NULL,
  content jsonb NOT NULL,
  answer_keys jsonb NOT NULL,
  options jsonb NOT NULL,
  seed text NOT NULL,
  locale text NOT NULL,
  run_id uuid,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  matrix jsonb,
  draws jsonb,
  roster jsonb,
  looked_at timestamp with time zone
);
ALTER TABLE paper_sets ADD CONSTRAINT paper_sets_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id);
ALTER TABLE paper_sets ADD CONSTRAINT paper_sets_locale_check CHECK ((locale = ANY (ARRAY['vi'::text, 'en'::text])));
ALTER TABLE paper_sets ADD CONSTRAINT paper_sets_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE paper_sets ADD CONSTRAINT paper_sets_pkey PRIMARY KEY (owner_id, id);
CREATE INDEX paper_sets_exam ON public.paper_sets USING btree (owner_id, exam_id, created_at DESC);
CREATE INDEX paper_sets_expiry ON public.paper_sets USING btree (expires_at);

CREATE TABLE partner_launches (
  partner_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL
);
ALTER TABLE partner_launches ADD CONSTRAINT partner_launches_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id);
ALTER TABLE partner_launches ADD CONSTRAINT partner_launches_pkey PRIMARY KEY (partner_id, token_hash);
CREATE INDEX partner_launches_expired ON public.partner_launches USING btree (expires_at);

CREATE TABLE partner_learners (
  partner_id uuid NOT NULL,
  learner_id character varying(200) NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  launched_at timestamp with time zone NOT NULL
);
ALTER TABLE partner_learners ADD CONSTRAINT partner_learners_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id);
ALTER TABLE partner_learners ADD CONSTRAINT partner_learners_pkey PRIMARY KEY (partner_id, learner_id);
ALTER TABLE partner_learners ADD CONSTRAINT partner_learners_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
CREATE UNIQUE INDEX partner_learners_user ON public.partner_learners USING btree (user_id, partner_id);

CREATE TABLE partner_secrets (
  id uuid NOT NULL,
  partner_id uuid NOT NULL,
  secret_hash bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone,
  secret_encrypted bytea,
  hint character varying(4),
  last_used_at timestamp with time zone
);
ALTER TABLE partner_secrets ADD CONSTRAINT partner_secrets_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id);
ALTER TABLE partner_secrets ADD CONSTRAINT partner_secrets_pkey PRIMARY KEY (id);
CREATE INDEX partner_secrets_partner ON public.partner_secrets USING btree (partner_id, created_at DESC);

CREATE TABLE partners (
  id uuid NOT NULL,
  slug character varying(50) NOT NULL,
  name character varying(100) NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold((((name)::text || ' '::text) || (slug)::text))) STORED,
  logo_media text,
  client_app_id text NOT NULL,
  allowed_origins text[] NOT NULL DEFAULT '{}'::text[],
  status text NOT NULL DEFAULT 'ACTIVE'::text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  callback_url character varying(500)
);
ALTER TABLE partners ADD CONSTRAINT partners_client_app_id_key UNIQUE (client_app_id);
ALTER TABLE partners ADD CONSTRAINT partners_logo_media_fkey FOREIGN KEY (logo_media) REFERENCES media(id);
ALTER TABLE partners ADD CONSTRAINT partners_pkey PRIMARY KEY (id);
ALTER TABLE partners ADD CONSTRAINT partners_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'DISABLED'::text])));
CREATE UNIQUE INDEX partners_slug ON public.partners USING btree (slug);

CREATE TABLE payment_ledger (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_id uuid NOT NULL,
  kind text NOT NULL,
  amount integer NOT NULL,
  at timestamp with time zone NOT NULL,
  transaction_no text,
  actor_id uuid,
  reason text
);
ALTER TABLE payment_ledger ADD CONSTRAINT payment_ledger_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);
ALTER TABLE payment_ledger ADD CONSTRAINT payment_ledger_check CHECK (((kind = 'PAID'::text) = (amount >= 0)));
ALTER TABLE payment_ledger ADD CONSTRAINT payment_ledger_kind_check CHECK ((kind = ANY (ARRAY['PAID'::text, 'REFUNDED'::text])));
ALTER TABLE payment_ledger ADD CONSTRAINT payment_ledger_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE payment_ledger ADD CONSTRAINT payment_ledger_pkey PRIMARY KEY (id);
CREATE INDEX payment_ledger_order ON public.payment_ledger USING btree (order_id, id);
CREATE UNIQUE INDEX payment_ledger_paid ON public.payment_ledger USING btree (order_id) WHERE (kind = 'PAID'::text);
CREATE INDEX payment_ledger_refunds ON public.payment_ledger USING btree (at) INCLUDE (order_id, amount) WHERE (kind = 'REFUNDED'::text);
CREATE TRIGGER payment_ledger_append_only BEFORE DELETE OR UPDATE ON public.payment_ledger FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_ledger_kept BEFORE TRUNCATE ON public.payment_ledger FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_ledger_refunds_summed AFTER INSERT ON public.payment_ledger FOR EACH ROW WHEN ((new.kind = 'REFUNDED'::text)) EXECUTE FUNCTION keep_refund_sums();

CREATE TABLE payment_notifications (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_id uuid NOT NULL,
  response_code text NOT NULL,
  transaction_status text NOT NULL,
  transaction_no text NOT NULL,
  bank_code text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  tries integer NOT NULL DEFAULT 0,
  last_error text
);
ALTER TABLE payment_notifications ADD CONSTRAINT payment_notifications_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE payment_notifications ADD CONSTRAINT payment_notifications_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX payment_notifications_once ON public.payment_notifications USING btree (order_id, response_code, transaction_status, transaction_no, bank_code);
CREATE INDEX payment_notifications_open ON public.payment_notifications USING btree (order_id, id) WHERE (settled_at IS NULL);
CREATE INDEX payment_notifications_waiting ON public.payment_notifications USING btree (id) WHERE ((settled_at IS NULL) AND (tries = 0));

CREATE TABLE period_sums (
  day date NOT NULL,
  package_code text NOT NULL,
  started bigint NOT NULL,
  ended bigint NOT NULL
);
CREATE INDEX period_sums_day ON public.period_sums USING btree (day) INCLUDE (package_code, started, ended);

CREATE TABLE place_changes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  key text NOT NULL
);
ALTER TABLE place_changes ADD CONSTRAINT place_changes_pkey PRIMARY KEY (id);

CREATE TABLE practice_downloads (
  user_id uuid NOT NULL,
  exam_id uuid NOT NULL,
  downloaded_at timestamp with time zone NOT NULL
);
ALTER TABLE practice_downloads ADD CONSTRAINT practice_downloads_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id);
ALTER TABLE practice_downloads ADD CONSTRAINT practice_downloads_pkey PRIMARY KEY (user_id, exam_id);
ALTER TABLE practice_downloads ADD CONSTRAINT practice_downloads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

CREATE TABLE practice_mails (
  owner_id uuid NOT NULL,
  exam_id uuid NOT NULL,
  student_id uuid NOT NULL,
  sent_at timestamp with time zone NOT NULL
);
ALTER TABLE practice_mails ADD CONSTRAINT practice_mails_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id);
ALTER TABLE practice_mails ADD CONSTRAINT practice_mails_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE practice_mails ADD CONSTRAINT practice_mails_pkey PRIMARY KEY (owner_id, exam_id, student_id);
ALTER TABLE practice_mails ADD CONSTRAINT practice_mails_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id);
CREATE INDEX practice_mails_sent ON public.practice_mails USING btree (owner_id, sent_at);

CREATE TABLE projector_links (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  revision integer NOT NULL DEFAULT 0,
  number integer NOT NULL DEFAULT 0,
  shown boolean NOT NULL DEFAULT false,
  trying boolean NOT NULL DEFAULT false,
  named boolean NOT NULL DEFAULT false,
  screen_seen_at timestamp with time zone,
  remote_seen_at timestamp with time zone
);
ALTER TABLE projector_links ADD CONSTRAINT projector_links_owner_id_assignment_id_fkey FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments(owner_id, id) ON DELETE CASCADE;
ALTER TABLE projector_links ADD CONSTRAINT projector_links_pkey PRIMARY KEY (owner_id, assignment_id);

CREATE TABLE provinces (
  version text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  name_en text NOT NULL,
  valid_from date,
  valid_to date,
  merged_into text
);
ALTER TABLE provinces ADD CONSTRAINT provinces_pkey PRIMARY KEY (version, code);
ALTER TABLE provinces ADD CONSTRAINT provinces_version_check CHECK ((version = ANY (ARRAY['2025'::text, 'before-2025'::text])));

CREATE TABLE publishers (
  code text NOT NULL,
  name text NOT NULL,
  position integer NOT NULL,
  name_en text,
  state text NOT NULL DEFAULT 'SHOWN'::text,
  revision integer NOT NULL DEFAULT 1,
  shipped boolean NOT NULL DEFAULT true,
  search text NOT NULL GENERATED ALWAYS AS (fold(((((name || ' '::text) || COALESCE(name_en, ''::text)) || ' '::text) || code))) STORED
);
ALTER TABLE publishers ADD CONSTRAINT publishers_pkey PRIMARY KEY (code);
ALTER TABLE publishers ADD CONSTRAINT publishers_state_check CHECK ((state = ANY (ARRAY['SHOWN'::text, 'HIDDEN'::text])));

CREATE TABLE push_subscriptions (
  session_id uuid NOT NULL,
  user_id uuid NOT NULL,
  endpoint text NOT NULL,
  public_key bytea NOT NULL,
  auth_secret bytea NOT NULL,
  created_at timestamp with time zone NOT NULL
);
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_auth_secret_check CHECK ((length(auth_secret) = 16));
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_endpoint_check CHECK ((length(endpoint) <= 500));
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (session_id);
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_public_key_check CHECK ((length(public_key) = 65));
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE UNIQUE INDEX push_subscriptions_endpoint ON public.push_subscriptions USING btree (endpoint);
CREATE INDEX push_subscriptions_user ON public.push_subscriptions USING btree (user_id);

CREATE TABLE question_difficulty (
  question_id uuid NOT NULL,
  answers integer NOT NULL,
  points bigint NOT NULL,
  most bigint NOT NULL,
  measured_at timestamp with time zone NOT NULL
);
ALTER TABLE question_difficulty ADD CONSTRAINT question_difficulty_answers_check CHECK ((answers >= 0));
ALTER TABLE question_difficulty ADD CONSTRAINT question_difficulty_most_check CHECK ((most >= 0));
ALTER TABLE question_difficulty ADD CONSTRAINT question_difficulty_pkey PRIMARY KEY (question_id);
ALTER TABLE question_difficulty ADD CONSTRAINT question_difficulty_points_check CHECK ((points >= 0));
ALTER TABLE question_difficulty ADD CONSTRAINT question_difficulty_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE;
CREATE INDEX question_difficulty_measured ON public.question_difficulty USING btree (measured_at);

CREATE TABLE question_distinctions (
  first_id uuid NOT NULL,
  second_id uuid NOT NULL,
  told_at timestamp with time zone NOT NULL
);
ALTER TABLE question_distinctions ADD CONSTRAINT question_distinctions_check CHECK ((first_id < second_id));
ALTER TABLE question_distinctions ADD CONSTRAINT question_distinctions_first_id_fkey FOREIGN KEY (first_id) REFERENCES questions(id) ON DELETE CASCADE;
ALTER TABLE question_distinctions ADD CONSTRAINT question_distinctions_pkey PRIMARY KEY (first_id, second_id);
ALTER TABLE question_distinctions ADD CONSTRAINT question_distinctions_second_id_fkey FOREIGN KEY (second_id) REFERENCES questions(id) ON DELETE CASCADE;
CREATE INDEX question_distinctions_second ON public.question_distinctions USING btree (second_id);

CREATE TABLE question_findings (
  question_id uuid NOT NULL,
  version integer NOT NULL,
  findings jsonb NOT NULL,
  checked_at timestamp with time zone NOT NULL
);
ALTER TABLE question_findings ADD CONSTRAINT question_findings_pkey PRIMARY KEY (question_id);
ALTER TABLE question_findings ADD CONSTRAINT question_findings_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE;
CREATE INDEX question_findings_found ON public.question_findings USING btree (question_id) WHERE (findings <> '[]'::jsonb);

CREATE TABLE question_import_files (
  import_id uuid NOT NULL,
  n integer NOT NULL,
  media_type text NOT NULL,
  media_id text,
  bytes bytea,
  stored_as text
);
ALTER TABLE question_import_files ADD CONSTRAINT question_import_files_import_id_fkey FOREIGN KEY (import_id) REFERENCES question_imports(id) ON DELETE CASCADE;
ALTER TABLE question_import_files ADD CONSTRAINT question_import_files_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE SET NULL;
ALTER TABLE question_import_files ADD CONSTRAINT question_import_files_pkey PRIMARY KEY (import_id, n);
CREATE INDEX question_import_files_media ON public.question_import_files USING btree (media_id) WHERE (media_id IS NOT NULL);
CREATE TRIGGER question_import_file_gone AFTER DELETE ON public.question_import_files FOR EACH ROW WHEN ((old.stored_as IS NOT NULL)) EXECUTE FUNCTION note_file_to_remove();

CREATE TABLE question_imports (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  file_name text NOT NULL,
  format text NOT NULL,
  rows jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  imported_at timestamp with time zone,
  imported integer NOT NULL DEFAULT 0,
  paper jsonb,
  changes jsonb NOT NULL DEFAULT '{"keys": {}, "aside": [], "edits": {}, "levels": {}, "pieces": {}, "objects": {}}'::jsonb,
  exam_id uuid,
  source bytea,
  stored_as text
);
ALTER TABLE question_imports ADD CONSTRAINT question_imports_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id) ON DELETE SET NULL;
ALTER TABLE question_imports ADD CONSTRAINT question_imports_format_check CHECK ((format = ANY (ARRAY['GIFT'::text, 'SHEET'::text, 'WORD'::text, 'TEXT'::text])));
ALTER TABLE question_imports ADD CONSTRAINT question_imports_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE question_imports ADD CONSTRAINT question_imports_pkey PRIMARY KEY (id);
CREATE INDEX question_imports_exam ON public.question_imports USING btree (exam_id) WHERE (exam_id IS NOT NULL);
CREATE INDEX question_imports_owner ON public.question_imports USING btree (owner_id, created_at DESC);
CREATE TRIGGER question_import_changed AFTER UPDATE OF stored_as ON public.question_imports FOR EACH ROW WHEN (((old.stored_as IS NOT NULL) AND (old.stored_as IS DISTINCT FROM new.stored_as))) EXECUTE FUNCTION note_file_to_remove();
CREATE TRIGGER question_import_gone AFTER DELETE ON public.question_imports FOR EACH ROW WHEN ((old.stored_as IS NOT NULL)) EXECUTE FUNCTION note_file_to_remove();

CREATE TABLE question_keys (
  question_id uuid NOT NULL,
  version integer NOT NULL,
  answer_key jsonb NOT NULL,
  template jsonb
);
ALTER TABLE question_keys ADD CONSTRAINT question_keys_pkey PRIMARY KEY (question_id, version);
ALTER TABLE question_keys ADD CONSTRAINT question_keys_question_id_version_fkey FOREIGN KEY (question_id, version) REFERENCES question_versions(question_id, version);
CREATE TRIGGER question_keys_media AFTER INSERT OR UPDATE OF answer_key ON public.question_keys FOR EACH ROW EXECUTE FUNCTION keep_media_of_question();

CREATE TABLE question_media (
  media_id text NOT NULL,
  question_id uuid NOT NULL,
  of_key boolean NOT NULL
);
ALTER TABLE question_media ADD CONSTRAINT question_media_pkey PRIMARY KEY (media_id, question_id);
ALTER TABLE question_media ADD CONSTRAINT question_media_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE;
CREATE INDEX question_media_question ON public.question_media USING btree (question_id);

CREATE TABLE question_reports (
  id uuid NOT NULL,
  question_id uuid NOT NULL,
  version integer NOT NULL,
  reporter_id uuid NOT NULL,
  role text NOT NULL,
  kind text NOT NULL,
  words text NOT NULL,
  made_at timestamp with time zone NOT NULL,
  verdict_id uuid
);
ALTER TABLE question_reports ADD CONSTRAINT question_reports_kind_check CHECK ((kind = ANY (ARRAY['WRONG_KEY'::text, 'TWO_ANSWERS'::text, 'TEXT'::text, 'MEDIA'::text, 'OTHER'::text])));
ALTER TABLE question_reports ADD CONSTRAINT question_reports_pkey PRIMARY KEY (id);
ALTER TABLE question_reports ADD CONSTRAINT question_reports_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE;
ALTER TABLE question_reports ADD CONSTRAINT question_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id);
ALTER TABLE question_reports ADD CONSTRAINT question_reports_role_check CHECK ((role = ANY (ARRAY['STUDENT'::text, 'TEACHER'::text])));
ALTER TABLE question_reports ADD CONSTRAINT question_reports_verdict_id_fkey FOREIGN KEY (verdict_id) REFERENCES question_verdicts(id) ON DELETE CASCADE;
CREATE UNIQUE INDEX question_reports_open ON public.question_reports USING btree (question_id, reporter_id) WHERE (verdict_id IS NULL);
CREATE INDEX question_reports_reporter ON public.question_reports USING btree (reporter_id, made_at);
CREATE INDEX question_reports_verdict ON public.question_reports USING btree (verdict_id) WHERE (verdict_id IS NOT NULL);

CREATE TABLE question_statistics (
  question_id uuid NOT NULL,
  version integer NOT NULL,
  n integer NOT NULL,
  tests integer NOT NULL,
  share double precision NOT NULL,
  rest_r real,
  rest_low real,
  rest_high real,
  flags jsonb NOT NULL DEFAULT '[]'::jsonb,
  computed_at timestamp with time zone NOT NULL,
  suspicions jsonb NOT NULL DEFAULT '[]'::jsonb,
  suspicion_weight real NOT NULL DEFAULT 0
);
ALTER TABLE question_statistics ADD CONSTRAINT question_statistics_flags_check CHECK ((jsonb_typeof(flags) = 'array'::text));
ALTER TABLE question_statistics ADD CONSTRAINT question_statistics_n_check CHECK ((n >= 0));
ALTER TABLE question_statistics ADD CONSTRAINT question_statistics_pkey PRIMARY KEY (question_id);
ALTER TABLE question_statistics ADD CONSTRAINT question_statistics_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE;
ALTER TABLE question_statistics ADD CONSTRAINT question_statistics_share_check CHECK (((share >= (0)::double precision) AND (share <= (1)::double precision)));
ALTER TABLE question_statistics ADD CONSTRAINT question_statistics_tests_check CHECK ((tests >= 0));
CREATE INDEX question_statistics_computed ON public.question_statistics USING btree (computed_at);
CREATE INDEX question_statistics_flagged ON public.question_statistics USING btree (question_id) WHERE (flags <> '[]'::jsonb);
CREATE INDEX question_statistics_suspected ON public.question_statistics USING btree (question_id) WHERE (suspicions <> '[]'::jsonb);

CREATE TABLE question_verdicts (
  id uuid NOT NULL,
  question_id uuid NOT NULL,
  version integer NOT NULL,
  verdict text NOT NULL,
  reason text NOT NULL,
  made_by uuid NOT NULL,
  made_at timestamp with time zone NOT NULL,
  undone_at timestamp with time zone
);
ALTER TABLE question_verdicts ADD CONSTRAINT question_verdicts_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id);
ALTER TABLE question_verdicts ADD CONSTRAINT question_verdicts_pkey PRIMARY KEY (id);
ALTER TABLE question_verdicts ADD CONSTRAINT question_verdicts_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE;
ALTER TABLE question_verdicts ADD CONSTRAINT question_verdicts_verdict_check CHECK ((verdict = ANY (ARRAY['CORRECTED'::text, 'DISMISSED'::text, 'RETIRED'::text])));
CREATE INDEX question_verdicts_dismissed ON public.question_verdicts USING btree (made_at) WHERE ((verdict = 'DISMISSED'::text) AND (undone_at IS NULL));
CREATE INDEX question_verdicts_question ON public.question_verdicts USING btree (question_id, made_at DESC);

CREATE TABLE question_versions (
  question_id uuid NOT NULL,
  version integer NOT NULL,
  schema_version integer NOT NULL,
  content jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  created_by uuid,
  restored_from integer
);
ALTER TABLE question_versions ADD CONSTRAINT question_versions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);
ALTER TABLE question_versions ADD CONSTRAINT question_versions_pkey PRIMARY KEY (question_id, version);
ALTER TABLE question_versions ADD CONSTRAINT question_versions_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id);
CREATE TRIGGER question_versions_media AFTER INSERT OR UPDATE OF content ON public.question_versions FOR EACH ROW EXECUTE FUNCTION keep_media_of_question();

CREATE TABLE questions (
  id uuid NOT NULL,
  scope text NOT NULL,
  owner_id uuid,
  privacy text NOT NULL DEFAULT 'PRIVATE'::text,
  type text NOT NULL,
  name character varying(255) NOT NULL DEFAULT ''::character varying,
  grade_id text,
  subject text NOT NULL,
  skill text NOT NULL,
  difficulty text NOT NULL DEFAULT 'NA'::text,
  cefr text NOT NULL DEFAULT 'NA'::text,
  series_id text,
  publisher text NOT NULL DEFAULT 'NA'::text,
  exam_family text NOT NULL DEFAULT 'NA'::text,
  test_category text NOT NULL DEFAULT 'NA'::text,
  labels text[] NOT NULL DEFAULT '{}'::text[],
  keywords text[] NOT NULL DEFAULT '{}'::text[],
  author text NOT NULL DEFAULT ''::text,
  summary text NOT NULL,
  search text NOT NULL,
  items integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  uses integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  author_search text NOT NULL GENERATED ALWAYS AS (fold(author)) STORED,
  text_hash bytea,
  sketch integer[],
  import_id uuid,
  family text,
  topic_id text,
  pool text
);
ALTER TABLE questions ADD CONSTRAINT questions_check CHECK (((scope = 'USER'::text) <= (owner_id IS NOT NULL)));
ALTER TABLE questions ADD CONSTRAINT questions_difficulty_check CHECK ((difficulty = ANY (ARRAY['NA'::text, 'M1'::text, 'M2'::text, 'M3'::text, 'M4'::text])));
ALTER TABLE questions ADD CONSTRAINT questions_grade_id_fkey FOREIGN KEY (grade_id) REFERENCES grades(id);
ALTER TABLE questions ADD CONSTRAINT questions_import_id_fkey FOREIGN KEY (import_id) REFERENCES question_imports(id) ON DELETE SET NULL;
ALTER TABLE questions ADD CONSTRAINT questions_items_check CHECK ((items > 0));
ALTER TABLE questions ADD CONSTRAINT questions_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE questions ADD CONSTRAINT questions_pkey PRIMARY KEY (id);
ALTER TABLE questions ADD CONSTRAINT questions_pool_check CHECK ((pool = ANY (ARRAY['EXAM'::text, 'PRACTICE'::text])));
ALTER TABLE questions ADD CONSTRAINT questions_privacy_check CHECK ((privacy = ANY (ARRAY['PRIVATE'::text, 'PUBLIC'::text])));
ALTER TABLE questions ADD CONSTRAINT questions_publisher_fkey FOREIGN KEY (publisher) REFERENCES publishers(code);
ALTER TABLE questions ADD CONSTRAINT questions_scope_check CHECK ((scope = ANY (ARRAY['SYSTEM'::text, 'USER'::text])));
ALTER TABLE questions ADD CONSTRAINT questions_series_id_fkey FOREIGN KEY (series_id) REFERENCES series(id);
ALTER TABLE questions ADD CONSTRAINT questions_skill_check CHECK (
CASE subject
    WHEN 'MATH'::text THEN (skill = ANY (ARRAY['NU'::text, 'GE'::text, 'ST'::text, 'CA'::text]))
    ELSE (skill = ANY (ARRAY['PR'::text, 'VO'::text, 'GR'::text, 'RE'::text, 'WR'::text, 'LI'::text, 'SP'::text]))
END);
ALTER TABLE questions ADD CONSTRAINT questions_subject_check CHECK ((subject = ANY (ARRAY['ENGLISH'::text, 'MATH'::text])));
ALTER TABLE questions ADD CONSTRAINT questions_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id);
CREATE INDEX questions_author ON public.questions USING gin (author_search gin_trgm_ops) WHERE ((deleted_at IS NULL) AND (author_search <> ''::text));
CREATE INDEX questions_cefr ON public.questions USING btree (cefr) WHERE (deleted_at IS NULL);
CREATE INDEX questions_exam_family ON public.questions USING btree (exam_family) WHERE (deleted_at IS NULL);
CREATE INDEX questions_family ON public.questions USING btree (family) WHERE (family IS NOT NULL);
CREATE INDEX questions_fill ON public.questions USING btree (subject, grade_id, skill, difficulty) INCLUDE (scope, owner_id, pool, updated_at, created_at) WHERE (deleted_at IS NULL);
CREATE INDEX questions_hash_mine ON public.questions USING btree (owner_id, text_hash, id) WHERE ((scope = 'USER'::text) AND (deleted_at IS NULL));
CREATE INDEX questions_hash_system ON public.questions USING btree (text_hash, id) WHERE ((scope = 'SYSTEM'::text) AND (deleted_at IS NULL));
CREATE INDEX questions_import ON public.questions USING btree (import_id, updated_at DESC, id DESC) WHERE (import_id IS NOT NULL);
CREATE INDEX questions_labels ON public.questions USING gin (labels) WHERE (deleted_at IS NULL);
CREATE INDEX questions_mine ON public.questions USING btree (owner_id, updated_at DESC, id DESC) INCLUDE (skill, difficulty, grade_id, type, cefr, subject, series_id, publisher, exam_family, test_category, privacy, labels, author_search) WHERE ((scope = 'USER'::text) AND (deleted_at IS NULL));
CREATE INDEX questions_owner ON public.questions USING btree (owner_id) WHERE (deleted_at IS NULL);
CREATE INDEX questions_publisher ON public.questions USING btree (publisher) WHERE (deleted_at IS NULL);
CREATE INDEX questions_search ON public.questions USING gin (search gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE INDEX questions_series ON public.questions USING btree (series_id) WHERE (deleted_at IS NULL);
CREATE INDEX questions_shared ON public.questions USING btree (updated_at DESC, id DESC) INCLUDE (skill, difficulty, grade_id, type, cefr, subject, series_id, publisher, exam_family, test_category, privacy, owner_id, labels, author_search) WHERE ((scope = 'USER'::text) AND (privacy = 'PUBLIC'::text) AND (deleted_at IS NULL));
CREATE INDEX questions_sketch ON public.questions USING gin (sketch) WHERE (deleted_at IS NULL);
CREATE INDEX questions_skill ON public.questions USING btree (skill, difficulty) WHERE (deleted_at IS NULL);
CREATE INDEX questions_system ON public.questions USING btree (updated_at DESC, id DESC) INCLUDE (skill, difficulty, grade_id, type, cefr, subject, series_id, publisher, exam_family, test_category, privacy, owner_id, labels, author_search) WHERE ((scope = 'SYSTEM'::text) AND (deleted_at IS NULL));
CREATE INDEX questions_system_owner ON public.questions USING btree (owner_id) WHERE ((scope = 'SYSTEM'::text) AND (deleted_at IS NULL));
CREATE INDEX questions_test_category ON public.questions USING btree (test_category) WHERE (deleted_at IS NULL);
CREATE INDEX questions_topic ON public.questions USING btree (topic_id, difficulty, type) WHERE ((deleted_at IS NULL) AND (topic_id IS NOT NULL));
CREATE INDEX questions_trash ON public.questions USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX questions_trash_mine ON public.questions USING btree (owner_id, deleted_at DESC, id DESC) WHERE ((scope = 'USER'::text) AND (deleted_at IS NOT NULL));
CREATE INDEX questions_trash_system ON public.questions USING btree (deleted_at DESC, id DESC) WHERE ((scope = 'SYSTEM'::text) AND (deleted_at IS NOT NULL));
CREATE INDEX questions_type ON public.questions USING btree (type) WHERE (deleted_at IS NULL);
CREATE INDEX questions_unsketched ON public.questions USING btree (id) WHERE (sketch IS NULL);
CREATE INDEX questions_used ON public.questions USING btree (scope, uses DESC, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX questions_without_pool ON public.questions USING btree (id) WHERE ((scope = 'SYSTEM'::text) AND (pool IS NULL));
CREATE TRIGGER questions_measured AFTER UPDATE OF version ON public.questions FOR EACH ROW WHEN ((old.version IS DISTINCT FROM new.version)) EXECUTE FUNCTION note_question_to_measure();

CREATE TABLE questions_to_measure (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  question_id uuid NOT NULL
);
ALTER TABLE questions_to_measure ADD CONSTRAINT questions_to_measure_pkey PRIMARY KEY (id);

CREATE TABLE quotes (
  id uuid NOT NULL,
  number text NOT NULL,
  customer_id uuid,
  request_id uuid,
  made_by uuid NOT NULL,
  made_at timestamp with time zone NOT NULL,
  content jsonb NOT NULL
);
ALTER TABLE quotes ADD CONSTRAINT quotes_check CHECK ((num_nonnulls(customer_id, request_id) = 1));
ALTER TABLE quotes ADD CONSTRAINT quotes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES users(id);
ALTER TABLE quotes ADD CONSTRAINT quotes_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id);
ALTER TABLE quotes ADD CONSTRAINT quotes_number_key UNIQUE (number);
ALTER TABLE quotes ADD CONSTRAINT quotes_pkey PRIMARY KEY (id);
ALTER TABLE quotes ADD CONSTRAINT quotes_request_id_fkey FOREIGN KEY (request_id) REFERENCES user_requests(id) ON DELETE CASCADE;
CREATE INDEX quotes_customer ON public.quotes USING btree (customer_id, made_at DESC, id DESC) WHERE (customer_id IS NOT NULL);
CREATE INDEX quotes_maker ON public.quotes USING btree (made_by);
CREATE INDEX quotes_request ON public.quotes USING btree (request_id, made_at DESC, id DESC) WHERE (request_id IS NOT NULL);

CREATE TABLE recordings (
  id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  question_id uuid NOT NULL,
  item text NOT NULL,
  mime text NOT NULL,
  max_bytes integer NOT NULL,
  bytes integer NOT NULL DEFAULT 0,
  seconds real,
  late boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  owner_id uuid NOT NULL,
  file_id uuid NOT NULL
);
ALTER TABLE recordings ADD CONSTRAINT recordings_check CHECK (((bytes >= 0) AND (bytes <= max_bytes)));
ALTER TABLE recordings ADD CONSTRAINT recordings_mime_check CHECK ((mime = ANY (ARRAY['audio/webm'::text, 'audio/mp4'::text])));
ALTER TABLE recordings ADD CONSTRAINT recordings_owner_id_attempt_id_fkey FOREIGN KEY (owner_id, attempt_id) REFERENCES attempts(owner_id, id);
ALTER TABLE recordings ADD CONSTRAINT recordings_pkey PRIMARY KEY (owner_id, id);
CREATE INDEX recordings_attempt ON public.recordings USING btree (owner_id, attempt_id);
CREATE INDEX recordings_created ON public.recordings USING btree (created_at);

CREATE TABLE refund_requests (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  amount integer NOT NULL,
  reason text NOT NULL,
  actor_id uuid NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone
);
ALTER TABLE refund_requests ADD CONSTRAINT refund_requests_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);
ALTER TABLE refund_requests ADD CONSTRAINT refund_requests_amount_check CHECK ((amount > 0));
ALTER TABLE refund_requests ADD CONSTRAINT refund_requests_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE refund_requests ADD CONSTRAINT refund_requests_pkey PRIMARY KEY (id);
CREATE INDEX refund_requests_open ON public.refund_requests USING btree (asked_at) WHERE (settled_at IS NULL);
CREATE INDEX refund_requests_order ON public.refund_requests USING btree (order_id);

CREATE TABLE refund_sums (
  day date NOT NULL,
  refunds bigint NOT NULL,
  refunded bigint NOT NULL
);
CREATE INDEX refund_sums_day ON public.refund_sums USING btree (day) INCLUDE (refunds, refunded);

CREATE TABLE regrade_offers (
  owner_id uuid NOT NULL,
  id uuid NOT NULL,
  exam_version_id uuid NOT NULL,
  question_id uuid NOT NULL,
  version integer NOT NULL,
  amendment jsonb,
  reason text NOT NULL,
  made_at timestamp with time zone NOT NULL,
  answer text,
  answered_at timestamp with time zone
);
ALTER TABLE regrade_offers ADD CONSTRAINT regrade_offers_answer_check CHECK ((answer = ANY (ARRAY['ACCEPTED'::text, 'KEPT'::text])));
ALTER TABLE regrade_offers ADD CONSTRAINT regrade_offers_exam_version_id_fkey FOREIGN KEY (exam_version_id) REFERENCES exam_versions(id);
ALTER TABLE regrade_offers ADD CONSTRAINT regrade_offers_owner_id_exam_version_id_question_id_version_key UNIQUE (owner_id, exam_version_id, question_id, version);
ALTER TABLE regrade_offers ADD CONSTRAINT regrade_offers_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE regrade_offers ADD CONSTRAINT regrade_offers_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE regrade_offers ADD CONSTRAINT regrade_offers_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE;
CREATE INDEX regrade_offers_question ON public.regrade_offers USING btree (question_id, version) WHERE (answer IS NULL);

CREATE TABLE regrades (
  owner_id uuid NOT NULL,
  id uuid NOT NULL,
  exam_version_id uuid NOT NULL,
  number integer NOT NULL,
  made_at_assignment uuid NOT NULL,
  question_id uuid NOT NULL,
  item text NOT NULL,
  change jsonb NOT NULL,
  assignment_id uuid,
  student_id uuid,
  raise_only boolean NOT NULL,
  reason text NOT NULL,
  raised integer NOT NULL,
  lowered integer NOT NULL,
  bank_version integer,
  made_by uuid NOT NULL,
  made_at timestamp with time zone NOT NULL,
  undone_by uuid,
  undone_at timestamp with time zone
);
ALTER TABLE regrades ADD CONSTRAINT regrades_check CHECK (((student_id IS NULL) OR (assignment_id IS NOT NULL)));
ALTER TABLE regrades ADD CONSTRAINT regrades_check1 CHECK (((undone_at IS NULL) = (undone_by IS NULL)));
ALTER TABLE regrades ADD CONSTRAINT regrades_exam_version_id_fkey FOREIGN KEY (exam_version_id) REFERENCES exam_versions(id);
ALTER TABLE regrades ADD CONSTRAINT regrades_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id);
ALTER TABLE regrades ADD CONSTRAINT regrades_number_check CHECK ((number > 0));
ALTER TABLE regrades ADD CONSTRAINT regrades_owner_id_assignment_id_fkey FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments(owner_id, id);
ALTER TABLE regrades ADD CONSTRAINT regrades_owner_id_exam_version_id_number_key UNIQUE (owner_id, exam_version_id, number);
ALTER TABLE regrades ADD CONSTRAINT regrades_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE regrades ADD CONSTRAINT regrades_owner_id_made_at_assignment_fkey FOREIGN KEY (owner_id, made_at_assignment) REFERENCES assignments(owner_id, id);
ALTER TABLE regrades ADD CONSTRAINT regrades_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE regrades ADD CONSTRAINT regrades_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id);
ALTER TABLE regrades ADD CONSTRAINT regrades_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES users(id);

CREATE UNLOGGED TABLE request_windows (
  key text COLLATE "C" NOT NULL,
  minute timestamp with time zone NOT NULL,
  requests integer NOT NULL
);
ALTER TABLE request_windows ADD CONSTRAINT request_windows_pkey PRIMARY KEY (key, minute);
CREATE INDEX request_windows_minute ON public.request_windows USING btree (minute);

CREATE UNLOGGED TABLE room_changes (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  student_id uuid,
  change xid8 NOT NULL DEFAULT pg_current_xact_id(),
  at timestamp with time zone NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX room_changes_change ON public.room_changes USING btree (owner_id, assignment_id, change);

CREATE TABLE roster_import_rows (
  import_id uuid NOT NULL,
  n integer NOT NULL,
  kind text NOT NULL,
  line integer,
  sourced_id character varying(255) COLLATE "C" NOT NULL,
  name character varying(200) NOT NULL,
  fate text NOT NULL,
  code text,
  data jsonb NOT NULL,
  facts jsonb NOT NULL,
  target uuid
);
ALTER TABLE roster_import_rows ADD CONSTRAINT roster_import_rows_fate_check CHECK ((fate = ANY (ARRAY['NEW'::text, 'CHANGED'::text, 'UNCHANGED'::text, 'ENDS'::text, 'REFUSED'::text])));
ALTER TABLE roster_import_rows ADD CONSTRAINT roster_import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES roster_imports(id) ON DELETE CASCADE;
ALTER TABLE roster_import_rows ADD CONSTRAINT roster_import_rows_pkey PRIMARY KEY (import_id, n);
CREATE INDEX roster_import_rows_fate ON public.roster_import_rows USING btree (import_id, fate, n);
CREATE INDEX roster_import_rows_user ON public.roster_import_rows USING btree (import_id, sourced_id) WHERE (kind = 'USER'::text);

CREATE TABLE roster_imports (
  id uuid NOT NULL,
  school_id uuid NOT NULL,
  created_by uuid NOT NULL,
  file_name character varying(255) NOT NULL,
  state text NOT NULL,
  code text,
  counts jsonb NOT NULL,
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  started_at timestamp with time zone,
  finished_at timestamp with time zone
);
ALTER TABLE roster_imports ADD CONSTRAINT roster_imports_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);
ALTER TABLE roster_imports ADD CONSTRAINT roster_imports_pkey PRIMARY KEY (id);
ALTER TABLE roster_imports ADD CONSTRAINT roster_imports_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id);
ALTER TABLE roster_imports ADD CONSTRAINT roster_imports_state_check CHECK ((state = ANY (ARRAY['CHECKED'::text, 'RUNNING'::text, 'DONE'::text, 'FAILED'::text])));
CREATE INDEX roster_imports_created_by ON public.roster_imports USING btree (created_by);
CREATE INDEX roster_imports_school ON public.roster_imports USING btree (school_id, created_at);

CREATE TABLE roster_records (
  school_id uuid NOT NULL,
  kind text NOT NULL,
  sourced_id character varying(255) COLLATE "C" NOT NULL,
  data jsonb NOT NULL,
  active boolean NOT NULL,
  target uuid
);
ALTER TABLE roster_records ADD CONSTRAINT roster_records_kind_check CHECK ((kind = ANY (ARRAY['ORG'::text, 'SESSION'::text, 'USER'::text, 'CLASS'::text, 'ENROLLMENT'::text])));
ALTER TABLE roster_records ADD CONSTRAINT roster_records_pkey PRIMARY KEY (school_id, kind, sourced_id);
ALTER TABLE roster_records ADD CONSTRAINT roster_records_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id);
CREATE INDEX roster_records_enrolments ON public.roster_records USING btree (school_id, ((data ->> 'userId'::text)), ((data ->> 'classId'::text))) WHERE ((kind = 'ENROLLMENT'::text) AND active);
CREATE INDEX roster_records_target ON public.roster_records USING btree (target) WHERE (target IS NOT NULL);

CREATE TABLE sales (
  id uuid NOT NULL,
  package_code text NOT NULL,
  name character varying(100) NOT NULL,
  name_en character varying(100) NOT NULL,
  price integer NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  stopped_at timestamp with time zone,
  revision integer NOT NULL DEFAULT 1,
  created_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL
);
ALTER TABLE sales ADD CONSTRAINT sales_check CHECK ((ends_at > starts_at));
ALTER TABLE sales ADD CONSTRAINT sales_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);
ALTER TABLE sales ADD CONSTRAINT sales_package_code_fkey FOREIGN KEY (package_code) REFERENCES packages(code);
ALTER TABLE sales ADD CONSTRAINT sales_pkey PRIMARY KEY (id);
ALTER TABLE sales ADD CONSTRAINT sales_price_check CHECK ((price > 0));
CREATE INDEX sales_package ON public.sales USING btree (package_code, ends_at);
CREATE INDEX sales_starts ON public.sales USING btree (starts_at DESC, id DESC);

CREATE TABLE sample_exams (
  grade_id text NOT NULL,
  position smallint NOT NULL,
  exam_id uuid NOT NULL
);
ALTER TABLE sample_exams ADD CONSTRAINT sample_exams_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id);
ALTER TABLE sample_exams ADD CONSTRAINT sample_exams_exam_id_key UNIQUE (exam_id);
ALTER TABLE sample_exams ADD CONSTRAINT sample_exams_grade_id_fkey FOREIGN KEY (grade_id) REFERENCES grades(id);
ALTER TABLE sample_exams ADD CONSTRAINT sample_exams_pkey PRIMARY KEY (grade_id, "position");
ALTER TABLE sample_exams ADD CONSTRAINT sample_exams_position_check CHECK ((("position" >= 1) AND ("position" <= 10)));

CREATE TABLE schema_migrations (
  name text NOT NULL,
  sha256 text NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE schema_migrations ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);

CREATE TABLE school_consents (
  user_id uuid NOT NULL,
  school_id uuid NOT NULL,
  way text NOT NULL,
  text_version text NOT NULL,
  given_at timestamp with time zone NOT NULL
);
ALTER TABLE school_consents ADD CONSTRAINT school_consents_pkey PRIMARY KEY (user_id);
ALTER TABLE school_consents ADD CONSTRAINT school_consents_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id);
ALTER TABLE school_consents ADD CONSTRAINT school_consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE school_consents ADD CONSTRAINT school_consents_way_check CHECK ((way = ANY (ARRAY['SIGN_ON'::text, 'ROSTER'::text])));

CREATE TABLE school_invitations (
  id uuid NOT NULL,
  school_id uuid NOT NULL,
  contact character varying(64) NOT NULL,
  role text NOT NULL,
  invited_by uuid,
  invited_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  answer text,
  answered_at timestamp with time zone,
  taken_back_at timestamp with time zone
);
ALTER TABLE school_invitations ADD CONSTRAINT school_invitations_answer_check CHECK ((answer = ANY (ARRAY['ACCEPTED'::text, 'DECLINED'::text])));
ALTER TABLE school_invitations ADD CONSTRAINT school_invitations_check CHECK (((answered_at IS NULL) = (answer IS NULL)));
ALTER TABLE school_invitations ADD CONSTRAINT school_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id);
ALTER TABLE school_invitations ADD CONSTRAINT school_invitations_pkey PRIMARY KEY (id);
ALTER TABLE school_invitations ADD CONSTRAINT school_invitations_role_check CHECK ((role = ANY (ARRAY['ADMIN'::text, 'TEACHER'::text])));
ALTER TABLE school_invitations ADD CONSTRAINT school_invitations_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id);
CREATE INDEX school_invitations_by ON public.school_invitations USING btree (invited_by);
CREATE INDEX school_invitations_contact ON public.school_invitations USING btree (contact) WHERE (taken_back_at IS NULL);
CREATE INDEX school_invitations_school ON public.school_invitations USING btree (school_id, invited_at DESC);

CREATE TABLE school_members (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  joined_at timestamp with time zone NOT NULL,
  left_at timestamp with time zone
);
ALTER TABLE school_members ADD CONSTRAINT school_members_check CHECK ((left_at >= joined_at));
ALTER TABLE school_members ADD CONSTRAINT school_members_pkey PRIMARY KEY (school_id, user_id, joined_at);
ALTER TABLE school_members ADD CONSTRAINT school_members_role_check CHECK ((role = ANY (ARRAY['ADMIN'::text, 'TEACHER'::text])));
ALTER TABLE school_members ADD CONSTRAINT school_members_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id);
ALTER TABLE school_members ADD CONSTRAINT school_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
CREATE UNIQUE INDEX school_members_one_school ON public.school_members USING btree (user_id) WHERE (left_at IS NULL);
CREATE INDEX school_members_user ON public.school_members USING btree (user_id, joined_at);
CREATE TRIGGER school_members_changed AFTER INSERT OR DELETE OR UPDATE ON public.school_members FOR EACH ROW EXECUTE FUNCTION tell_actor_changed();
CREATE TRIGGER school_members_periods AFTER INSERT OR DELETE OR UPDATE ON public.school_members FOR EACH ROW EXECUTE FUNCTION keep_package_periods();

CREATE TABLE school_sign_ons (
  id uuid NOT NULL,
  school_id uuid NOT NULL,
  provider text NOT NULL,
  organisation character varying(255) NOT NULL,
  consent_version text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  created_by uuid
);
ALTER TABLE school_sign_ons ADD CONSTRAINT school_sign_ons_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);
ALTER TABLE school_sign_ons ADD CONSTRAINT school_sign_ons_pkey PRIMARY KEY (id);
ALTER TABLE school_sign_ons ADD CONSTRAINT school_sign_ons_provider_check CHECK ((provider = ANY (ARRAY['GOOGLE'::text, 'MICROSOFT'::text])));
ALTER TABLE school_sign_ons ADD CONSTRAINT school_sign_ons_provider_organisation_key UNIQUE (provider, organisation);
ALTER TABLE school_sign_ons ADD CONSTRAINT school_sign_ons_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id);
CREATE INDEX school_sign_ons_school ON public.school_sign_ons USING btree (school_id);

CREATE TABLE schools (
  id uuid NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  created_by uuid
);
ALTER TABLE schools ADD CONSTRAINT schools_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);
ALTER TABLE schools ADD CONSTRAINT schools_name_check CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 100)));
ALTER TABLE schools ADD CONSTRAINT schools_pkey PRIMARY KEY (id);

CREATE TABLE series (
  id text NOT NULL,
  name text NOT NULL,
  name_en text NOT NULL,
  grade_id text NOT NULL,
  series_group text NOT NULL,
  subject text NOT NULL,
  image_url text,
  image_url_en text,
  eduhome_id text,
  position integer NOT NULL DEFAULT 0,
  coursebook_group text NOT NULL DEFAULT 'GENERAL'::text,
  publisher text NOT NULL DEFAULT 'NA'::text,
  state text NOT NULL DEFAULT 'SHOWN'::text,
  revision integer NOT NULL DEFAULT 1,
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  search text NOT NULL GENERATED ALWAYS AS (fold(((name || ' '::text) || name_en))) STORED
);
ALTER TABLE series ADD CONSTRAINT series_coursebook_group_check CHECK ((coursebook_group = ANY (ARRAY['ELEMENTARY'::text, 'MIDDLE'::text, 'HIGH'::text, 'YOUNG_ADULTS'::text, 'GENERAL'::text])));
ALTER TABLE series ADD CONSTRAINT series_grade_id_fkey FOREIGN KEY (grade_id) REFERENCES grades(id);
ALTER TABLE series ADD CONSTRAINT series_pkey PRIMARY KEY (id);
ALTER TABLE series ADD CONSTRAINT series_series_group_check CHECK ((series_group = ANY (ARRAY['BOOK'::text, 'SUPPLEMENTARY'::text, 'EXTERNAL'::text])));
ALTER TABLE series ADD CONSTRAINT series_state_check CHECK ((state = ANY (ARRAY['SHOWN'::text, 'DRAFT'::text, 'HIDDEN'::text])));
ALTER TABLE series ADD CONSTRAINT series_subject_check CHECK ((subject = ANY (ARRAY['ENGLISH'::text, 'MATH'::text])));
CREATE INDEX series_grade ON public.series USING btree (grade_id);

CREATE TABLE series_changes (
  series_id text NOT NULL,
  revision integer NOT NULL,
  at timestamp with time zone NOT NULL,
  actor_id uuid,
  before jsonb,
  after jsonb NOT NULL
);
ALTER TABLE series_changes ADD CONSTRAINT series_changes_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);
ALTER TABLE series_changes ADD CONSTRAINT series_changes_pkey PRIMARY KEY (series_id, revision);
ALTER TABLE series_changes ADD CONSTRAINT series_changes_series_id_fkey FOREIGN KEY (series_id) REFERENCES series(id) ON DELETE CASCADE;

CREATE TABLE sessions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  access_hash bytea NOT NULL,
  access_expires_at timestamp with time zone NOT NULL,
  refresh_hash bytea NOT NULL,
  previous_refresh_hash bytea,
  rotated_at timestamp with time zone NOT NULL,
  refresh_expires_at timestamp with time zone NOT NULL,
  user_agent text NOT NULL DEFAULT ''::text,
  address text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  revoke_reason text,
  only_assignment_id uuid,
  guest boolean NOT NULL DEFAULT false
);
ALTER TABLE sessions ADD CONSTRAINT sessions_access_hash_key UNIQUE (access_hash);
ALTER TABLE sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE sessions ADD CONSTRAINT sessions_refresh_hash_key UNIQUE (refresh_hash);
ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
CREATE INDEX sessions_ended ON public.sessions USING btree (refresh_expires_at);
CREATE INDEX sessions_previous ON public.sessions USING btree (previous_refresh_hash) WHERE (previous_refresh_hash IS NOT NULL);
CREATE INDEX sessions_revoked ON public.sessions USING btree (revoked_at) WHERE (revoked_at IS NOT NULL);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id) WHERE (revoked_at IS NULL);
CREATE TRIGGER sessions_gone AFTER DELETE ON public.sessions FOR EACH ROW WHEN ((old.revoked_at IS NULL)) EXECUTE FUNCTION tell_actor_changed();
CREATE TRIGGER sessions_revoked AFTER UPDATE OF revoked_at ON public.sessions FOR EACH ROW WHEN (((old.revoked_at IS NULL) AND (new.revoked_at IS NOT NULL))) EXECUTE FUNCTION tell_actor_changed();

CREATE TABLE setting_history (
  key text NOT NULL,
  revision integer NOT NULL,
  at timestamp with time zone NOT NULL,
  actor_id uuid,
  before integer,
  after integer NOT NULL
);
ALTER TABLE setting_history ADD CONSTRAINT setting_history_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);
ALTER TABLE setting_history ADD CONSTRAINT setting_history_key_fkey FOREIGN KEY (key) REFERENCES settings(key);
ALTER TABLE setting_history ADD CONSTRAINT setting_history_pkey PRIMARY KEY (key, revision);

CREATE TABLE settings (
  key text NOT NULL,
  value integer NOT NULL,
  min integer NOT NULL,
  max integer NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE settings ADD CONSTRAINT settings_check CHECK (((value >= min) AND (value <= max)));
ALTER TABLE settings ADD CONSTRAINT settings_pkey PRIMARY KEY (key);
CREATE TRIGGER settings_changed AFTER INSERT OR DELETE OR UPDATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION tell_packages_changed();

CREATE TABLE sheet_layouts (
  owner_id uuid NOT NULL,
  set_id uuid NOT NULL,
  code text NOT NULL,
  page smallint NOT NULL,
  layout_hash text NOT NULL,
  groups jsonb NOT NULL
);
ALTER TABLE sheet_layouts ADD CONSTRAINT sheet_layouts_owner_id_set_id_fkey FOREIGN KEY (owner_id, set_id) REFERENCES paper_sets(owner_id, id) ON DELETE CASCADE;
ALTER TABLE sheet_layouts ADD CONSTRAINT sheet_layouts_page_check CHECK ((page > 0));
ALTER TABLE sheet_layouts ADD CONSTRAINT sheet_layouts_pkey PRIMARY KEY (owner_id, set_id, code, page);

CREATE TABLE sign_in_days (
  user_id uuid NOT NULL,
  day date NOT NULL,
  day_before date NOT NULL
);
ALTER TABLE sign_in_days ADD CONSTRAINT sign_in_days_check CHECK ((day_before < day));
ALTER TABLE sign_in_days ADD CONSTRAINT sign_in_days_pkey PRIMARY KEY (user_id, day);
ALTER TABLE sign_in_days ADD CONSTRAINT sign_in_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE TRIGGER sign_in_days_summed AFTER INSERT OR DELETE OR UPDATE ON public.sign_in_days FOR EACH ROW EXECUTE FUNCTION keep_sign_in_sums();

CREATE TABLE sign_in_failures (
  key text NOT NULL,
  failures integer NOT NULL,
  last_failed_at timestamp with time zone NOT NULL,
  blocked_until timestamp with time zone
);
ALTER TABLE sign_in_failures ADD CONSTRAINT sign_in_failures_pkey PRIMARY KEY (key);

CREATE TABLE sign_in_sums (
  day date NOT NULL,
  day_before date NOT NULL,
  accounts bigint NOT NULL
);
CREATE INDEX sign_in_sums_day ON public.sign_in_sums USING btree (day) INCLUDE (day_before, accounts);

CREATE TABLE sign_ins (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id uuid NOT NULL,
  session_id uuid,
  at timestamp with time zone NOT NULL,
  outcome text NOT NULL,
  browser text,
  system text,
  handheld boolean NOT NULL,
  address text NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold(((((COALESCE(browser, ''::text) || ' '::text) || COALESCE(system, ''::text)) || ' '::text) || address))) STORED
);
ALTER TABLE sign_ins ADD CONSTRAINT sign_ins_outcome_check CHECK ((outcome = ANY (ARRAY['SIGNED_IN'::text, 'WRONG_PASSWORD'::text, 'LOCKED'::text, 'TOO_MANY_DEVICES'::text, 'SIGNED_OUT'::text, 'SIGNED_OUT_ELSEWHERE'::text, 'SIGNED_OUT_BY_ADMIN'::text, 'REPLACED'::text, 'PASSWORD_CHANGED'::text, 'PASSWORD_RESET'::text, 'TOKEN_REUSED'::text, 'ACCOUNT_LOCKED'::text, 'ACCOUNT_CHANGED'::text, 'ACCOUNT_DELETED'::text, 'CONTACT_RESTORED'::text])));
ALTER TABLE sign_ins ADD CONSTRAINT sign_ins_pkey PRIMARY KEY (id);
ALTER TABLE sign_ins ADD CONSTRAINT sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX sign_ins_at ON public.sign_ins USING btree (at);
CREATE INDEX sign_ins_from ON public.sign_ins USING btree (user_id, address) WHERE (outcome = 'SIGNED_IN'::text);
CREATE INDEX sign_ins_succeeded ON public.sign_ins USING btree (at) INCLUDE (user_id) WHERE (outcome = 'SIGNED_IN'::text);
CREATE INDEX sign_ins_user ON public.sign_ins USING btree (user_id, at DESC, id DESC);
CREATE TRIGGER sign_ins_day AFTER INSERT ON public.sign_ins FOR EACH ROW WHEN ((new.outcome = 'SIGNED_IN'::text)) EXECUTE FUNCTION keep_sign_in_day();

CREATE TABLE sign_on_identities (
  provider text NOT NULL,
  subject character varying(255) NOT NULL,
  user_id uuid NOT NULL,
  organisation character varying(255),
  label character varying(255) NOT NULL,
  created_at timestamp with time zone NOT NULL
);
ALTER TABLE sign_on_identities ADD CONSTRAINT sign_on_identities_pkey PRIMARY KEY (provider, subject);
ALTER TABLE sign_on_identities ADD CONSTRAINT sign_on_identities_provider_check CHECK ((provider = ANY (ARRAY['GOOGLE'::text, 'MICROSOFT'::text])));
ALTER TABLE sign_on_identities ADD CONSTRAINT sign_on_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
CREATE UNIQUE INDEX sign_on_identities_user ON public.sign_on_identities USING btree (user_id, provider);

CREATE TABLE sign_on_uses (
  state_hash bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL
);
ALTER TABLE sign_on_uses ADD CONSTRAINT sign_on_uses_pkey PRIMARY KEY (state_hash);
CREATE INDEX sign_on_uses_expires ON public.sign_on_uses USING btree (expires_at);

CREATE TABLE site_texts (
  revision integer NOT NULL,
  at timestamp with time zone NOT NULL,
  actor_id uuid,
  texts jsonb NOT NULL
);
ALTER TABLE site_texts ADD CONSTRAINT site_texts_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);
ALTER TABLE site_texts ADD CONSTRAINT site_texts_pkey PRIMARY KEY (revision);
ALTER TABLE site_texts ADD CONSTRAINT site_texts_revision_check CHECK ((revision > 0));

CREATE TABLE sql_functions (
  name text NOT NULL,
  sha256 text NOT NULL
);
ALTER TABLE sql_functions ADD CONSTRAINT sql_functions_pkey PRIMARY KEY (name);

CREATE TABLE student_imports (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  class_id uuid,
  file_name text NOT NULL,
  file_hash text NOT NULL,
  rows jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  imported_at timestamp with time zone
);
ALTER TABLE student_imports ADD CONSTRAINT student_imports_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id);
ALTER TABLE student_imports ADD CONSTRAINT student_imports_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE student_imports ADD CONSTRAINT student_imports_pkey PRIMARY KEY (id);

CREATE TABLE study_group_students (
  owner_id uuid NOT NULL,
  group_id uuid NOT NULL,
  student_id uuid NOT NULL,
  joined_at timestamp with time zone NOT NULL,
  removed_at timestamp with time zone
);
ALTER TABLE study_group_students ADD CONSTRAINT study_group_students_owner_id_group_id_fkey FOREIGN KEY (owner_id, group_id) REFERENCES study_groups(owner_id, id);
ALTER TABLE study_group_students ADD CONSTRAINT study_group_students_pkey PRIMARY KEY (owner_id, group_id, student_id);
ALTER TABLE study_group_students ADD CONSTRAINT study_group_students_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id);
CREATE INDEX study_group_students_student ON public.study_group_students USING btree (student_id);
CREATE TRIGGER study_group_students_seen_in_room AFTER INSERT OR DELETE OR UPDATE ON public.study_group_students FOR EACH ROW EXECUTE FUNCTION note_row_in_rooms();

CREATE TABLE study_groups (
  owner_id uuid NOT NULL,
  id uuid NOT NULL,
  class_id uuid,
  name character varying(225) NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold((name)::text)) STORED,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone
);
ALTER TABLE study_groups ADD CONSTRAINT study_groups_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id);
ALTER TABLE study_groups ADD CONSTRAINT study_groups_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE study_groups ADD CONSTRAINT study_groups_pkey PRIMARY KEY (owner_id, id);
CREATE INDEX study_groups_class ON public.study_groups USING btree (class_id) WHERE (deleted_at IS NULL);
CREATE INDEX study_groups_id ON public.study_groups USING btree (id);
CREATE UNIQUE INDEX study_groups_name ON public.study_groups USING btree (owner_id, class_id, lower((name)::text)) WHERE (deleted_at IS NULL);

CREATE TABLE sum_checks (
  name text NOT NULL,
  checked_at timestamp with time zone NOT NULL,
  differences integer NOT NULL,
  differed_at timestamp with time zone
);
ALTER TABLE sum_checks ADD CONSTRAINT sum_checks_pkey PRIMARY KEY (name);

CREATE TABLE support_codes (
  user_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  wrong smallint NOT NULL DEFAULT 0
);
ALTER TABLE support_codes ADD CONSTRAINT support_codes_pkey PRIMARY KEY (user_id);
ALTER TABLE support_codes ADD CONSTRAINT support_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

CREATE TABLE support_stays (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  session_id uuid NOT NULL,
  reason text NOT NULL,
  started_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  ended_by text
);
ALTER TABLE support_stays ADD CONSTRAINT support_stays_check CHECK (((ended_at IS NULL) = (ended_by IS NULL)));
ALTER TABLE support_stays ADD CONSTRAINT support_stays_check1 CHECK ((user_id <> staff_id));
ALTER TABLE support_stays ADD CONSTRAINT support_stays_ended_by_check CHECK ((ended_by = ANY (ARRAY['STAFF'::text, 'USER'::text])));
ALTER TABLE support_stays ADD CONSTRAINT support_stays_pkey PRIMARY KEY (id);
ALTER TABLE support_stays ADD CONSTRAINT support_stays_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES users(id);
ALTER TABLE support_stays ADD CONSTRAINT support_stays_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
CREATE INDEX support_stays_session ON public.support_stays USING btree (session_id, ends_at) WHERE (ended_at IS NULL);
CREATE INDEX support_stays_staff ON public.support_stays USING btree (staff_id);
CREATE INDEX support_stays_user ON public.support_stays USING btree (user_id, started_at);

CREATE TABLE system_test_uses (
  owner_id uuid NOT NULL,
  exam_id uuid NOT NULL,
  month date NOT NULL,
  used_at timestamp with time zone NOT NULL
);
ALTER TABLE system_test_uses ADD CONSTRAINT system_test_uses_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id);
ALTER TABLE system_test_uses ADD CONSTRAINT system_test_uses_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE system_test_uses ADD CONSTRAINT system_test_uses_pkey PRIMARY KEY (owner_id, month, exam_id);

CREATE TABLE teacher_consents (
  teacher_id uuid NOT NULL,
  school_year integer NOT NULL,
  text_version text NOT NULL,
  given_at timestamp with time zone NOT NULL
);
ALTER TABLE teacher_consents ADD CONSTRAINT teacher_consents_pkey PRIMARY KEY (teacher_id, school_year);
ALTER TABLE teacher_consents ADD CONSTRAINT teacher_consents_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES users(id);

CREATE TABLE test_list_changes (
  kind text NOT NULL,
  grade_id text NOT NULL,
  revision integer NOT NULL,
  at timestamp with time zone NOT NULL,
  actor_id uuid,
  before jsonb NOT NULL,
  after jsonb NOT NULL
);
ALTER TABLE test_list_changes ADD CONSTRAINT test_list_changes_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);
ALTER TABLE test_list_changes ADD CONSTRAINT test_list_changes_kind_grade_id_fkey FOREIGN KEY (kind, grade_id) REFERENCES test_lists(kind, grade_id) ON DELETE CASCADE;
ALTER TABLE test_list_changes ADD CONSTRAINT test_list_changes_pkey PRIMARY KEY (kind, grade_id, revision);

CREATE TABLE test_lists (
  kind text NOT NULL,
  grade_id text NOT NULL,
  revision integer NOT NULL DEFAULT 0,
  changed_at timestamp with time zone NOT NULL
);
ALTER TABLE test_lists ADD CONSTRAINT test_lists_grade_id_fkey FOREIGN KEY (grade_id) REFERENCES grades(id);
ALTER TABLE test_lists ADD CONSTRAINT test_lists_kind_check CHECK ((kind = ANY (ARRAY['SAMPLE'::text, 'GIFT'::text])));
ALTER TABLE test_lists ADD CONSTRAINT test_lists_pkey PRIMARY KEY (kind, grade_id);

CREATE TABLE test_prices (
  exam_id uuid NOT NULL,
  price integer NOT NULL,
  changed_by uuid NOT NULL,
  changed_at timestamp with time zone NOT NULL
);
ALTER TABLE test_prices ADD CONSTRAINT test_prices_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id);
ALTER TABLE test_prices ADD CONSTRAINT test_prices_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id);
ALTER TABLE test_prices ADD CONSTRAINT test_prices_pkey PRIMARY KEY (exam_id);
ALTER TABLE test_prices ADD CONSTRAINT test_prices_price_check CHECK ((price > 0));
CREATE INDEX test_prices_changed ON public.test_prices USING btree (changed_at DESC, exam_id);

CREATE TABLE tests_to_measure (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL
);
ALTER TABLE tests_to_measure ADD CONSTRAINT tests_to_measure_pkey PRIMARY KEY (id);
CREATE INDEX tests_to_measure_test ON public.tests_to_measure USING btree (owner_id, assignment_id);

CREATE TABLE topic_changes (
  topic_id text NOT NULL,
  revision integer NOT NULL,
  at timestamp with time zone NOT NULL,
  actor_id uuid NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL
);
ALTER TABLE topic_changes ADD CONSTRAINT topic_changes_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);
ALTER TABLE topic_changes ADD CONSTRAINT topic_changes_pkey PRIMARY KEY (topic_id, revision);
ALTER TABLE topic_changes ADD CONSTRAINT topic_changes_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id);
CREATE INDEX topic_changes_actor ON public.topic_changes USING btree (actor_id);

CREATE TABLE topics (
  id text NOT NULL,
  subject text NOT NULL,
  grade_id text,
  strand text,
  cefr text,
  position integer NOT NULL,
  name text NOT NULL,
  name_en text NOT NULL,
  active boolean NOT NULL DEFAULT true,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  revision integer NOT NULL DEFAULT 1
);
ALTER TABLE topics ADD CONSTRAINT topics_pkey PRIMARY KEY (id);
ALTER TABLE topics ADD CONSTRAINT topics_strand_check CHECK ((strand = ANY (ARRAY['PR'::text, 'VO'::text, 'GR'::text, 'RE'::text, 'WR'::text, 'LI'::text, 'SP'::text, 'NU'::text, 'GE'::text, 'ST'::text, 'CA'::text])));
ALTER TABLE topics ADD CONSTRAINT topics_subject_check CHECK ((subject = ANY (ARRAY['ENGLISH'::text, 'MATH'::text])));
CREATE INDEX topics_order ON public.topics USING btree (subject, grade_id, "position");

CREATE TABLE turnover_sums (
  day date NOT NULL,
  item text NOT NULL,
  method text NOT NULL,
  orders bigint NOT NULL,
  revenue bigint NOT NULL
);
CREATE INDEX turnover_sums_day ON public.turnover_sums USING btree (day) INCLUDE (item, method, orders, revenue);

CREATE TABLE usage_events (
  id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  page text,
  user_id uuid,
  origin text NOT NULL
);
ALTER TABLE usage_events ADD CONSTRAINT usage_events_kind_check CHECK ((kind = ANY (ARRAY['page_view'::text, 'unit_test_use'::text])));
ALTER TABLE usage_events ADD CONSTRAINT usage_events_origin_check CHECK ((origin = ANY (ARRAY['PERSON'::text, 'STAFF'::text, 'BOT'::text])));
ALTER TABLE usage_events ADD CONSTRAINT usage_events_pkey PRIMARY KEY (id);
ALTER TABLE usage_events ADD CONSTRAINT usage_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX usage_events_day ON public.usage_events USING btree (day);
CREATE INDEX usage_events_user ON public.usage_events USING btree (user_id, id) WHERE (user_id IS NOT NULL);

CREATE TABLE usage_sums (
  day date NOT NULL,
  kind text NOT NULL,
  origin text NOT NULL,
  slot smallint NOT NULL,
  count bigint NOT NULL
);
ALTER TABLE usage_sums ADD CONSTRAINT usage_sums_pkey PRIMARY KEY (day, kind, origin, slot);

CREATE TABLE used_once (
  contact_hash bytea NOT NULL,
  kind text NOT NULL,
  uses integer NOT NULL DEFAULT 0,
  kept_until timestamp with time zone NOT NULL
);
ALTER TABLE used_once ADD CONSTRAINT used_once_kind_check CHECK ((kind = ANY (ARRAY['TRIAL'::text, 'GIFT'::text, 'USES'::text])));
ALTER TABLE used_once ADD CONSTRAINT used_once_pkey PRIMARY KEY (contact_hash, kind);
CREATE INDEX used_once_kept ON public.used_once USING btree (kept_until);

CREATE TABLE user_event_people (
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  user_id uuid,
  full_name text NOT NULL,
  email text NOT NULL DEFAULT ''::text,
  phone text NOT NULL DEFAULT ''::text,
  locale text NOT NULL DEFAULT 'vi'::text,
  sender_hash bytea NOT NULL,
  joined_at timestamp with time zone NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold(((((full_name || ' '::text) || email) || ' '::text) || phone))) STORED
);
ALTER TABLE user_event_people ADD CONSTRAINT user_event_people_event_id_fkey FOREIGN KEY (event_id) REFERENCES user_events(id) ON DELETE CASCADE;
ALTER TABLE user_event_people ADD CONSTRAINT user_event_people_locale_check CHECK ((locale = ANY (ARRAY['vi'::text, 'en'::text])));
ALTER TABLE user_event_people ADD CONSTRAINT user_event_people_pkey PRIMARY KEY (id);
ALTER TABLE user_event_people ADD CONSTRAINT user_event_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE UNIQUE INDEX user_event_people_email ON public.user_event_people USING btree (event_id, email) WHERE (email <> ''::text);
CREATE INDEX user_event_people_latest ON public.user_event_people USING btree (event_id, joined_at DESC, id);
CREATE INDEX user_event_people_of_user ON public.user_event_people USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX user_event_people_sender ON public.user_event_people USING btree (sender_hash, joined_at) WHERE (user_id IS NULL);
CREATE UNIQUE INDEX user_event_people_user ON public.user_event_people USING btree (event_id, user_id) WHERE (user_id IS NOT NULL);

CREATE TABLE user_events (
  id uuid NOT NULL,
  name text NOT NULL,
  name_en text NOT NULL DEFAULT ''::text,
  about text NOT NULL DEFAULT ''::text,
  about_en text NOT NULL DEFAULT ''::text,
  place text NOT NULL DEFAULT ''::text,
  place_en text NOT NULL DEFAULT ''::text,
  audience text NOT NULL DEFAULT 'EVERYBODY'::text,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  join_until timestamp with time zone,
  capacity integer NOT NULL DEFAULT 50,
  joined integer NOT NULL DEFAULT 0,
  state text NOT NULL DEFAULT 'DRAFT'::text,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  changed_by uuid NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold(((((name || ' '::text) || name_en) || ' '::text) || place))) STORED
);
ALTER TABLE user_events ADD CONSTRAINT user_events_audience_check CHECK ((audience = ANY (ARRAY['EVERYBODY'::text, 'USERS'::text, 'TEACHER'::text, 'STUDENT'::text])));
ALTER TABLE user_events ADD CONSTRAINT user_events_capacity_check CHECK (((capacity >= 1) AND (capacity <= 5000)));
ALTER TABLE user_events ADD CONSTRAINT user_events_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id);
ALTER TABLE user_events ADD CONSTRAINT user_events_check CHECK (((joined >= 0) AND (joined <= capacity)));
ALTER TABLE user_events ADD CONSTRAINT user_events_check1 CHECK (((state <> 'OPEN'::text) OR ((starts_at IS NOT NULL) AND (ends_at > starts_at))));
ALTER TABLE user_events ADD CONSTRAINT user_events_pkey PRIMARY KEY (id);
ALTER TABLE user_events ADD CONSTRAINT user_events_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'OPEN'::text, 'CANCELLED'::text])));
CREATE INDEX user_events_open ON public.user_events USING btree (ends_at) WHERE (state = 'OPEN'::text);

CREATE TABLE user_request_events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  request_id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  kind text NOT NULL,
  actor_id uuid,
  text text NOT NULL DEFAULT ''::text
);
ALTER TABLE user_request_events ADD CONSTRAINT user_request_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);
ALTER TABLE user_request_events ADD CONSTRAINT user_request_events_kind_check CHECK ((kind = ANY (ARRAY['RECEIVED'::text, 'CONFIRMED'::text, 'ASSIGNED'::text, 'STATE'::text, 'ANSWERED'::text, 'NOTE'::text, 'SUSPECTED'::text, 'CLEARED'::text])));
ALTER TABLE user_request_events ADD CONSTRAINT user_request_events_pkey PRIMARY KEY (id);
ALTER TABLE user_request_events ADD CONSTRAINT user_request_events_request_id_fkey FOREIGN KEY (request_id) REFERENCES user_requests(id) ON DELETE CASCADE;
CREATE INDEX user_request_events_request ON public.user_request_events USING btree (request_id, id);

CREATE TABLE user_requests (
  id uuid NOT NULL,
  kind text NOT NULL,
  package_code text,
  writer text,
  full_name text NOT NULL,
  organisation text NOT NULL DEFAULT ''::text,
  phone text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  locale text NOT NULL,
  user_id uuid,
  state text NOT NULL DEFAULT 'NEW'::text,
  suspect boolean NOT NULL,
  assignee_id uuid,
  sender_hash bytea NOT NULL,
  received_at timestamp with time zone NOT NULL,
  received_on date NOT NULL,
  digest bytea NOT NULL,
  due_on date NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  search text NOT NULL GENERATED ALWAYS AS (fold(((((((((full_name || ' '::text) || organisation) || ' '::text) || phone) || ' '::text) || email) || ' '::text) || message))) STORED
);
ALTER TABLE user_requests ADD CONSTRAINT user_requests_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES users(id);
ALTER TABLE user_requests ADD CONSTRAINT user_requests_kind_check CHECK ((kind = ANY (ARRAY['QUESTION'::text, 'PACKAGE'::text, 'SCHOOL'::text])));
ALTER TABLE user_requests ADD CONSTRAINT user_requests_locale_check CHECK ((locale = ANY (ARRAY['vi'::text, 'en'::text])));
ALTER TABLE user_requests ADD CONSTRAINT user_requests_pkey PRIMARY KEY (id);
ALTER TABLE user_requests ADD CONSTRAINT user_requests_received_on_digest_key UNIQUE (received_on, digest);
ALTER TABLE user_requests ADD CONSTRAINT user_requests_state_check CHECK ((state = ANY (ARRAY['NEW'::text, 'IN_PROGRESS'::text, 'ANSWERED'::text, 'CLOSED'::text])));
ALTER TABLE user_requests ADD CONSTRAINT user_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE user_requests ADD CONSTRAINT user_requests_writer_check CHECK ((writer = ANY (ARRAY['TEACHER'::text, 'SCHOOL'::text, 'PARENT'::text, 'STUDENT'::text])));
CREATE INDEX user_requests_assignee ON public.user_requests USING btree (assignee_id) WHERE (assignee_id IS NOT NULL);
CREATE INDEX user_requests_email ON public.user_requests USING btree (email, received_at);
CREATE INDEX user_requests_open ON public.user_requests USING btree (due_on, id) WHERE (state = ANY (ARRAY['NEW'::text, 'IN_PROGRESS'::text]));
CREATE INDEX user_requests_received ON public.user_requests USING btree (received_at);
CREATE INDEX user_requests_search ON public.user_requests USING gin (search gin_trgm_ops);
CREATE INDEX user_requests_sender ON public.user_requests USING btree (sender_hash, received_at);
CREATE INDEX user_requests_state ON public.user_requests USING btree (state, received_at);
CREATE INDEX user_requests_user ON public.user_requests USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE TABLE user_sums (
  day date NOT NULL,
  role text NOT NULL,
  province_code text NOT NULL,
  accounts bigint NOT NULL
);
CREATE INDEX user_sums_day ON public.user_sums USING btree (day) INCLUDE (role, province_code, accounts);

CREATE TABLE users (
  id uuid NOT NULL,
  role text NOT NULL,
  is_admin boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'ACTIVE'::text,
  sign_in_name text,
  email text,
  phone text,
  password_hash text,
  one_time_password bytea,
  last_name text NOT NULL DEFAULT ''::text,
  first_name text NOT NULL,
  full_name text NOT NULL GENERATED ALWAYS AS (btrim(((last_name || ' '::text) || first_name))) STORED,
  search text NOT NULL GENERATED ALWAYS AS (fold(btrim(((last_name || ' '::text) || first_name)))) STORED,
  gender text,
  birthday date,
  province_code text,
  avatar_media text,
  locale text NOT NULL DEFAULT 'vi'::text,
  received_gift boolean NOT NULL DEFAULT false,
  first_login_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  deleted_at timestamp with time zone,
  role_chosen boolean NOT NULL DEFAULT true,
  terms_accepted_at timestamp with time zone,
  search_all text NOT NULL GENERATED ALWAYS AS (fold(((((((btrim(((last_name || ' '::text) || first_name)) || ' '::text) || COALESCE(phone, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(sign_in_name, ''::text)))) STORED,
  one_time_password_until timestamp with time zone,
  time_zone text,
  subject text,
  gift_grade_id text,
  gift_received_at timestamp with time zone,
  sample boolean NOT NULL DEFAULT false
);
ALTER TABLE users ADD CONSTRAINT users_gender_check CHECK ((gender = ANY (ARRAY['MALE'::text, 'FEMALE'::text])));
ALTER TABLE users ADD CONSTRAINT users_gift CHECK ((((gift_grade_id IS NULL) = (gift_received_at IS NULL)) AND ((gift_grade_id IS NULL) OR received_gift)));
ALTER TABLE users ADD CONSTRAINT users_gift_grade_id_fkey FOREIGN KEY (gift_grade_id) REFERENCES grades(id);
ALTER TABLE users ADD CONSTRAINT users_locale_check CHECK ((locale = ANY (ARRAY['vi'::text, 'en'::text])));
ALTER TABLE users ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE users ADD CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['OPERATOR'::text, 'TEACHER'::text, 'STUDENT'::text, 'SALE'::text])));
ALTER TABLE users ADD CONSTRAINT users_sign_in_name_key UNIQUE (sign_in_name);
ALTER TABLE users ADD CONSTRAINT users_status_check CHECK ((status = ANY (ARRAY['INACTIVE'::text, 'ACTIVE'::text, 'LOCK'::text])));
ALTER TABLE users ADD CONSTRAINT users_subject_check CHECK ((subject = ANY (ARRAY['ENGLISH'::text, 'MATH'::text])));
CREATE INDEX users_admins ON public.users USING btree (id) WHERE ((deleted_at IS NULL) AND is_admin);
CREATE INDEX users_created ON public.users USING btree (created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email)) WHERE (deleted_at IS NULL);
CREATE INDEX users_name ON public.users USING btree (first_name COLLATE vi_sort, last_name COLLATE vi_sort, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX users_phone ON public.users USING btree (phone) WHERE (deleted_at IS NULL);
CREATE INDEX users_province ON public.users USING btree (province_code, created_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (province_code IS NOT NULL));
CREATE INDEX users_role ON public.users USING btree (role, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX users_search ON public.users USING gin (search gin_trgm_ops);
CREATE INDEX users_search_all ON public.users USING gin (search_all gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE INDEX users_status ON public.users USING btree (status, created_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (status <> 'ACTIVE'::text));
CREATE TRIGGER users_changed AFTER UPDATE OF role, is_admin, status, deleted_at ON public.users FOR EACH ROW WHEN (((((old.role IS DISTINCT FROM new.role) OR (old.is_admin IS DISTINCT FROM new.is_admin)) OR (old.status IS DISTINCT FROM new.status)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION tell_actor_changed();
CREATE TRIGGER users_periods AFTER UPDATE OF role, is_admin, deleted_at ON public.users FOR EACH ROW WHEN ((((old.role IS DISTINCT FROM new.role) OR (old.is_admin IS DISTINCT FROM new.is_admin)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION keep_package_periods();
CREATE TRIGGER users_periods_first AFTER INSERT ON public.users REFERENCING NEW TABLE AS born FOR EACH STATEMENT EXECUTE FUNCTION begin_package_periods();
CREATE TRIGGER users_places AFTER INSERT OR DELETE OR UPDATE OF sign_in_name, phone, email, deleted_at ON public.users FOR EACH ROW EXECUTE FUNCTION note_places('SIGN_IN_NAME', 'sign_in_name', 'PHONE', 'phone', 'MAIL', 'email'); -- disabled
CREATE TRIGGER users_summed AFTER UPDATE OF role, is_admin, province_code, deleted_at, created_at ON public.users FOR EACH ROW WHEN ((((((old.role IS DISTINCT FROM new.role) OR (old.is_admin IS DISTINCT FROM new.is_admin)) OR (old.province_code IS DISTINCT FROM new.province_code)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION keep_user_sums();
CREATE TRIGGER users_summed_first AFTER INSERT ON public.users REFERENCING NEW TABLE AS born FOR EACH STATEMENT EXECUTE FUNCTION count_new_users();
CREATE TRIGGER users_summed_last AFTER DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION keep_user_sums();

CREATE TABLE vouchers (
  id uuid NOT NULL,
  code text NOT NULL,
  name character varying(100) NOT NULL,
  kind text NOT NULL,
  value integer NOT NULL,
  ceiling integer,
  item_kinds text[],
  packages text[],
  roles text[],
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  uses_allowed integer,
  uses_per_user integer,
  uses integer NOT NULL DEFAULT 0,
  disabled_at timestamp with time zone,
  created_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  revision integer NOT NULL DEFAULT 1
);
ALTER TABLE vouchers ADD CONSTRAINT vouchers_ceiling_check CHECK ((ceiling > 0));
ALTER TABLE vouchers ADD CONSTRAINT vouchers_check CHECK (((value > 0) AND ((kind = 'AMOUNT'::text) OR (value <= 100))));
ALTER TABLE vouchers ADD CONSTRAINT vouchers_check1 CHECK (((uses >= 0) AND ((uses_allowed IS NULL) OR (uses <= uses_allowed))));
ALTER TABLE vouchers ADD CONSTRAINT vouchers_check2 CHECK ((ends_at > starts_at));
ALTER TABLE vouchers ADD CONSTRAINT vouchers_code_check CHECK ((code ~ '^[A-Z0-9_-]{3,30}$'::text));
ALTER TABLE vouchers ADD CONSTRAINT vouchers_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);
ALTER TABLE vouchers ADD CONSTRAINT vouchers_kind_check CHECK ((kind = ANY (ARRAY['PERCENT'::text, 'AMOUNT'::text])));
ALTER TABLE vouchers ADD CONSTRAINT vouchers_pkey PRIMARY KEY (id);
ALTER TABLE vouchers ADD CONSTRAINT vouchers_uses_allowed_check CHECK ((uses_allowed > 0));
ALTER TABLE vouchers ADD CONSTRAINT vouchers_uses_per_user_check CHECK ((uses_per_user > 0));
CREATE UNIQUE INDEX vouchers_code ON public.vouchers USING btree (code);
CREATE INDEX vouchers_created ON public.vouchers USING btree (created_at DESC, id DESC);

CREATE UNLOGGED TABLE watched_rooms (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  since timestamp with time zone NOT NULL,
  watched_at timestamp with time zone NOT NULL
);
ALTER TABLE watched_rooms ADD CONSTRAINT watched_rooms_pkey PRIMARY KEY (owner_id, assignment_id);
CREATE INDEX watched_rooms_watched ON public.watched_rooms USING btree (watched_at);
