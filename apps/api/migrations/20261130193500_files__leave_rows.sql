-- Files of papers and of imports are stored as objects that their rows name. A file in a row is read as before; the changes
-- `papers.files-as-objects` and `question-imports.files-as-objects` store it as an object too, and a later release drops
-- paper_files.file, question_imports.source and question_import_files.bytes.
ALTER TABLE paper_files ADD COLUMN stored_as text;
-- The packed text that a paper was read from.
ALTER TABLE question_imports ADD COLUMN stored_as text;
ALTER TABLE question_import_files ADD COLUMN stored_as text;

-- Objects that no row names: stored for a row that is not there yet, or named by one that has gone.
CREATE TABLE file_removals (
  key text PRIMARY KEY,
  due_at timestamptz NOT NULL
);
CREATE INDEX file_removals_due ON file_removals (due_at);

-- allowed: the triggers need a function of this name; its body is in apps/api/functions
CREATE FUNCTION note_file_to_remove() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER paper_file_gone AFTER DELETE ON paper_files
  FOR EACH ROW WHEN (OLD.stored_as IS NOT NULL) EXECUTE FUNCTION note_file_to_remove();
CREATE TRIGGER paper_file_changed AFTER UPDATE OF stored_as ON paper_files
  FOR EACH ROW WHEN (OLD.stored_as IS NOT NULL AND OLD.stored_as IS DISTINCT FROM NEW.stored_as) EXECUTE FUNCTION note_file_to_remove();
CREATE TRIGGER question_import_gone AFTER DELETE ON question_imports
  FOR EACH ROW WHEN (OLD.stored_as IS NOT NULL) EXECUTE FUNCTION note_file_to_remove();
CREATE TRIGGER question_import_changed AFTER UPDATE OF stored_as ON question_imports
  FOR EACH ROW WHEN (OLD.stored_as IS NOT NULL AND OLD.stored_as IS DISTINCT FROM NEW.stored_as) EXECUTE FUNCTION note_file_to_remove();
CREATE TRIGGER question_import_file_gone AFTER DELETE ON question_import_files
  FOR EACH ROW WHEN (OLD.stored_as IS NOT NULL) EXECUTE FUNCTION note_file_to_remove();
