-- What happened to an order, in words of the code: who said it and what with. Money stands in payment_ledger.
CREATE TABLE order_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  kind text NOT NULL CHECK (kind IN ('ORDERED', 'SUCCESS', 'FAIL', 'CANCEL', 'REVIEW', 'REFUNDED', 'REFUND_REFUSED')),
  at timestamptz NOT NULL,
  source text NOT NULL CHECK (source IN ('BUYER', 'NOTIFICATION', 'QUERY', 'FREE', 'PERSON')),
  actor_id uuid REFERENCES users,
  -- The gateway's code, or why an order waits for a person.
  code text,
  amount int,
  reason text
);
CREATE INDEX order_events_order ON order_events (order_id, id);

INSERT INTO order_events (order_id, kind, at, source, actor_id)
SELECT id, 'ORDERED', created_at, 'BUYER', user_id FROM orders ORDER BY created_at, id;
INSERT INTO order_events (order_id, kind, at, source, code)
SELECT id, 'REVIEW', paid_at, 'NOTIFICATION', review FROM orders WHERE review IS NOT NULL AND paid_at IS NOT NULL ORDER BY paid_at, id;
INSERT INTO order_events (order_id, kind, at, source, actor_id, code, reason)
SELECT id, state, ended_at, ended_by, ended_by_user, response_code, reason FROM orders WHERE ended_by IS NOT NULL ORDER BY ended_at, id;
INSERT INTO order_events (order_id, kind, at, source, actor_id, amount, reason)
SELECT order_id, 'REFUNDED', at, 'PERSON', actor_id, -amount, reason FROM payment_ledger WHERE kind = 'REFUNDED' ORDER BY id;

CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_events_kept BEFORE TRUNCATE ON order_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Lists of staff by state and by method, the newest first.
CREATE INDEX orders_state ON orders (state, created_at DESC, id DESC);
