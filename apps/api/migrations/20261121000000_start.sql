-- The product's spine: accounts, catalogue, questions, formats, exams, classes, assignments, attempts.

CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Vietnamese order for learners' names: An, Ánh, Ân, Dung, Dũng, Đạt.
CREATE COLLATION vi_sort (provider = icu, locale = 'vi');

-- Folding for search: no diacritics, no case, đ = d. Immutable, so that columns may be generated from it.
CREATE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(translate(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFC)), 'đĐ', 'dd')) $$;

-- ---------------------------------------------------------------- accounts

CREATE TABLE users (
  id uuid PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('OPERATOR', 'TEACHER', 'STUDENT', 'SALE')),
  is_admin boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('INACTIVE', 'ACTIVE', 'LOCK')),
  -- for learners whom a teacher brings in; always lower case
  sign_in_name text UNIQUE,
  email text,
  phone text,
  password_hash text,
  -- sealed with the server's key, printed on the class's sheet, erased at first sign-in
  one_time_password bytea,
  last_name text NOT NULL DEFAULT '',
  first_name text NOT NULL,
  full_name text NOT NULL GENERATED ALWAYS AS (btrim(last_name || ' ' || first_name)) STORED,
  search text NOT NULL GENERATED ALWAYS AS (fold(btrim(last_name || ' ' || first_name))) STORED,
  gender text CHECK (gender IN ('MALE', 'FEMALE')),
  birthday date,
  province_code text,
  avatar_media text,
  locale text NOT NULL DEFAULT 'vi' CHECK (locale IN ('vi', 'en')),
  received_gift boolean NOT NULL DEFAULT false,
  first_login_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE UNIQUE INDEX users_email ON users (lower(email)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX users_phone ON users (phone) WHERE deleted_at IS NULL;
CREATE INDEX users_search ON users USING gin (search gin_trgm_ops);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  access_hash bytea NOT NULL UNIQUE,
  access_expires_at timestamptz NOT NULL,
  refresh_hash bytea NOT NULL UNIQUE,
  -- the immediate predecessor is honoured for 10 s; any older token revokes the session
  previous_refresh_hash bytea,
  rotated_at timestamptz NOT NULL,
  refresh_expires_at timestamptz NOT NULL,
  user_agent text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoke_reason text
);
CREATE INDEX sessions_user ON sessions (user_id) WHERE revoked_at IS NULL;
CREATE INDEX sessions_previous ON sessions (previous_refresh_hash) WHERE previous_refresh_hash IS NOT NULL;

-- Back-off after failed sign-ins; key = account or address, hashed.
CREATE TABLE sign_in_failures (
  key text PRIMARY KEY,
  failures int NOT NULL,
  last_failed_at timestamptz NOT NULL,
  blocked_until timestamptz
);

