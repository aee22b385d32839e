-- Lists of questions walk an index that holds every filtered column, so that the worst choice of filters
-- reads one narrow index and no table page.

ALTER TABLE questions ADD COLUMN author_search text NOT NULL GENERATED ALWAYS AS (fold(author)) STORED;

DROP INDEX questions_system;
DROP INDEX questions_mine;
DROP INDEX questions_public;
DROP INDEX questions_labels;

CREATE INDEX questions_system ON questions (updated_at DESC, id DESC)
  INCLUDE (skill, difficulty, grade_id, type, cefr, subject, series_id, publisher, exam_family, test_category, privacy, owner_id, labels, author_search)
  WHERE scope = 'SYSTEM' AND deleted_at IS NULL;
CREATE INDEX questions_mine ON questions (owner_id, updated_at DESC, id DESC)
  INCLUDE (skill, difficulty, grade_id, type, cefr, subject, series_id, publisher, exam_family, test_category, privacy, labels, author_search)
  WHERE scope = 'USER' AND deleted_at IS NULL;
CREATE INDEX questions_shared ON questions (updated_at DESC, id DESC)
  INCLUDE (skill, difficulty, grade_id, type, cefr, subject, series_id, publisher, exam_family, test_category, privacy, owner_id, labels, author_search)
  WHERE scope = 'USER' AND privacy = 'PUBLIC' AND deleted_at IS NULL;

-- Most used first.
CREATE INDEX questions_used ON questions (scope, uses DESC, updated_at DESC, id DESC) WHERE deleted_at IS NULL;

-- More samples of the text tell the planner which words are common and which are rare.
ALTER TABLE questions ALTER COLUMN search SET STATISTICS 500;
