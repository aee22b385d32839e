-- The blocks of a paper (compressed JSON), from which it is read again with other choices for the whole file.
ALTER TABLE question_imports ADD COLUMN source bytea;
