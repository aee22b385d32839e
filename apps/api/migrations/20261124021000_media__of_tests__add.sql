-- Which files a published test shows and plays, how often a learner may hear each (null: as often as wanted), and which belong
-- to its key: whoever asks for a file is held against it.
CREATE TABLE exam_version_media (
  exam_version_id uuid NOT NULL REFERENCES exam_versions (id),
  media_id text NOT NULL,
  play_limit integer,
  of_key boolean NOT NULL,
  PRIMARY KEY (exam_version_id, media_id)
);
CREATE INDEX exam_version_media_media ON exam_version_media (media_id, exam_version_id);

CREATE FUNCTION media_in(p_content jsonb) RETURNS TABLE (media_id text, play_limit integer) LANGUAGE sql IMMUTABLE AS $$
  SELECT id, nullif(max(times), 0) FROM (
    SELECT one ->> 'media' AS id, CASE WHEN jsonb_typeof(one -> 'playLimit') = 'number' THEN (one ->> 'playLimit')::int END AS times
    FROM jsonb_path_query(p_content, '$.** ? (@.media.type() == "string")') AS one
    UNION ALL
    SELECT one #>> '{}', NULL FROM jsonb_path_query(p_content, '$.**.subtitles ? (@.type() == "string")') AS one
  ) files WHERE id IS NOT NULL GROUP BY id
$$;

CREATE FUNCTION keep_media_of_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'exam_versions' THEN
    INSERT INTO exam_version_media SELECT NEW.id, m.media_id, m.play_limit, false FROM media_in(NEW.content) m;
  ELSE
    INSERT INTO exam_version_media SELECT NEW.exam_version_id, m.media_id, m.play_limit, true FROM media_in(NEW.keys) m ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER exam_versions_media AFTER INSERT ON exam_versions FOR EACH ROW EXECUTE FUNCTION keep_media_of_version();
CREATE TRIGGER exam_version_keys_media AFTER INSERT ON exam_version_keys FOR EACH ROW EXECUTE FUNCTION keep_media_of_version();

INSERT INTO exam_version_media SELECT v.id, m.media_id, m.play_limit, false FROM exam_versions v, LATERAL media_in(v.content) m;
INSERT INTO exam_version_media
SELECT k.exam_version_id, m.media_id, m.play_limit, true FROM exam_version_keys k, LATERAL media_in(k.keys) m ON CONFLICT DO NOTHING;
