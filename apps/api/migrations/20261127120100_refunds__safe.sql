-- A refund that the gateway was asked for. It stays open until the gateway has said yes or no, also when the process dies between.
CREATE TABLE refund_requests (
  -- By which the gateway tells a question that is sent again from a new one.
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  amount int NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  actor_id uuid NOT NULL REFERENCES users,
  asked_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX refund_requests_open ON refund_requests (asked_at) WHERE settled_at IS NULL;
CREATE INDEX refund_requests_order ON refund_requests (order_id);

ALTER TABLE order_events DROP CONSTRAINT order_events_kind_check;
ALTER TABLE order_events ADD CHECK (kind IN ('ORDERED', 'SUCCESS', 'FAIL', 'CANCEL', 'REVIEW', 'REFUND_ASKED', 'REFUNDED', 'REFUND_REFUSED'));

-- What an upgrade ended, and how it stood before: it comes back when the upgrade is refunded as a whole.
ALTER TABLE memberships ADD COLUMN replaced_by uuid REFERENCES memberships DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE memberships ADD COLUMN starts_before timestamptz;
ALTER TABLE memberships ADD COLUMN ends_before timestamptz;
CREATE INDEX memberships_replaced ON memberships (replaced_by) WHERE replaced_by IS NOT NULL;
-- Whose value an upgrade credits.
CREATE INDEX orders_basis ON orders USING gin (basis) WHERE credit > 0;
