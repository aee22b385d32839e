-- 2,000 teachers with three classes of 40 and two tests in each; the first teacher has 60 classes with twelve tests. Attempts of
-- every learner are scored; only those of the first teacher and twenty others have stored answers.
INSERT INTO grades (id, name, name_en, position) VALUES ('G9', 'Lớp 9', 'Grade 9', 9) ON CONFLICT DO NOTHING;
INSERT INTO exam_types (code, name, name_en, exam_group, position) VALUES (5, '45 phút', '45 minutes', 'EXAM', 5) ON CONFLICT DO NOTHING;

-- Ids have the version and the variant of a UUID, because requests refuse other ids.
CREATE FUNCTION pg_temp.key(kind text, n bigint) RETURNS uuid IMMUTABLE LANGUAGE sql
  AS $$ SELECT overlay(overlay(md5(kind || n) placing '4' from 13) placing '8' from 17)::uuid $$;

INSERT INTO users (id, role, first_name, email)
  SELECT pg_temp.key('teacher', n), 'TEACHER', 'T' || n, 't' || n || '@example.invalid' FROM generate_series(1, 2000) n;
INSERT INTO users (id, role, first_name, last_name) SELECT pg_temp.key('student', n), 'STUDENT', 'S' || n, 'L' FROM generate_series(1, 80000) n;
INSERT INTO exams (id, scope, owner_id, name, exam_type, subject, grade_id, sections, minutes, total_questions, total_points, status, created_at, updated_at)
  SELECT pg_temp.key('exam', 1), 'USER', pg_temp.key('teacher', 1), 'Đề', 5, 'ENGLISH', 'G9', '[]', 45, 40, 1000, 'READY', now(), now();
INSERT INTO exam_versions (id, exam_id, version, content, content_hash, published_at)
  SELECT pg_temp.key('version', 1), pg_temp.key('exam', 1), 1, jsonb_build_object(
    'examId', pg_temp.key('exam', 1), 'version', 1, 'name', 'Đề', 'subject', 'ENGLISH', 'gradeId', 'G9', 'minutes', 45,
    'totalQuestions', 40, 'totalPoints', 1000, 'rounding', '0.1', 'shuffle', true, 'sections', jsonb_build_array(jsonb_build_object(
      'id', 'section1', 'skill', 'GR', 'parts', jsonb_build_array(jsonb_build_object(
        'id', 'part1', 'name', 'I', 'instructions', '', 'questions', jsonb_agg(jsonb_build_object(
          'id', pg_temp.key('question', n), 'type', 'MC1', 'schemaVersion', 1, 'items', '["q1"]'::jsonb, 'firstNumber', n,
          'points', '{"q1": 25}'::jsonb, 'skill', 'GR', 'difficulty', 'M2', 'content', jsonb_build_object(
            'instructions', '', 'images', '[]'::jsonb, 'optionLayout', 'list', 'items', jsonb_build_array(jsonb_build_object(
              'id', 'q1', 'stem', 'Question ' || n, 'options', (
                SELECT jsonb_agg(jsonb_build_object('id', o, 'text', 'Answer ' || o)) FROM unnest('{a1,b2,c3,d4}'::text[]) o))))) ORDER BY n)))))),
    'x', now()
  FROM generate_series(1, 40) n;
INSERT INTO exam_version_keys (exam_version_id, keys)
  SELECT pg_temp.key('version', 1), jsonb_object_agg(pg_temp.key('question', n), '{"explanation": "", "correct": {"q1": ["a1"]}}'::jsonb)
  FROM generate_series(1, 40) n;

-- Class c of teacher t has number t * 100 + c.
CREATE TEMPORARY TABLE made AS
  SELECT t, c, t * 100 + c AS n FROM generate_series(1, 2000) t CROSS JOIN LATERAL generate_series(1, CASE WHEN t = 1 THEN 60 ELSE 3 END) c;
INSERT INTO classes (id, owner_id, code, name, grade_id, school_year, created_at, updated_at)
  SELECT pg_temp.key('class', n), pg_temp.key('teacher', t), 'C' || n, 'Lớp ' || c, 'G9', 2026, now(), now() FROM made;
INSERT INTO class_students (owner_id, class_id, student_id, joined_at)
  SELECT pg_temp.key('teacher', t), pg_temp.key('class', n), pg_temp.key('student', (n * 40 + s) % 80000 + 1), now()
  FROM made CROSS JOIN generate_series(0, 39) s;
