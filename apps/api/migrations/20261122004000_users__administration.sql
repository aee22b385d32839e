-- All users in one list for an admin: found by whatever they sign in with, in the orders and by the filters that it offers.
ALTER TABLE users ADD COLUMN search_all text NOT NULL
  GENERATED ALWAYS AS (fold(btrim(last_name || ' ' || first_name) || ' ' || coalesce(phone, '') || ' ' || coalesce(email, '') || ' ' || coalesce(sign_in_name, ''))) STORED;
-- Until when the one-time password of an invitation opens the first sign-in; null for those on a class's sheet.
ALTER TABLE users ADD COLUMN one_time_password_until timestamptz;

CREATE INDEX users_search_all ON users USING gin (search_all gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE INDEX users_created ON users (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX users_name ON users (first_name COLLATE vi_sort, last_name COLLATE vi_sort, id) WHERE deleted_at IS NULL;
CREATE INDEX users_role ON users (role, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX users_status ON users (status, created_at DESC, id DESC) WHERE deleted_at IS NULL AND status <> 'ACTIVE';
CREATE INDEX users_province ON users (province_code, created_at DESC, id DESC) WHERE deleted_at IS NULL AND province_code IS NOT NULL;
CREATE INDEX users_admins ON users (id) WHERE deleted_at IS NULL AND is_admin;
CREATE INDEX memberships_package ON memberships (package_code, user_id);

-- What was done stays written down.
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE INDEX audit_log_time ON audit_log (at DESC, id DESC);
CREATE INDEX audit_log_actor ON audit_log (actor_id, at DESC, id DESC);
CREATE INDEX audit_log_action ON audit_log (action, at DESC, id DESC);
CREATE INDEX audit_log_kind ON audit_log (subject_kind, at DESC, id DESC);
CREATE INDEX audit_log_of_subject ON audit_log (subject_id, at DESC, id DESC);
