-- What the gateway said of orders by itself: stored before it is answered, acted on afterwards.
CREATE TABLE gateway_words (
  -- Words about one order are acted on in this order.
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  response_code text NOT NULL,
  transaction_status text NOT NULL,
  transaction_no text NOT NULL,
  bank_code text NOT NULL,
  received_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- How often acting on it failed, and why the last time.
  tries int NOT NULL DEFAULT 0,
  last_error text
);
-- The gateway says the same up to ten times.
CREATE UNIQUE INDEX gateway_words_once ON gateway_words (order_id, response_code, transaction_status, transaction_no, bank_code);
CREATE INDEX gateway_words_waiting ON gateway_words (id) WHERE settled_at IS NULL AND tries = 0;
CREATE INDEX gateway_words_open ON gateway_words (order_id, id) WHERE settled_at IS NULL;
