-- A teacher who may not see the keys of a test sees totals only after its window, or invented learners could find the keys
-- out. So nothing is scored before: the mark of an attempt at such an assignment waits until the window has ended.
ALTER TABLE assignments ADD COLUMN scored_at_end boolean NOT NULL DEFAULT false;
ALTER TABLE attempts ADD COLUMN scored_at_end boolean NOT NULL DEFAULT false;
CREATE INDEX assignments_scored_at_end ON assignments (ends_at) WHERE scored_at_end;

-- A trigger, so that a process of the release before starts such attempts too.
-- allowed: the trigger needs a function at once; the one in apps/api/functions replaces it
CREATE FUNCTION attempts_scored_at_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.scored_at_end := EXISTS (
    SELECT FROM assignments a WHERE a.owner_id = NEW.owner_id AND a.id = NEW.assignment_id AND a.scored_at_end);
  RETURN NEW;
END $$;
CREATE TRIGGER attempts_scored_at_end BEFORE INSERT ON attempts
  FOR EACH ROW WHEN (NEW.assignment_id IS NOT NULL) EXECUTE FUNCTION attempts_scored_at_end();

DROP INDEX attempts_unscored;
CREATE INDEX attempts_unscored ON attempts (submitted_at) WHERE status = 'SUBMITTED' AND NOT scored_at_end;
