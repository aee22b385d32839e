-- An attempt has an origin, a number within it and a mode; its clock can be stopped and it can be opened again.
-- Every table of an attempt is keyed by owner first.

ALTER TABLE attempt_answers DROP CONSTRAINT attempt_answers_attempt_id_fkey;
ALTER TABLE attempt_marks DROP CONSTRAINT attempt_marks_attempt_id_fkey;
ALTER TABLE attempt_results DROP CONSTRAINT attempt_results_attempt_id_fkey;
ALTER TABLE audio_plays DROP CONSTRAINT audio_plays_attempt_id_fkey;
ALTER TABLE recordings DROP CONSTRAINT recordings_attempt_id_fkey;

-- ---------------------------------------------------------------- attempts

ALTER TABLE attempts
  ADD COLUMN origin text NOT NULL DEFAULT 'ASSIGNMENT'
    CHECK (origin IN ('ASSIGNMENT', 'PRACTICE', 'LINK', 'PACKAGE', 'GIFT', 'PREVIEW', 'PARTNER')),
  -- what an attempt of another origin was opened from: a test, a link, an integrated exam
  ADD COLUMN target_id uuid,
  ADD COLUMN number smallint NOT NULL DEFAULT 1 CHECK (number > 0),
  ADD COLUMN mode text NOT NULL DEFAULT 'TEST' CHECK (mode IN ('TEST', 'PRACTICE')),
  -- false: the learner sees no clock; the deadline is only when the attempt ends by itself
  ADD COLUMN clock boolean NOT NULL DEFAULT true,
  -- while set, no time passes and no answer is taken
  ADD COLUMN paused_at timestamptz,
  ADD COLUMN paused_ms bigint NOT NULL DEFAULT 0,
  -- how often a teacher opened it again after its end
  ADD COLUMN reopened smallint NOT NULL DEFAULT 0,
  -- the learner's clients in the order of their first entry; the log holds their positions, from 1
  ADD COLUMN clients text[] NOT NULL DEFAULT '{}',
  ALTER COLUMN assignment_id DROP NOT NULL,
  DROP CONSTRAINT attempts_pkey,
  ADD PRIMARY KEY (owner_id, id),
  ADD FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments,
  ADD CONSTRAINT attempts_origin CHECK (
    (origin = 'ASSIGNMENT') = (assignment_id IS NOT NULL) AND (origin = 'ASSIGNMENT') = (target_id IS NULL)),
  ADD CONSTRAINT attempts_paused CHECK (paused_at IS NULL OR status = 'RUNNING'),
  DROP CONSTRAINT attempts_finished_by_check,
  ADD CONSTRAINT attempts_finished_by_check CHECK (finished_by IN ('SUBMIT', 'TIME', 'TEACHER'));
-- Room for the updates of a running attempt on its own page.
ALTER TABLE attempts SET (fillfactor = 85);

DROP INDEX attempts_one;
CREATE UNIQUE INDEX attempts_number ON attempts (owner_id, assignment_id, student_id, number) WHERE assignment_id IS NOT NULL;
CREATE UNIQUE INDEX attempts_other_number ON attempts (owner_id, target_id, student_id, origin, number) WHERE target_id IS NOT NULL;
CREATE UNIQUE INDEX attempts_one_running ON attempts (owner_id, coalesce(assignment_id, target_id), student_id, origin) WHERE status = 'RUNNING';
-- A learner's request names an attempt, not its owner. Ids are in the order of time, so lists use it too.
DROP INDEX attempts_student;
CREATE INDEX attempts_student ON attempts (student_id, id);
CREATE INDEX attempts_owner ON attempts (owner_id, started_at);

-- ---------------------------------------------------------------- what is not a log

ALTER TABLE audio_plays ADD COLUMN owner_id uuid;
UPDATE audio_plays x SET owner_id = p.owner_id FROM attempts p WHERE p.id = x.attempt_id;
ALTER TABLE audio_plays
  ALTER COLUMN owner_id SET NOT NULL,
  DROP CONSTRAINT audio_plays_pkey,
  ADD PRIMARY KEY (owner_id, attempt_id, media_id, play),
  ADD FOREIGN KEY (owner_id, attempt_id) REFERENCES attempts;