CREATE TABLE memberships (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  package_code text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  uses_total int,
  uses_left int,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX memberships_user ON memberships (user_id, starts_at DESC);

CREATE TABLE app_settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id uuid,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_log_subject ON audit_log (subject_kind, subject_id, id DESC);

-- ---------------------------------------------------------------- catalogue

CREATE TABLE grades (
  id text PRIMARY KEY,
  name text NOT NULL,
  name_en text NOT NULL,
  position int NOT NULL,
  is_international boolean NOT NULL DEFAULT false,
  eduhome_id text
);

CREATE TABLE series (
  id text PRIMARY KEY,
  name text NOT NULL,
  name_en text NOT NULL,
  grade_id text NOT NULL REFERENCES grades,
  series_group text NOT NULL CHECK (series_group IN ('BOOK', 'SUPPLEMENTARY', 'EXTERNAL')),
  subject text NOT NULL CHECK (subject IN ('ENGLISH', 'MATH')),
  image_url text,
  image_url_en text,
  eduhome_id text,
  position int NOT NULL DEFAULT 0
);
CREATE INDEX series_grade ON series (grade_id);

CREATE TABLE exam_types (
  code int PRIMARY KEY,
  name text NOT NULL,
  name_en text NOT NULL,
  exam_group text NOT NULL CHECK (exam_group IN ('PRACTICE', 'EXAM', 'PREP', 'INTERNATIONAL', 'LABELLED')),
  position int NOT NULL
);

CREATE TABLE labels (code text PRIMARY KEY, name text NOT NULL, name_en text NOT NULL, position int NOT NULL);
CREATE TABLE publishers (code text PRIMARY KEY, name text NOT NULL, position int NOT NULL);

-- Codes are reused between versions with another meaning, so a code is stored with its version.
CREATE TABLE provinces (
  version text NOT NULL CHECK (version IN ('2025', 'before-2025')),
  code text NOT NULL,
  name text NOT NULL,
  name_en text NOT NULL,
  valid_from date,
  valid_to date,
  merged_into text,
  PRIMARY KEY (version, code)
);

-- ---------------------------------------------------------------- media

CREATE TABLE media (
  -- random: a file name says nothing about what it holds
  id text PRIMARY KEY,
  owner_id uuid REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('image', 'audio', 'video', 'subtitles')),
  mime text NOT NULL,
  bytes int NOT NULL,
  width int,
  height int,
  seconds real,
  credit text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX media_owner ON media (owner_id);

-- ---------------------------------------------------------------- questions

CREATE TABLE questions (
  id uuid PRIMARY KEY,
  scope text NOT NULL CHECK (scope IN ('SYSTEM', 'USER')),
  owner_id uuid REFERENCES users,
  privacy text NOT NULL DEFAULT 'PRIVATE' CHECK (privacy IN ('PRIVATE', 'PUBLIC')),
  type text NOT NULL,
  name varchar(255) NOT NULL DEFAULT '',
  grade_id text REFERENCES grades,
  subject text NOT NULL CHECK (subject IN ('ENGLISH', 'MATH')),
  skill text NOT NULL CHECK (skill IN ('PR', 'VO', 'GR', 'RE', 'WR', 'LI', 'SP')),
  difficulty text NOT NULL DEFAULT 'NA' CHECK (difficulty IN ('NA', 'M1', 'M2', 'M3', 'M4')),
  cefr text NOT NULL DEFAULT 'NA',
  series_id text REFERENCES series,
  publisher text NOT NULL DEFAULT 'NA' REFERENCES publishers,
  exam_family text NOT NULL DEFAULT 'NA',
  test_category text NOT NULL DEFAULT 'NA',
  labels text[] NOT NULL DEFAULT '{}',
  keywords text[] NOT NULL DEFAULT '{}',
  -- the name credited, e.g. a book's author; the creator is owner_id
  author text NOT NULL DEFAULT '',
  -- first words in plain text, for lists
  summary text NOT NULL,
  -- folded name, summary, content text and keywords
  search text NOT NULL,
  -- numbers it takes on a paper
  items int NOT NULL CHECK (items > 0),
  version int NOT NULL DEFAULT 1,
  uses int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CHECK ((scope = 'USER') <= (owner_id IS NOT NULL))
);
CREATE INDEX questions_system ON questions (updated_at DESC, id DESC) WHERE scope = 'SYSTEM' AND deleted_at IS NULL;
CREATE INDEX questions_mine ON questions (owner_id, updated_at DESC, id DESC) WHERE scope = 'USER' AND deleted_at IS NULL;
CREATE INDEX questions_public ON questions (updated_at DESC, id DESC) WHERE scope = 'USER' AND privacy = 'PUBLIC' AND deleted_at IS NULL;
CREATE INDEX questions_search ON questions USING gin (search gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE INDEX questions_labels ON questions USING gin (labels) WHERE deleted_at IS NULL;

CREATE TABLE question_versions (
  question_id uuid NOT NULL REFERENCES questions,
  version int NOT NULL,
  schema_version int NOT NULL,
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (question_id, version)
);

-- The key stands in a table of its own: nothing that serves content can select it by accident.
CREATE TABLE question_keys (
  question_id uuid NOT NULL,
  version int NOT NULL,
  answer_key jsonb NOT NULL,
  PRIMARY KEY (question_id, version),
  FOREIGN KEY (question_id, version) REFERENCES question_versions
);

-- ---------------------------------------------------------------- formats

CREATE TABLE formats (
  id uuid PRIMARY KEY,
  scope text NOT NULL CHECK (scope IN ('SYSTEM', 'USER')),
  owner_id uuid REFERENCES users,
  name varchar(100) NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold(name)) STORED,
  grade_id text NOT NULL REFERENCES grades,
  subject text NOT NULL CHECK (subject IN ('ENGLISH', 'MATH')),
  minutes int NOT NULL CHECK (minutes > 0),
  total_questions int NOT NULL CHECK (total_questions > 0),
  -- hundredths
  total_points int NOT NULL CHECK (total_points > 0),
  -- specified: parts say how many of each level; random: they do not
  cognition text NOT NULL CHECK (cognition IN ('SPECIFIED', 'RANDOM')),
  sections jsonb NOT NULL,
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE INDEX formats_list ON formats (scope, owner_id, updated_at DESC) WHERE deleted_at IS NULL;

-- ---------------------------------------------------------------- exams

CREATE TABLE exams (
  id uuid PRIMARY KEY,
  scope text NOT NULL CHECK (scope IN ('SYSTEM', 'USER')),
  owner_id uuid REFERENCES users,
  privacy text NOT NULL DEFAULT 'PRIVATE' CHECK (privacy IN ('PRIVATE', 'PUBLIC')),
  name varchar(100) NOT NULL,
  name_en varchar(100),
  search text NOT NULL GENERATED ALWAYS AS (fold(name)) STORED,
  exam_type int NOT NULL REFERENCES exam_types,
  subject text NOT NULL CHECK (subject IN ('ENGLISH', 'MATH')),
  grade_id text NOT NULL REFERENCES grades,
  series_id text REFERENCES series,
  format_id uuid REFERENCES formats,
  -- the format's sections as they were when applied
  sections jsonb NOT NULL,
  minutes int NOT NULL CHECK (minutes > 0),
  total_questions int NOT NULL,
  total_points int NOT NULL,
  mode text NOT NULL DEFAULT 'TEST' CHECK (mode IN ('TEST', 'PRACTICE')),
  rounding text NOT NULL DEFAULT '0.1' CHECK (rounding IN ('0.1', '0.25', 'none')),
  shuffle boolean NOT NULL DEFAULT true,
  labels text[] NOT NULL DEFAULT '{}',
  -- READY once every part is filled
  status text NOT NULL DEFAULT 'DRAFT' CHECK (status IN ('DRAFT', 'READY')),
  uses int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE INDEX exams_mine ON exams (owner_id, updated_at DESC, id DESC) WHERE scope = 'USER' AND deleted_at IS NULL;
CREATE INDEX exams_system ON exams (updated_at DESC, id DESC) WHERE scope = 'SYSTEM' AND deleted_at IS NULL;
CREATE INDEX exams_format ON exams (format_id) WHERE deleted_at IS NULL;

CREATE TABLE exam_questions (
  exam_id uuid NOT NULL REFERENCES exams,
  question_id uuid NOT NULL REFERENCES questions,
  question_version int NOT NULL,
  part_id text NOT NULL,
  position int NOT NULL,
  PRIMARY KEY (exam_id, question_id),
  FOREIGN KEY (question_id, question_version) REFERENCES question_versions
);
CREATE INDEX exam_questions_question ON exam_questions (question_id);

-- What learners get: complete, immutable, hashed.
CREATE TABLE exam_versions (
  id uuid PRIMARY KEY,
  exam_id uuid NOT NULL REFERENCES exams,
  version int NOT NULL,
  content jsonb NOT NULL,
  content_hash text NOT NULL,
  published_at timestamptz NOT NULL,
  UNIQUE (exam_id, version)
);

CREATE TABLE exam_version_keys (
  exam_version_id uuid PRIMARY KEY REFERENCES exam_versions,
  keys jsonb NOT NULL
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER exam_versions_immutable BEFORE UPDATE OR DELETE ON exam_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER exam_version_keys_immutable BEFORE UPDATE OR DELETE ON exam_version_keys FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- ---------------------------------------------------------------- classes

CREATE TABLE classes (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users,
  code varchar(50) NOT NULL,
  name varchar(100) NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold(name || ' ' || code)) STORED,
  grade_id text NOT NULL REFERENCES grades,
  -- first year: 2026 is 2026–2027
  school_year int NOT NULL,
  logo_media text REFERENCES media,
  status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'DEACTIVATED')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE UNIQUE INDEX classes_code ON classes (lower(code)) WHERE deleted_at IS NULL;
CREATE INDEX classes_owner ON classes (owner_id, updated_at DESC) WHERE deleted_at IS NULL;

-- A learner as one teacher manages them: the code and the contacts are the teacher's.
CREATE TABLE managed_students (
  teacher_id uuid NOT NULL REFERENCES users,
  student_id uuid NOT NULL REFERENCES users,
  code varchar(10),
  contact_phone text,
  contact_email text,
  created_at timestamptz NOT NULL,
  removed_at timestamptz,
  PRIMARY KEY (teacher_id, student_id)
);
CREATE UNIQUE INDEX managed_students_code ON managed_students (teacher_id, lower(code)) WHERE removed_at IS NULL;
CREATE INDEX managed_students_student ON managed_students (student_id);

CREATE TABLE class_students (
  class_id uuid NOT NULL REFERENCES classes,
  student_id uuid NOT NULL REFERENCES users,
  joined_at timestamptz NOT NULL,
  removed_at timestamptz,
  PRIMARY KEY (class_id, student_id)
);
CREATE INDEX class_students_student ON class_students (student_id) WHERE removed_at IS NULL;

-- A checked spreadsheet waiting for the teacher's yes; the same file is imported that was checked.
CREATE TABLE student_imports (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users,
  class_id uuid REFERENCES classes,
  file_name text NOT NULL,
  file_hash text NOT NULL,
  rows jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  imported_at timestamptz
);

-- ---------------------------------------------------------------- assignments and attempts

CREATE TABLE assignments (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users,
  exam_id uuid NOT NULL REFERENCES exams,
  exam_version_id uuid NOT NULL REFERENCES exam_versions,
  class_id uuid NOT NULL REFERENCES classes,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  minutes int NOT NULL CHECK (minutes > 0),
  -- when the learner may see the score; the key always waits for the end
  show_score text NOT NULL DEFAULT 'AFTER_SUBMIT' CHECK (show_score IN ('AFTER_SUBMIT', 'AFTER_END')),
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz
);
CREATE INDEX assignments_class ON assignments (class_id, starts_at DESC);
CREATE INDEX assignments_owner ON assignments (owner_id, starts_at DESC);
CREATE INDEX assignments_exam ON assignments (exam_id);

CREATE TABLE attempts (
  id uuid PRIMARY KEY,
  assignment_id uuid NOT NULL REFERENCES assignments,
  exam_version_id uuid NOT NULL REFERENCES exam_versions,
  student_id uuid NOT NULL REFERENCES users,
  -- the assignment's teacher: the distribution key
  owner_id uuid NOT NULL REFERENCES users,
  status text NOT NULL DEFAULT 'RUNNING' CHECK (status IN ('RUNNING', 'SUBMITTED', 'SCORED')),
  shuffle_seed text NOT NULL,
  started_at timestamptz NOT NULL,
  deadline_at timestamptz NOT NULL,
  extension_seconds int NOT NULL DEFAULT 0,
  submitted_at timestamptz,
  -- SUBMIT by the learner, TIME by the clock
  finished_by text CHECK (finished_by IN ('SUBMIT', 'TIME')),
  flags jsonb NOT NULL DEFAULT '[]'
);
CREATE UNIQUE INDEX attempts_one ON attempts (assignment_id, student_id);
CREATE INDEX attempts_student ON attempts (student_id, started_at DESC);
CREATE INDEX attempts_running ON attempts (deadline_at) WHERE status = 'RUNNING';
CREATE INDEX attempts_unscored ON attempts (submitted_at) WHERE status = 'SUBMITTED';

-- Append-only. The effective answer to a question is its last ACCEPTED entry by id.
CREATE TABLE attempt_answers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attempt_id uuid NOT NULL REFERENCES attempts,
  client_id text NOT NULL,
  client_seq int NOT NULL,
  question_id uuid NOT NULL,
  answer jsonb NOT NULL,
  -- id of the entry the client had seen last for this question; 0 = none
  base_id bigint NOT NULL,
  received_at timestamptz NOT NULL,
  disposition text NOT NULL CHECK (disposition IN ('ACCEPTED', 'SUPERSEDED', 'STALE', 'LATE')),
  UNIQUE (attempt_id, client_id, client_seq)
);
CREATE INDEX attempt_answers_effective ON attempt_answers (attempt_id, question_id, id DESC) WHERE disposition = 'ACCEPTED';
CREATE TRIGGER attempt_answers_append_only BEFORE UPDATE OR DELETE ON attempt_answers FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE audio_plays (
  attempt_id uuid NOT NULL REFERENCES attempts,
  media_id text NOT NULL,
  play int NOT NULL,
  started_at timestamptz NOT NULL,
  PRIMARY KEY (attempt_id, media_id, play)
);

-- A regrade appends a revision; the highest one counts.
CREATE TABLE attempt_results (
  attempt_id uuid NOT NULL REFERENCES attempts,
  revision int NOT NULL,
  engine_version text NOT NULL,
  -- hundredths on the scale of the test's points; mark is out of ten, rounded
  points int NOT NULL,
  max_points int NOT NULL,
  mark int NOT NULL,
  needs_teacher boolean NOT NULL,
  -- one entry a numbered item in paper order: {question, item, state, points, max}
  items jsonb NOT NULL,
  scored_at timestamptz NOT NULL,
  scored_by uuid REFERENCES users,
  reason text,
  PRIMARY KEY (attempt_id, revision)
);
