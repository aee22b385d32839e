-- A published test with questions that are drawn: the version that assignments name is the first draw, and further draws
-- are versions of their own that differ from it in numbers and words alone. Questions, items, numbers and points are the same.
ALTER TABLE exam_versions
  ADD COLUMN drawn_from uuid REFERENCES exam_versions,
  ADD COLUMN draw smallint NOT NULL DEFAULT 0,
  ADD COLUMN draws smallint NOT NULL DEFAULT 1,
  ADD CONSTRAINT exam_versions_draw CHECK ((drawn_from IS NULL) = (draw = 0)),
  DROP CONSTRAINT exam_versions_exam_id_version_key,
  ADD CONSTRAINT exam_versions_exam_id_version_draw_key UNIQUE (exam_id, version, draw);
CREATE UNIQUE INDEX exam_versions_drawn ON exam_versions (drawn_from, draw) WHERE drawn_from IS NOT NULL;

-- The draw that an attempt gets: the same for the same seed.
CREATE FUNCTION drawn_version(p_version uuid, p_seed text) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT d.id FROM exam_versions v
    JOIN exam_versions d ON d.drawn_from = v.id AND d.draw = (('x' || substr(md5(v.id || p_seed), 1, 7))::bit(28)::int % v.draws)
    WHERE v.id = p_version AND v.draws > 1), p_version)
$$;

-- The version that assignments and regrades name.
CREATE FUNCTION version_drawn_from(p_version uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce(v.drawn_from, v.id) FROM exam_versions v WHERE v.id = p_version
$$;
