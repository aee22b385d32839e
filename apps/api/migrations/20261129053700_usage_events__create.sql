-- What is recorded about the use of the product: the user's id and nothing else about the person.
CREATE TABLE usage_events (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('page_view', 'unit_test_use')),
  page text,
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  origin text NOT NULL CHECK (origin IN ('PERSON', 'STAFF', 'BOT'))
);
CREATE INDEX usage_events_day ON usage_events (day);
CREATE INDEX usage_events_user ON usage_events (user_id, id) WHERE user_id IS NOT NULL;

-- Sums for the dashboard, in slots, so that requests of one moment rarely wait for the same row.
CREATE TABLE usage_sums (
  day date NOT NULL,
  kind text NOT NULL,
  origin text NOT NULL,
  slot smallint NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (day, kind, origin, slot)
);
