-- The outbox: facts that others react to, written in the transaction that made them true, and one row for each listener
-- that has to hear of them.
CREATE TABLE events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  -- What the event is about; a listener hears the events of one subject in the order of their ids.
  subject text COLLATE "C" NOT NULL,
  -- Ids, numbers and moments; no names, addresses or texts.
  payload jsonb NOT NULL,
  at timestamp with time zone NOT NULL
);
CREATE INDEX events_at ON events (at);
CREATE TABLE event_deliveries (
  event_id bigint NOT NULL REFERENCES events(id) ON DELETE CASCADE,
  listener text COLLATE "C" NOT NULL,
  subject text COLLATE "C" NOT NULL,
  -- Since the first failure; a job of its own tries it again.
  set_aside_at timestamp with time zone,
  delivered_at timestamp with time zone,
  PRIMARY KEY (event_id, listener)
);
CREATE INDEX event_deliveries_pending ON event_deliveries (listener, subject, event_id) WHERE delivered_at IS NULL;
