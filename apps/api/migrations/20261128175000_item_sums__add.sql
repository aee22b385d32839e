-- How questions came out in tests that have ended. The sums of a test are always written as a whole, from its results as
-- they are then, so a regrade, a late answer, a later mark or a reopened attempt replaces what was counted before.
-- `question_difficulty`, to which tests were only ever added, is no longer read; a later migration removes it.
CREATE TABLE item_sums (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  question_id uuid NOT NULL REFERENCES questions ON DELETE CASCADE,
  -- Position of the item in its question, from 1.
  item smallint NOT NULL CHECK (item > 0),
  -- The version of the bank's question that has the content and the scoring key with which the results were made.
  version int,
  -- Hash of that content and key: answers count for every version with the same hash. Null: for none.
  measured_hash text,
  n int NOT NULL CHECK (n >= 0),
  -- Learners who got as far as the item.
  reached int NOT NULL CHECK (reached BETWEEN 0 AND n),
  -- x is a learner's share of the item's points (0 to 1), t the sum of these shares over all items of the test.
  sx double precision NOT NULL,
  sxx double precision NOT NULL,
  sxt double precision NOT NULL,
  st double precision NOT NULL,
  stt double precision NOT NULL,
  PRIMARY KEY (owner_id, assignment_id, question_id, item),
  CHECK ((version IS NULL) = (measured_hash IS NULL))
);
CREATE INDEX item_sums_question ON item_sums (question_id, measured_hash);

-- Who chose an option: how many, and the sum of what they reached in the rest of the test.
CREATE TABLE item_choices (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  question_id uuid NOT NULL,
  item smallint NOT NULL,
  -- Place of the answer in the item and of the option at the place, in the order of their author, from 1.
  place smallint NOT NULL,
  choice smallint NOT NULL,
  is_right boolean NOT NULL,
  n int NOT NULL CHECK (n >= 0),
  sr double precision NOT NULL,
  PRIMARY KEY (owner_id, assignment_id, question_id, item, place, choice),
  FOREIGN KEY (owner_id, assignment_id, question_id, item) REFERENCES item_sums ON DELETE CASCADE
);

-- What the sums of all tests say about the current version of a question.
CREATE TABLE question_statistics (
  question_id uuid PRIMARY KEY REFERENCES questions ON DELETE CASCADE,
  version int NOT NULL,
  -- Learners who were asked it, and in how many tests.
  n int NOT NULL CHECK (n >= 0),
  tests int NOT NULL CHECK (tests >= 0),
  share double precision NOT NULL CHECK (share BETWEEN 0 AND 1),
  -- Correlation with the rest of the test within tests, of the item with the lowest one, and its 95 % interval.
  rest_r real,
  rest_low real,
  rest_high real,
  -- What a teacher should look at, the most useful first.
  flags jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(flags) = 'array'),
  computed_at timestamptz NOT NULL
);
CREATE INDEX question_statistics_computed ON question_statistics (computed_at);
CREATE INDEX question_statistics_flagged ON question_statistics (question_id) WHERE flags <> '[]';

-- Tests with results that the sums do not contain yet. Rows are only added and deleted: a row whose transaction commits
-- after a measurement has read the results is still there for the next one.
CREATE TABLE tests_to_measure (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL
);
CREATE INDEX tests_to_measure_test ON tests_to_measure (owner_id, assignment_id);

CREATE TABLE questions_to_measure (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  question_id uuid NOT NULL
);

-- allowed: the trigger needs a function of this name; its body is in apps/api/functions
CREATE FUNCTION note_tests_to_measure() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER attempt_results_measured AFTER INSERT ON attempt_results
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_tests_to_measure();

-- allowed: the trigger needs a function of this name; its body is in apps/api/functions
CREATE FUNCTION note_question_to_measure() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER questions_measured AFTER UPDATE OF version ON questions
  FOR EACH ROW WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION note_question_to_measure();

-- Tests that were taken before are measured from their results.
INSERT INTO tests_to_measure (owner_id, assignment_id)
SELECT a.owner_id, a.id FROM assignments a
WHERE a.mode = 'TEST' AND EXISTS (SELECT 1 FROM attempts p WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id AND p.status = 'SCORED');
