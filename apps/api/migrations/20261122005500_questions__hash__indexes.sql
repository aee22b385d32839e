-- Groups of equal questions are read from the index alone.
DROP INDEX questions_hash_system, questions_hash_mine;
CREATE INDEX questions_hash_system ON questions (text_hash, id) WHERE scope = 'SYSTEM' AND deleted_at IS NULL;
CREATE INDEX questions_hash_mine ON questions (owner_id, text_hash, id) WHERE scope = 'USER' AND deleted_at IS NULL;
