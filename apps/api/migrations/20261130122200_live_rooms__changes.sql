-- Which live rooms are looked at, so that nothing is noted of the others. Both tables are lost with a crash, together:
-- whoever looks next then gets the whole room.
CREATE UNLOGGED TABLE watched_rooms (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  -- Since when it has been looked at without a pause.
  since timestamptz NOT NULL,
  watched_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, assignment_id)
);
CREATE INDEX watched_rooms_watched ON watched_rooms (watched_at);

-- What has changed in a watched room: rows are only added, so that nobody waits for a row of another transaction.
CREATE UNLOGGED TABLE room_changes (
  owner_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  -- Null: everybody, as when the window is moved or somebody has joined the class.
  student_id uuid,
  -- The transaction that made the change: what a snapshot does not see, whoever read with it does not know.
  change xid8 NOT NULL DEFAULT pg_current_xact_id(),
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX room_changes_change ON room_changes (owner_id, assignment_id, change);

-- allowed: the triggers need functions of these names; their bodies are in apps/api/functions
CREATE FUNCTION note_answers_in_rooms() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
-- allowed: as above
CREATE FUNCTION note_attempts_in_rooms() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
-- allowed: as above
CREATE FUNCTION note_row_in_rooms() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;

CREATE TRIGGER attempt_answers_seen_in_room AFTER INSERT ON attempt_answers
  REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_answers_in_rooms();
CREATE TRIGGER attempts_begun_in_room AFTER INSERT ON attempts
  REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_attempts_in_rooms();
CREATE TRIGGER attempts_changed_in_room AFTER UPDATE ON attempts
  REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_attempts_in_rooms();
CREATE TRIGGER attempt_record_seen_in_room AFTER INSERT ON attempt_record
  FOR EACH ROW EXECUTE FUNCTION note_row_in_rooms();
-- A page that was heard of for the first time, or that was lost: after 11 s (`lostAfterMs`).
CREATE TRIGGER attempt_presence_begun_in_room AFTER INSERT ON attempt_presence
  FOR EACH ROW EXECUTE FUNCTION note_row_in_rooms();
CREATE TRIGGER attempt_presence_back_in_room AFTER UPDATE ON attempt_presence
  FOR EACH ROW WHEN (NEW.seen_at - OLD.seen_at > interval '11 seconds') EXECUTE FUNCTION note_row_in_rooms();
CREATE TRIGGER assignment_extra_time_seen_in_room AFTER INSERT OR UPDATE OR DELETE ON assignment_extra_time
  FOR EACH ROW EXECUTE FUNCTION note_row_in_rooms();
CREATE TRIGGER assignments_changed_in_room AFTER UPDATE ON assignments
  FOR EACH ROW EXECUTE FUNCTION note_row_in_rooms();
CREATE TRIGGER assignment_students_seen_in_room AFTER INSERT OR UPDATE OR DELETE ON assignment_students
  FOR EACH ROW EXECUTE FUNCTION note_row_in_rooms();
CREATE TRIGGER class_students_seen_in_room AFTER INSERT OR UPDATE OR DELETE ON class_students
  FOR EACH ROW EXECUTE FUNCTION note_row_in_rooms();
CREATE TRIGGER study_group_students_seen_in_room AFTER INSERT OR UPDATE OR DELETE ON study_group_students
  FOR EACH ROW EXECUTE FUNCTION note_row_in_rooms();