ALTER TABLE recordings ADD COLUMN owner_id uuid, ADD COLUMN file_id uuid;
-- Ids come from browsers and are unique for one owner only, so the file has a name of the server's own.
UPDATE recordings r SET owner_id = p.owner_id, file_id = r.id FROM attempts p WHERE p.id = r.attempt_id;
DROP INDEX recordings_attempt;
ALTER TABLE recordings
  ALTER COLUMN owner_id SET NOT NULL,
  ALTER COLUMN file_id SET NOT NULL,
  DROP CONSTRAINT recordings_pkey,
  ADD PRIMARY KEY (owner_id, id),
  ADD FOREIGN KEY (owner_id, attempt_id) REFERENCES attempts;
CREATE INDEX recordings_attempt ON recordings (owner_id, attempt_id);

ALTER TABLE attempt_marks ADD COLUMN owner_id uuid;
ALTER TABLE attempt_marks DISABLE TRIGGER attempt_marks_append_only;
UPDATE attempt_marks x SET owner_id = p.owner_id FROM attempts p WHERE p.id = x.attempt_id;
ALTER TABLE attempt_marks ENABLE TRIGGER attempt_marks_append_only;
ALTER TABLE attempt_marks
  ALTER COLUMN owner_id SET NOT NULL,
  DROP CONSTRAINT attempt_marks_pkey,
  ADD PRIMARY KEY (owner_id, attempt_id, question_id, item, version),
  ADD FOREIGN KEY (owner_id, attempt_id) REFERENCES attempts;

-- ---------------------------------------------------------------- results

-- Items are those of the published test in paper order, so only what the attempt made of them is stored.
ALTER TABLE attempt_results RENAME TO old_results;
ALTER TABLE old_results DROP CONSTRAINT attempt_results_pkey;
CREATE TABLE attempt_results (
  owner_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  scored_at timestamptz NOT NULL,
  scored_by uuid REFERENCES users,
  revision smallint NOT NULL,
  -- hundredths on the scale of the test's points; mark is out of ten, rounded
  points int NOT NULL,
  max_points int NOT NULL,
  mark int NOT NULL,
  needs_teacher boolean NOT NULL,
  engine_version text NOT NULL,
  cause text NOT NULL CHECK (cause IN ('SCORED', 'LATE', 'MARKED')),
  reason text,
  -- a letter an item: R right, P partial, W wrong, B blank, N needs the teacher, U unscored
  item_states text NOT NULL CHECK (item_states ~ '^[RPWBNU]*$'),
  item_points int[] NOT NULL CHECK (cardinality(item_points) = length(item_states)),
  PRIMARY KEY (owner_id, attempt_id, revision),
  FOREIGN KEY (owner_id, attempt_id) REFERENCES attempts
);
-- Works that wait for their teacher are few among all results.
CREATE INDEX attempt_results_to_mark ON attempt_results (owner_id) WHERE needs_teacher;
INSERT INTO attempt_results (owner_id, attempt_id, scored_at, scored_by, revision, points, max_points, mark, needs_teacher,
  engine_version, cause, reason, item_states, item_points)
SELECT p.owner_id, r.attempt_id, r.scored_at, r.scored_by, r.revision, r.points, r.max_points, r.mark, r.needs_teacher,
  r.engine_version, r.cause, r.reason, i.states, i.points
FROM old_results r
JOIN attempts p ON p.id = r.attempt_id
CROSS JOIN LATERAL (
  SELECT
    coalesce(string_agg(CASE e.item ->> 'state'
      WHEN 'right' THEN 'R' WHEN 'partial' THEN 'P' WHEN 'wrong' THEN 'W'
      WHEN 'blank' THEN 'B' WHEN 'needs-teacher' THEN 'N' ELSE 'U' END, '' ORDER BY e.at), '') AS states,
    coalesce(array_agg((e.item ->> 'points')::int ORDER BY e.at), '{}') AS points
  FROM jsonb_array_elements(r.items) WITH ORDINALITY AS e (item, at)
) i;
DROP TABLE old_results;
