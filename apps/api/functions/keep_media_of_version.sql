-- Trigger: lists the files of a published test in exam_version_media.
CREATE OR REPLACE FUNCTION keep_media_of_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_TABLE_NAME = 'exam_versions' THEN
    INSERT INTO exam_version_media SELECT NEW.id, m.media_id, m.play_limit, false FROM media_in(NEW.content) m;
  ELSE
    INSERT INTO exam_version_media SELECT NEW.exam_version_id, m.media_id, m.play_limit, true FROM media_in(NEW.keys) m ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $function$;
