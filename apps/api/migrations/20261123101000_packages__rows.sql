-- Packages and limits are rows that administrators edit. The bounds are those of packages/domain/src/commerce.
CREATE TABLE packages (
  code text PRIMARY KEY,
  -- The package that a membership carries: the code itself, but for an offer of several accounts.
  gives text NOT NULL REFERENCES packages,
  accounts int NOT NULL DEFAULT 1 CHECK (accounts BETWEEN 1 AND 100),
  audience text NOT NULL CHECK (audience IN ('teacher', 'student')),
  level int CHECK (level BETWEEN 1 AND 3),
  -- Of two packages that run at once the one of the higher rank is in force. Null for an offer, which no membership carries.
  rank int UNIQUE,
  -- Place on the ladder of upgrades of its audience.
  ladder int CHECK (ladder BETWEEN 1 AND 100),
  name text NOT NULL CHECK (char_length(btrim(name)) BETWEEN 1 AND 60),
  name_en text NOT NULL CHECK (char_length(btrim(name_en)) BETWEEN 1 AND 60),
  -- Dong for the whole length; 0 = free, null = not sold.
  price int CHECK (price BETWEEN 0 AND 100000000),
  months int CHECK (months BETWEEN 1 AND 60),
  days int CHECK (days BETWEEN 1 AND 366),
  uses int CHECK (uses BETWEEN 1 AND 100000),
  recommended boolean NOT NULL DEFAULT false,
  features text[] NOT NULL DEFAULT '{}',
  -- Caps of a teacher's package; null system tests = unlimited.
  classes int CHECK (classes BETWEEN 1 AND 9999),
  students int CHECK (students BETWEEN 1 AND 99999),
  students_per_class int CHECK (students_per_class BETWEEN 1 AND 200),
  system_tests_per_month int CHECK (system_tests_per_month BETWEEN 1 AND 100000),
  -- Members of a school.
  teachers int CHECK (teachers BETWEEN 1 AND 9999),
  revision int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (audience, ladder),
  CHECK (months IS NULL OR days IS NULL),
  CHECK ((rank IS NULL) = (gives <> code)),
  CHECK ((classes IS NULL) = (students IS NULL) AND (classes IS NULL) = (students_per_class IS NULL)),
  CHECK (classes IS NOT NULL OR (system_tests_per_month IS NULL AND teachers IS NULL)),
  CHECK ((audience = 'student') = (uses IS NOT NULL)),
  CHECK (audience = 'teacher' OR (features = '{}' AND classes IS NULL))
);

INSERT INTO packages (code, gives, accounts, audience, level, rank, ladder, name, name_en, price, months, days, uses, recommended, features, classes, students, students_per_class, system_tests_per_month, teachers)
SELECT code, gives, accounts, audience, level, rank, ladder, name, name_en, price, months, days, uses, recommended,
  (CASE WHEN audience = 'teacher' AND accounts = 1 THEN ARRAY['use-content', 'manage-classes', 'write-questions'] ELSE '{}' END
    || CASE WHEN audience = 'teacher' AND accounts = 1 AND code <> 'TRIAL' THEN ARRAY['export-system-tests'] ELSE '{}' END
    || CASE WHEN accounts = 1 AND level >= 2 THEN ARRAY['create-exams', 'create-formats', 'exam-prep', 'sample-tests'] ELSE '{}' END
    || CASE WHEN accounts = 1 AND level >= 3 THEN ARRAY['international-tests'] ELSE '{}' END)::text[],
  classes, students, students_per_class, system_tests, teachers
