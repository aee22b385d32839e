-- Quotes of sales. A quote never changes: `content` has everything that its paper shows.
CREATE SEQUENCE quote_numbers;
CREATE TABLE quotes (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  customer_id uuid REFERENCES users (id),
  request_id uuid REFERENCES user_requests (id) ON DELETE CASCADE,
  made_by uuid NOT NULL REFERENCES users (id),
  made_at timestamptz NOT NULL,
  content jsonb NOT NULL,
  CHECK (num_nonnulls(customer_id, request_id) = 1)
);
CREATE INDEX quotes_customer ON quotes (customer_id, made_at DESC, id DESC) WHERE customer_id IS NOT NULL;
CREATE INDEX quotes_request ON quotes (request_id, made_at DESC, id DESC) WHERE request_id IS NOT NULL;
CREATE INDEX quotes_maker ON quotes (made_by);
