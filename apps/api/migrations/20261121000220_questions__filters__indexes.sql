-- A filter on a rare value finds its few questions here; a filter on a common one meets enough of them on the walk
-- through the newest. An index of one short column holds each value once and stays small.
CREATE INDEX questions_type ON questions (type) WHERE deleted_at IS NULL;
CREATE INDEX questions_cefr ON questions (cefr) WHERE deleted_at IS NULL;
CREATE INDEX questions_series ON questions (series_id) WHERE deleted_at IS NULL;
CREATE INDEX questions_publisher ON questions (publisher) WHERE deleted_at IS NULL;
CREATE INDEX questions_exam_family ON questions (exam_family) WHERE deleted_at IS NULL;
CREATE INDEX questions_test_category ON questions (test_category) WHERE deleted_at IS NULL;
CREATE INDEX questions_skill ON questions (skill, difficulty) WHERE deleted_at IS NULL;
CREATE INDEX questions_owner ON questions (owner_id) WHERE deleted_at IS NULL;
CREATE INDEX questions_labels ON questions USING gin (labels) WHERE deleted_at IS NULL;
CREATE INDEX questions_author ON questions USING gin (author_search gin_trgm_ops) WHERE deleted_at IS NULL AND author_search <> '';
