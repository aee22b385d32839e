-- Three years of a busy back office: 200,000 changes by 30 people of 6,000 tests and 400 formats of the system, beside
-- the tests and accounts of everybody else.
SELECT setseed(0.42);
SET session_replication_role = replica;

INSERT INTO users (id, role, first_name, last_name)
SELECT gen_random_uuid(), CASE WHEN n <= 30 THEN 'OPERATOR' WHEN n % 50 = 0 THEN 'TEACHER' ELSE 'STUDENT' END,
  (ARRAY['Ánh','Bình','Chi','Dũng','Giang','Hà','Khánh','Linh','Minh','Nga'])[1 + n % 10],
  (ARRAY['Nguyễn Thị','Trần Văn','Lê Hoàng','Phạm Thu','Vũ Đức'])[1 + (n / 10) % 5] || ' ' || n
FROM generate_series(1, 100000) n;

CREATE TEMP TABLE staff AS SELECT id, row_number() OVER (ORDER BY id) AS n FROM users WHERE role = 'OPERATOR';

INSERT INTO formats (id, scope, owner_id, name, name_en, grade_id, subject, minutes, total_questions, total_points, cognition, sections, created_at, updated_at)
SELECT gen_random_uuid(), CASE WHEN n <= 400 THEN 'SYSTEM' ELSE 'USER' END, NULL, 'Cấu trúc ' || n, 'Format ' || n, 'G9', 'MATH', 45, 40, 1000, 'SPECIFIED', '[]', now(), now()
FROM generate_series(1, 20000) n;

INSERT INTO exams (id, scope, owner_id, name, name_en, exam_type, subject, grade_id, sections, minutes, total_questions, total_points, status, created_at, updated_at)
SELECT gen_random_uuid(), CASE WHEN n <= 6000 THEN 'SYSTEM' ELSE 'USER' END, NULL,
  (ARRAY['Kiểm tra giữa kỳ','Ôn tập chương','Đề tham khảo','Tuyển sinh vào 10'])[1 + n % 4] || ' ' || n, 'Test ' || n,
  (SELECT min(code) FROM exam_types), 'MATH', 'G9', jsonb_build_array(jsonb_build_object('title', repeat(md5(n::text), 10))), 45, 40, 1000, 'READY', now(), now()
FROM generate_series(1, 60000) n;

CREATE TEMP TABLE subjects AS
SELECT 'EXAM' AS kind, id, row_number() OVER (ORDER BY id) AS n FROM exams WHERE scope = 'SYSTEM'
UNION ALL SELECT 'FORMAT', id, 6000 + row_number() OVER (ORDER BY id) FROM formats WHERE scope = 'SYSTEM';

INSERT INTO catalogue_changes (kind, subject_id, revision, at, actor_id, before, after, manner)
SELECT s.kind, s.id, r.n, timestamptz '2026-11-20' - make_interval(secs => (random() * 94608000)::int), a.id,
  CASE WHEN r.n > 1 THEN jsonb_build_object('name', 'Tên ' || r.n, 'questions', jsonb_build_array(repeat(md5(r.n::text), 8))) END,
  jsonb_build_object('name', 'Tên ' || r.n + 1, 'questions', jsonb_build_array(repeat(md5(s.n::text), 8))),
  CASE WHEN r.n % 9 = 0 THEN 'BULK' ELSE 'SAVE' END
FROM subjects s CROSS JOIN generate_series(1, 32) r (n) JOIN staff a ON a.n = 1 + (s.n * 7 + r.n) % 30
LIMIT 200000;
SET session_replication_role = origin;
