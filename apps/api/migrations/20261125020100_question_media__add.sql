-- Which files a question shows, plays or holds in its key, over all its versions: whoever asks for a file is held against whose
-- the question is. `of_key`: stands in keys alone.
CREATE TABLE question_media (
  media_id text NOT NULL,
  question_id uuid NOT NULL REFERENCES questions ON DELETE CASCADE,
  of_key boolean NOT NULL,
  PRIMARY KEY (media_id, question_id)
);
CREATE INDEX question_media_question ON question_media (question_id);

CREATE FUNCTION keep_media_of_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'question_versions' THEN
    INSERT INTO question_media SELECT m.media_id, NEW.question_id, false FROM media_in(NEW.content) m
    ON CONFLICT (media_id, question_id) DO UPDATE SET of_key = false;
  ELSE
    INSERT INTO question_media SELECT m.media_id, NEW.question_id, true FROM media_in(NEW.answer_key) m ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER question_versions_media AFTER INSERT OR UPDATE OF content ON question_versions FOR EACH ROW EXECUTE FUNCTION keep_media_of_question();
CREATE TRIGGER question_keys_media AFTER INSERT OR UPDATE OF answer_key ON question_keys FOR EACH ROW EXECUTE FUNCTION keep_media_of_question();

INSERT INTO question_media
SELECT m.media_id, v.question_id, false FROM question_versions v, LATERAL media_in(v.content) m GROUP BY m.media_id, v.question_id;
INSERT INTO question_media
SELECT m.media_id, k.question_id, true FROM question_keys k, LATERAL media_in(k.answer_key) m ON CONFLICT DO NOTHING;
