-- Word files and pasted papers are looked through beside their questions: what was read stays, with what the teacher decided.
ALTER TABLE question_imports DROP CONSTRAINT question_imports_format_check;
ALTER TABLE question_imports ADD CONSTRAINT question_imports_format_check CHECK (format IN ('GIFT', 'SHEET', 'WORD', 'TEXT'));
ALTER TABLE question_imports
  ADD COLUMN paper jsonb,
  ADD COLUMN changes jsonb NOT NULL DEFAULT '{"keys": {}, "levels": {}, "pieces": {}, "objects": {}, "edits": {}, "aside": []}',
  ADD COLUMN exam_id uuid REFERENCES exams ON DELETE SET NULL;
CREATE INDEX question_imports_exam ON question_imports (exam_id) WHERE exam_id IS NOT NULL;

-- Pictures of the file. Those that browsers draw are media; the others are kept as they are until the import ends.
CREATE TABLE question_import_files (
  import_id uuid NOT NULL REFERENCES question_imports ON DELETE CASCADE,
  n integer NOT NULL,
  media_type text NOT NULL,
  media_id text REFERENCES media ON DELETE SET NULL,
  bytes bytea,
  PRIMARY KEY (import_id, n)
);
CREATE INDEX question_import_files_media ON question_import_files (media_id) WHERE media_id IS NOT NULL;

INSERT INTO settings (key, value, min, max) VALUES ('word-file-mebibytes', 20, 1, 50);
INSERT INTO setting_history (key, revision, at, after) SELECT key, revision, updated_at, value FROM settings WHERE key = 'word-file-mebibytes';
