-- The list of changes of tests and formats is filtered, sorted and counted by this index alone; the rows hold the states.
DROP INDEX catalogue_changes_of_content;
CREATE INDEX catalogue_changes_of_content ON catalogue_changes (at DESC, subject_id DESC, revision DESC)
  INCLUDE (kind, actor_id, manner) WHERE kind IN ('EXAM', 'FORMAT');
-- Who made them: few people, whom a loose scan of this index finds.
CREATE INDEX catalogue_changes_actor ON catalogue_changes (actor_id) WHERE kind IN ('EXAM', 'FORMAT');
