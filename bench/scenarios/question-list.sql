-- A bank of 200,000 questions: words with the frequencies of a language, filters skewed as in a real bank.
SELECT setseed(0.42);

INSERT INTO users (id, role, first_name, last_name)
SELECT gen_random_uuid(), CASE WHEN n <= 10 THEN 'OPERATOR' ELSE 'TEACHER' END, (ARRAY['Ánh','Bình','Chi','Dũng','Giang','Hà','Khánh','Linh','Minh','Nga'])[1 + n % 10], (ARRAY['Nguyễn Thị','Trần Văn','Lê Hoàng','Phạm Thu','Vũ Đức'])[1 + n % 5]
FROM generate_series(1, 410) n;

CREATE TEMP TABLE words AS
SELECT n, CASE
  WHEN n <= 40 THEN (string_to_array('the of and to in is was he for it with as his on be at by an this had not are but from or have they which one you were all her she there would their we him been', ' '))[n]
  WHEN n <= 80 THEN (string_to_array('cau hoi chon dap an dung cho ham so tim gia tri phuong trinh tam giac hinh vuong dien tich tu nao sau day khac voi con lai bai toan lop tinh tong hieu tich thuong x y a b', ' '))[n - 40]
  ELSE (ARRAY['b','c','d','g','h','l','m','n','p','r','s','t','tr','th','st','ch'])[1 + n % 16] || (ARRAY['a','e','i','o','u','ea','oi','ai'])[1 + (n / 16) % 8]
    || (ARRAY['n','t','ng','r','m','nd','st','ck'])[1 + (n / 128) % 8] || (ARRAY['er','ing','ed','ly','tion','ness','able','us','ic','al'])[1 + (n / 1024) % 10]
END AS word
FROM generate_series(1, 10000) n;

-- Five million words are looked up one by one.
CREATE INDEX ON words (n);
ANALYZE words;
SET enable_hashjoin = off;
SET enable_mergejoin = off;

CREATE TEMP TABLE kept_topics AS SELECT subject, grade_id, array_agg(id ORDER BY id) AS ids FROM topics WHERE grade_id IS NOT NULL GROUP BY subject, grade_id;

CREATE TEMP TABLE owners AS SELECT id, row_number() OVER (PARTITION BY role ORDER BY id) AS n, role FROM users;

INSERT INTO questions (id, scope, owner_id, privacy, type, name, grade_id, subject, skill, topic_id, difficulty, cefr, series_id, publisher, exam_family, test_category, labels, author, summary, search, items, uses, created_at, updated_at)
SELECT gen_random_uuid(), d.scope, d.owner_id, d.privacy, d.type, '', d.grade_id, d.subject, d.skill,
  (SELECT k.ids[1 + d.n % cardinality(k.ids)] FROM kept_topics k WHERE k.subject = d.subject AND k.grade_id = d.grade_id AND d.r8 < 0.8),
  d.difficulty, d.cefr,
  (SELECT s.id FROM series s WHERE s.grade_id = d.grade_id AND s.subject = d.subject ORDER BY hashtext(s.id || (d.n % 7)) LIMIT 1),
  d.publisher, d.exam_family, d.test_category, d.labels, d.author, left(d.words, 200), ' ' || d.words || ' ', d.items, floor(40 * d.r1 * d.r1)::int,
  d.at, d.at