-- One a week; the last one is open.
INSERT INTO assignments (id, owner_id, exam_id, exam_version_id, class_id, title, starts_at, ends_at, minutes, created_at, question_count)
  SELECT pg_temp.key('assignment', n * 100 + w), pg_temp.key('teacher', t), pg_temp.key('exam', 1), pg_temp.key('version', 1), pg_temp.key('class', n),
    'Tuần ' || w, now() - make_interval(days => 7 * w, hours => 2), now() - make_interval(days => 7 * w) + interval '12 hours', 45, now(), 40
  FROM made CROSS JOIN LATERAL generate_series(0, CASE WHEN t = 1 THEN 11 ELSE 1 END) w;
INSERT INTO attempts (id, owner_id, assignment_id, exam_version_id, student_id, status, shuffle_seed, started_at, deadline_at, submitted_at, finished_by,
    latest_mark, latest_needs_teacher)
  SELECT overlay(md5(random()::text) placing to_hex((extract(epoch FROM a.starts_at) * 1000)::bigint) from 2 for 11)::uuid,
    a.owner_id, a.id, a.exam_version_id, m.student_id, 'SCORED', 'seed', a.starts_at, a.ends_at, a.starts_at + interval '30 min', 'SUBMIT',
    (random() * 1000)::int, random() < 0.05
  FROM assignments a JOIN class_students m ON m.owner_id = a.owner_id AND m.class_id = a.class_id;
INSERT INTO attempt_results (owner_id, attempt_id, scored_at, revision, points, max_points, mark, needs_teacher, engine_version, cause, item_states, item_points)
  SELECT owner_id, id, submitted_at, 1, 700, 1000, latest_mark, latest_needs_teacher, '1', 'SCORED', repeat('R', 38) || 'NB', array_fill(25, ARRAY[40])
  FROM attempts;
INSERT INTO attempt_answers (owner_id, attempt_id, received_at, entry, client_seq, client, question, disposition, answer)
  SELECT p.owner_id, p.id, p.started_at, q, q, 1, q, CASE WHEN random() < 0.001 THEN 'L' ELSE 'A' END::"char", '{"q1": ["a1"]}'
  FROM attempts p CROSS JOIN generate_series(1, 40) q
  WHERE p.owner_id = pg_temp.key('teacher', 1) OR p.owner_id IN (SELECT pg_temp.key('teacher', n) FROM generate_series(1490, 1510) n);
-- The lists of learners, groups, requests, certificates and notices.
INSERT INTO managed_students (teacher_id, student_id, code, created_at)
  SELECT owner_id, student_id, 'HS' || row_number() OVER (PARTITION BY owner_id ORDER BY student_id), min(joined_at)
  FROM class_students GROUP BY owner_id, student_id;
INSERT INTO study_groups (owner_id, id, class_id, name, created_at, updated_at)
  SELECT pg_temp.key('teacher', t), pg_temp.key('group', n * 10 + g), pg_temp.key('class', n), 'Nhóm ' || g, now(), now()
  FROM made CROSS JOIN generate_series(1, 4) g;
INSERT INTO study_group_students (owner_id, group_id, student_id, joined_at)
  SELECT pg_temp.key('teacher', t), pg_temp.key('group', n * 10 + s % 4 + 1), pg_temp.key('student', (n * 40 + s) % 80000 + 1), now()
  FROM made CROSS JOIN generate_series(0, 39) s;
INSERT INTO join_requests (owner_id, id, class_id, student_id, status, requested_at, reviewed_at, reason)
  SELECT pg_temp.key('teacher', t), pg_temp.key('request', n * 100 + s), pg_temp.key('class', n),
    pg_temp.key('student', (n * 40 + 1000 + s) % 80000 + 1), CASE WHEN s < 10 THEN 'PENDING' ELSE 'ACCEPTED' END,
    now() - make_interval(hours => s), CASE WHEN s < 10 THEN NULL ELSE now() END, NULL
  FROM made CROSS JOIN generate_series(0, 29) s;
INSERT INTO certificate_series (owner_id, assignment_id, organisation, first_number, for_learners, active, updated_at)
  SELECT owner_id, id, 'THCS', 1, true, true, now() FROM assignments;
INSERT INTO certificates (owner_id, assignment_id, student_id, candidate_number, code, issued_at)
  SELECT p.owner_id, p.assignment_id, p.student_id, row_number() OVER (PARTITION BY p.assignment_id ORDER BY p.id), md5(p.id::text), now()
  FROM attempts p JOIN attempt_results r ON r.owner_id = p.owner_id AND r.attempt_id = p.id WHERE NOT r.needs_teacher;
INSERT INTO notices (owner_id, id, kind, params, link, created_at, read_at)
  SELECT pg_temp.key('teacher', t), pg_temp.key('notice', t * 1000 + n), 'STUDENTS_IMPORTED', '{"className": "9A1", "count": 40}', '/classes',
    now() - make_interval(hours => n), CASE WHEN n > 20 THEN now() END
  FROM generate_series(1, 2000) t CROSS JOIN generate_series(1, 100) n;
ANALYZE;
