-- Who created questions of the system: few people, whom a loose scan of this index finds.
CREATE INDEX questions_system_owner ON questions (owner_id) WHERE scope = 'SYSTEM' AND deleted_at IS NULL;
