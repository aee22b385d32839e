-- By code, what its questions with parameters have in place of the test's own numbers; null where nothing is drawn, and for
-- papers that were made before codes differed in numbers.
ALTER TABLE paper_sets ADD COLUMN draws jsonb;
