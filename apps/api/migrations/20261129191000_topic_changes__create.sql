-- Every change of a topic by staff, so that it can be compared and the last one taken back.
ALTER TABLE topics ADD COLUMN revision integer NOT NULL DEFAULT 1;

CREATE TABLE topic_changes (
  topic_id text NOT NULL REFERENCES topics,
  revision integer NOT NULL,
  at timestamptz NOT NULL,
  actor_id uuid NOT NULL REFERENCES users,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  PRIMARY KEY (topic_id, revision)
);
CREATE INDEX topic_changes_actor ON topic_changes (actor_id);
