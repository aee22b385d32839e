-- The order in which a learner's own practice asks its questions; null: as the test stands. With ADAPTIVE `question_ids` are those asked so far.
ALTER TABLE attempts ADD COLUMN path text CHECK (path IN ('HAVE_LEVEL', 'NONE_LEVEL', 'ADAPTIVE'));
