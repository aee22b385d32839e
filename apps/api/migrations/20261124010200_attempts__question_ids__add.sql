-- Practice may be of some questions of a test only; null: all of them.
ALTER TABLE attempts ADD COLUMN question_ids uuid[] CHECK (cardinality(question_ids) > 0);
