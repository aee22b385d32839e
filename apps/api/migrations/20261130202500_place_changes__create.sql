-- Where an installation has several databases (cells), a directory says which of them has a sign-in name, a contact or a
-- code. Such a key that was added, changed or removed waits here until the directory has been told. The triggers are
-- disabled, and cost nothing, until a database joins a directory (`tools/cells.ts join`).
CREATE TABLE place_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  key text NOT NULL
);

-- allowed: the triggers need a function of this name; its body is in apps/api/functions
CREATE FUNCTION note_places() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;

CREATE TRIGGER users_places AFTER INSERT OR DELETE OR UPDATE OF sign_in_name, phone, email, deleted_at ON users
  FOR EACH ROW EXECUTE FUNCTION note_places('SIGN_IN_NAME', 'sign_in_name', 'PHONE', 'phone', 'MAIL', 'email');
CREATE TRIGGER classes_places AFTER INSERT OR DELETE OR UPDATE OF code, deleted_at ON classes
  FOR EACH ROW EXECUTE FUNCTION note_places('CLASS_CODE', 'code');
CREATE TRIGGER certificates_places AFTER INSERT OR DELETE OR UPDATE OF code ON certificates
  FOR EACH ROW EXECUTE FUNCTION note_places('CERTIFICATE', 'code');

ALTER TABLE users DISABLE TRIGGER users_places;
ALTER TABLE classes DISABLE TRIGGER classes_places;
ALTER TABLE certificates DISABLE TRIGGER certificates_places;
