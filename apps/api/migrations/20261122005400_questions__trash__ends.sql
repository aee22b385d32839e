-- What is long in the trash is found by when it was deleted, whosever it is.
CREATE INDEX questions_trash ON questions (deleted_at, id) WHERE deleted_at IS NOT NULL;

-- The record of an import goes with its owner's account, its questions wait in the trash.
ALTER TABLE questions DROP CONSTRAINT questions_import_id_fkey,
  ADD CONSTRAINT questions_import_id_fkey FOREIGN KEY (import_id) REFERENCES question_imports ON DELETE SET NULL;