FROM (
  SELECT r.*,
    CASE WHEN r.n % 4 < 3 THEN 'SYSTEM' ELSE 'USER' END AS scope,
    -- One teacher has a tenth of all teachers' questions.
    CASE WHEN r.n % 4 < 3 THEN (SELECT id FROM owners WHERE role = 'OPERATOR' AND owners.n = 1 + r.n % 9)
      ELSE (SELECT id FROM owners WHERE role = 'TEACHER' AND owners.n = CASE WHEN r.r2 < 0.1 THEN 1 ELSE 1 + (r.n / 4) % 400 END) END AS owner_id,
    CASE WHEN r.r3 < 0.3 THEN 'PUBLIC' ELSE 'PRIVATE' END AS privacy,
    CASE WHEN r.r1 < 0.02 THEN 'INT' ELSE 'G' || (1 + floor(12 * r.r1))::int END AS grade_id,
    CASE WHEN r.r4 < 0.3 AND r.r1 >= 0.02 THEN 'MATH' ELSE 'ENGLISH' END AS subject,
    CASE WHEN r.r4 < 0.3 AND r.r1 >= 0.02 THEN (ARRAY['NU','NU','NU','GE','GE','ST','CA'])[1 + floor(7 * r.r5)::int]
      ELSE (ARRAY['GR','GR','GR','VO','VO','RE','RE','PR','LI','WR','SP'])[1 + floor(11 * r.r5)::int] END AS skill,
    (ARRAY['M1','M1','M2','M2','M3','M4','NA'])[1 + floor(7 * r.r6)::int] AS difficulty,
    (ARRAY['NA','A1','A2','A2','B1','B1','B1+','B2','C1','C2'])[1 + floor(10 * r.r2)::int] AS cefr,
    (ARRAY['MC1','MC1','MC1','MC1','MC7','MC9','MC10','MC3','FB1','FB2','FB7','FB8','TF1','TF3','TF5','MR2'])[1 + floor(16 * r.r7)::int] AS type,
    (ARRAY['NA','NA','NA','NA','DTP','EX','GE','MM'])[1 + floor(8 * r.r3)::int] AS publisher,
    (ARRAY['NA','NA','NA','DO','CA','IELTS'])[1 + floor(6 * r.r4)::int] AS exam_family,
    (ARRAY['NA','NA','PT','UT','M1T','T1T','E10M'])[1 + floor(7 * r.r8)::int] AS test_category,
    CASE WHEN r.r8 < 0.02 THEN ARRAY['BRILLIANT_STUDENTS'] WHEN r.r8 < 0.4 THEN ARRAY['UNIT_PRACTICE', 'GRAMMAR'] ELSE '{}' END AS labels,
    CASE WHEN r.r7 < 0.001 THEN 'Trần Hữu Phước' WHEN r.r7 < 0.3 THEN 'Tổ Tiếng Anh' ELSE '' END AS author,
    CASE WHEN r.r7 > 0.9 THEN 5 ELSE 1 END AS items,
    timestamptz '2026-11-20' - make_interval(secs => r.n * 120 + 3600 * r.r5) AS at
  FROM (
    SELECT g.n, random() r1, random() r2, random() r3, random() r4, random() r5, random() r6, random() r7, random() r8,
      -- Word frequencies follow 1/f: a few words are everywhere, most are rare. Every twentieth text is long.
      (SELECT string_agg(w.word, ' ' ORDER BY i.n) FROM (SELECT i AS n, floor(exp(ln(10000) * random()))::int AS rank FROM generate_series(1, CASE WHEN g.n % 20 = 0 THEN 120 ELSE 22 + g.n % 9 END) i) i JOIN words w ON w.n = i.rank) AS words
    FROM generate_series(1, 200000) g (n)
  ) r
) d;

RESET enable_hashjoin;
RESET enable_mergejoin;

UPDATE questions SET search = ' ' || 'hydrangea photosynthesis' || search WHERE id IN (SELECT id FROM questions WHERE scope = 'SYSTEM' ORDER BY id LIMIT 7);

-- Values that hardly any question has.
UPDATE questions SET publisher = 'LC', exam_family = 'TOFLE', test_category = 'HSG', cefr = 'PA1Y', skill = 'SP', difficulty = 'M4',
  owner_id = (SELECT id FROM owners WHERE role = 'OPERATOR' AND n = 10)
WHERE id IN (SELECT id FROM questions WHERE scope = 'SYSTEM' AND subject = 'ENGLISH' ORDER BY id DESC LIMIT 9);
