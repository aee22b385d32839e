-- Processes remember who a token belongs to. Whatever changes that, in whichever statement, is told to all of them at commit.
CREATE FUNCTION tell_actor_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
BEGIN
  PERFORM pg_notify('actors_changed', CASE WHEN TG_TABLE_NAME = 'users' THEN changed ->> 'id' ELSE changed ->> 'user_id' END);
  RETURN NULL;
END $$;

CREATE TRIGGER users_changed AFTER UPDATE OF role, is_admin, status, deleted_at ON users
  FOR EACH ROW WHEN ((OLD.role, OLD.is_admin, OLD.status, OLD.deleted_at) IS DISTINCT FROM (NEW.role, NEW.is_admin, NEW.status, NEW.deleted_at))
  EXECUTE FUNCTION tell_actor_changed();
CREATE TRIGGER memberships_changed AFTER INSERT OR UPDATE OR DELETE ON memberships
  FOR EACH ROW EXECUTE FUNCTION tell_actor_changed();
CREATE TRIGGER sessions_revoked AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION tell_actor_changed();
CREATE TRIGGER sessions_gone AFTER DELETE ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL)
  EXECUTE FUNCTION tell_actor_changed();