FROM (VALUES
  ('TRIAL', 'TRIAL', 1, 'teacher', 1, 1, 2, 'Dùng thử', 'Trial', 0, NULL::int, 30, NULL::int, false, 3, 100, 40, 10, NULL::int),
  ('BASIC', 'BASIC', 1, 'teacher', 1, 2, 1, 'Cơ bản', 'Basic', 216000, 12, NULL, NULL, false, 3, 100, 40, 10, NULL),
  ('STANDARD', 'STANDARD', 1, 'teacher', 2, 3, 3, 'Tiêu chuẩn', 'Standard', NULL, 12, NULL, NULL, false, 20, 1000, 60, NULL, NULL),
  ('ADVANCE', 'ADVANCE', 1, 'teacher', 2, 4, 4, 'Nâng cao', 'Advanced', 324000, 12, NULL, NULL, true, 20, 1000, 60, NULL, NULL),
  ('INTERNATIONAL', 'INTERNATIONAL', 1, 'teacher', 3, 5, 6, 'Quốc tế', 'International', 399000, 12, NULL, NULL, false, 60, 3000, 60, NULL, NULL),
  ('SCHOOL', 'SCHOOL', 1, 'teacher', 3, 6, NULL, 'Nhà trường', 'School', NULL, 12, NULL, NULL, false, 999, 999, 60, NULL, 999),
  ('COMBO', 'INTERNATIONAL', 4, 'teacher', 3, NULL, 5, 'Combo 4 tài khoản Quốc tế', 'Four International accounts', 999999, 12, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
  ('BEAT_FREE_EXAM', 'BEAT_FREE_EXAM', 1, 'student', NULL, 7, 1, 'Explorer', 'Explorer', 0, NULL, NULL, 10, false, NULL, NULL, NULL, NULL, NULL),
  ('PREMIUM_PACKAGE', 'PREMIUM_PACKAGE', 1, 'student', NULL, 8, 2, 'Pioneer', 'Pioneer', 99000, NULL, NULL, 20, true, NULL, NULL, NULL, NULL, NULL),
  ('CERTIFICATE_MASTER', 'CERTIFICATE_MASTER', 1, 'student', NULL, 9, 3, 'Certificate Champion', 'Certificate Champion', 199000, NULL, NULL, 20, false, NULL, NULL, NULL, NULL, NULL),
  ('SUPER_INTELLIGENCE_CHALLENGE', 'SUPER_INTELLIGENCE_CHALLENGE', 1, 'student', NULL, 10, 4, 'Super Challenger', 'Super Challenger', 299000, NULL, NULL, 88, false, NULL, NULL, NULL, NULL, NULL)
) AS seeded (code, gives, accounts, audience, level, rank, ladder, name, name_en, price, months, days, uses, recommended, classes, students, students_per_class, system_tests, teachers);

-- Caps that an administrator had set before.
UPDATE packages p SET
  classes = least(greatest(coalesce((own.value -> p.code ->> 'classes')::int, p.classes), 1), 9999),
  students = least(greatest(coalesce((own.value -> p.code ->> 'students')::int, p.students), 1), 99999),
  students_per_class = least(greatest(coalesce((own.value -> p.code ->> 'studentsPerClass')::int, p.students_per_class), 1), 200),
  system_tests_per_month = CASE
    WHEN own.value -> p.code -> 'systemTestsPerMonth' = 'null' THEN NULL
    WHEN own.value -> p.code ? 'systemTestsPerMonth' THEN least(greatest((own.value -> p.code ->> 'systemTestsPerMonth')::int, 1), 100000)
    ELSE p.system_tests_per_month END
FROM app_settings own WHERE own.key = 'package-caps' AND own.value ? p.code AND p.classes IS NOT NULL;

-- Whole numbers that administrators set, each with its bounds.
CREATE TABLE settings (
  key text PRIMARY KEY,
  value int NOT NULL,
  min int NOT NULL,
  max int NOT NULL,
  revision int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (value BETWEEN min AND max)
);
INSERT INTO settings (key, value, min, max)
SELECT s.key, least(greatest(coalesce(s.own, s.value), s.min), s.max), s.min, s.max FROM (
  SELECT 'devices-per-account' AS key, 2 AS value, 1 AS min, 20 AS max, (SELECT (value #>> '{}')::int FROM app_settings WHERE key = 'devices-per-account' AND jsonb_typeof(value) = 'number') AS own
  UNION ALL SELECT 'otp-resend-seconds', 60, 30, 600, NULL
  UNION ALL SELECT 'otp-requests-per-address', 60, 5, 10000, (SELECT (value ->> 'perAddress')::int FROM app_settings WHERE key = 'otp-limits')
  UNION ALL SELECT 'otp-sms-per-hour', 500, 10, 1000000, (SELECT (value ->> 'total')::int FROM app_settings WHERE key = 'otp-limits')
  UNION ALL SELECT 'class-size', 60, 10, 200, NULL
  UNION ALL SELECT 'student-import-rows', 500, 10, 1000, NULL
  UNION ALL SELECT 'media-quota-mebibytes', 2048, 100, 1048576,
    (SELECT least(ceil((value #>> '{}')::numeric / 1048576), 1048576)::int FROM app_settings WHERE key = 'media.quotaBytes' AND jsonb_typeof(value) = 'number')
) s;
DELETE FROM app_settings WHERE key IN ('package-caps', 'devices-per-account', 'otp-limits', 'media.quotaBytes');

-- Every revision as it was, so that an order can name the one that it was sold at.
CREATE TABLE package_history (
  code text NOT NULL REFERENCES packages,
  revision int NOT NULL,
  at timestamptz NOT NULL,
  actor_id uuid REFERENCES users,
  -- Null for the revision that the product shipped with.
  before jsonb,
  after jsonb NOT NULL,
  PRIMARY KEY (code, revision)
);
CREATE TABLE setting_history (
  key text NOT NULL REFERENCES settings,
  revision int NOT NULL,
  at timestamptz NOT NULL,
  actor_id uuid REFERENCES users,
  before int,
  after int NOT NULL,
  PRIMARY KEY (key, revision)
);
INSERT INTO setting_history (key, revision, at, after) SELECT key, revision, updated_at, value FROM settings;
INSERT INTO package_history (code, revision, at, after)
SELECT code, revision, updated_at, jsonb_build_object('name', name, 'nameEn', name_en, 'price', price, 'months', months, 'days', days, 'uses', uses, 'recommended', recommended,
  'ladder', ladder, 'features', to_jsonb(features), 'caps', CASE WHEN classes IS NOT NULL THEN jsonb_build_object('classes', classes, 'students', students,
  'studentsPerClass', students_per_class, 'systemTestsPerMonth', system_tests_per_month, 'teachers', teachers) END)
FROM packages;

-- Processes keep packages and settings in memory; whatever changes them is told to all of them at commit.
CREATE FUNCTION tell_packages_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('packages_changed', '');
  RETURN NULL;
END $$;
CREATE TRIGGER packages_changed AFTER INSERT OR UPDATE OR DELETE ON packages FOR EACH STATEMENT EXECUTE FUNCTION tell_packages_changed();
CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE ON settings FOR EACH STATEMENT EXECUTE FUNCTION tell_packages_changed();

ALTER TABLE memberships ADD FOREIGN KEY (package_code) REFERENCES packages, ADD CHECK (package_code <> 'COMBO');

-- Each use of a learner's package, by what it was used for: starting the same test again counts nothing.
CREATE TABLE membership_uses (
  membership_id uuid NOT NULL REFERENCES memberships,
  user_id uuid NOT NULL REFERENCES users,
  subject text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, subject)
);
