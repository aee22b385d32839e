-- Practice: the entry of the log that held the answer when the key of its question was shown, by the question's position.
-- Later answers to that question do not count. See docs/decisions/0064-a-shown-key-fixes-its-answer.md.
ALTER TABLE attempts ADD COLUMN checked jsonb NOT NULL DEFAULT '{}';
