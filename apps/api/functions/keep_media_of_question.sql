-- Trigger: lists the files of a question version or key in question_media.
CREATE OR REPLACE FUNCTION keep_media_of_question()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_TABLE_NAME = 'question_versions' THEN
    INSERT INTO question_media SELECT m.media_id, NEW.question_id, false FROM media_in(NEW.content) m
    ON CONFLICT (media_id, question_id) DO UPDATE SET of_key = false;
  ELSE
    INSERT INTO question_media SELECT m.media_id, NEW.question_id, true FROM media_in(NEW.answer_key) m ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $function$;
