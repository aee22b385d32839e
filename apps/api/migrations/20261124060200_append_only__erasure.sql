-- What is only ever added to may be erased by the work that does so and says so, for its own transaction.
CREATE FUNCTION refuse_change_unless_erasing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('vumon.erasing', true), '') <> 'yes' THEN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER attempt_answers_append_only ON attempt_answers;
CREATE TRIGGER attempt_answers_append_only BEFORE DELETE OR UPDATE ON attempt_answers FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_erasing();
DROP TRIGGER attempt_marks_append_only ON attempt_marks;
CREATE TRIGGER attempt_marks_append_only BEFORE DELETE OR UPDATE ON attempt_marks FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_erasing();
DROP TRIGGER audit_log_append_only ON audit_log;
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_erasing();
