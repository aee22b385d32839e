-- What was deleted, newest first: by its owner, and of the system.
CREATE INDEX questions_trash_mine ON questions (owner_id, deleted_at DESC, id DESC) WHERE scope = 'USER' AND deleted_at IS NOT NULL;
CREATE INDEX questions_trash_system ON questions (deleted_at DESC, id DESC) WHERE scope = 'SYSTEM' AND deleted_at IS NOT NULL;

-- Likeness of questions. The hash is equal for questions that read the same; the sketch shares values with those of
-- similar questions, each value rare, so that an index finds the similar ones among millions. Null: not computed yet.
ALTER TABLE questions ADD COLUMN text_hash bytea;
ALTER TABLE questions ADD COLUMN sketch integer[];
CREATE INDEX questions_hash_mine ON questions (owner_id, text_hash) WHERE scope = 'USER' AND deleted_at IS NULL;
CREATE INDEX questions_hash_system ON questions (text_hash) WHERE scope = 'SYSTEM' AND deleted_at IS NULL;
CREATE INDEX questions_sketch ON questions USING gin (sketch) WHERE deleted_at IS NULL;
CREATE INDEX questions_unsketched ON questions (id) WHERE sketch IS NULL;

-- A checked file of questions: what it holds waits for its owner's yes, and says afterwards what became of it.
CREATE TABLE question_imports (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id),
  file_name text NOT NULL,
  format text NOT NULL CHECK (format IN ('GIFT', 'SHEET')),
  rows jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  imported_at timestamptz,
  imported integer NOT NULL DEFAULT 0
);
CREATE INDEX question_imports_owner ON question_imports (owner_id, created_at DESC);
ALTER TABLE questions ADD COLUMN import_id uuid REFERENCES question_imports (id);
CREATE INDEX questions_import ON questions (import_id, updated_at DESC, id DESC) WHERE import_id IS NOT NULL;
