-- The tests of an owner are listed whatever their scope, because staff own tests of the system.
DROP INDEX exams_mine;
CREATE INDEX exams_mine ON exams (owner_id, updated_at DESC, id DESC) WHERE deleted_at IS NULL;
-- What an owner's learners can still take, without what has ended.
CREATE INDEX assignments_given ON assignments (owner_id, ends_at) WHERE cancelled_at IS NULL;
