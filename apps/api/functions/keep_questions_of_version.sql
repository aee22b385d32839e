-- Trigger: lists the questions of a published test in exam_version_questions.
CREATE OR REPLACE FUNCTION keep_questions_of_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO exam_version_questions SELECT * FROM questions_of_version(NEW.id, NEW.exam_id, NEW.content);
  RETURN NULL;
END $function$;
