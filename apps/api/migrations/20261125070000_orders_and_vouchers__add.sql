-- Codes that take something off a price. Nulls are "any" and "no limit".
CREATE TABLE vouchers (
  id uuid PRIMARY KEY,
  code text NOT NULL CHECK (code ~ '^[A-Z0-9_-]{3,30}$'),
  name varchar(100) NOT NULL,
  kind text NOT NULL CHECK (kind IN ('PERCENT', 'AMOUNT')),
  value int NOT NULL CHECK (value > 0 AND (kind = 'AMOUNT' OR value <= 100)),
  ceiling int CHECK (ceiling > 0),
  item_kinds text[],
  packages text[],
  roles text[],
  starts_at timestamptz,
  ends_at timestamptz,
  uses_allowed int CHECK (uses_allowed > 0),
  uses_per_user int CHECK (uses_per_user > 0),
  -- In orders that were paid or still may be.
  uses int NOT NULL DEFAULT 0 CHECK (uses >= 0 AND (uses_allowed IS NULL OR uses <= uses_allowed)),
  disabled_at timestamptz,
  created_by uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  CHECK (ends_at > starts_at)
);
CREATE UNIQUE INDEX vouchers_code ON vouchers (code);
CREATE INDEX vouchers_created ON vouchers (created_at DESC, id DESC);

CREATE SEQUENCE order_numbers;

CREATE TABLE orders (
  id uuid PRIMARY KEY,
  -- What people and the gateway call it.
  reference text NOT NULL,
  user_id uuid NOT NULL REFERENCES users,
  action text NOT NULL CHECK (action IN ('new', 'renew', 'upgrade')),
  item_kind text NOT NULL CHECK (item_kind IN ('SERVICE_PACKAGE', 'COMBO', 'MEMBERSHIP', 'UNIT_TEST', 'COMBO_ACCOUNT')),
  -- What it was sold as: a later change of the package does not change the order.
  package_code text NOT NULL REFERENCES packages,
  package_name varchar(60) NOT NULL,
  package_name_en varchar(60) NOT NULL,
  months int,
  days int,
  uses int,
  lines jsonb NOT NULL,
  credit int NOT NULL CHECK (credit >= 0),
  total int NOT NULL CHECK (total >= 0),
  -- Memberships that ran when the price was made: what an upgrade credits.
  basis uuid[] NOT NULL,
  voucher_id uuid REFERENCES vouchers,
  voucher_held boolean NOT NULL,
  method text NOT NULL CHECK (method IN ('VNPAYQR', 'VNBANK', 'INTCARD')),
  state text NOT NULL CHECK (state IN ('PROCESSING', 'SUCCESS', 'FAIL', 'CANCEL')),
  -- A paid order that waits for a person.
  review text CHECK (review IN ('SUSPECTED', 'CHANGED', 'LATE')),
  -- The gateway's codes and numbers.
  response_code text,
  transaction_no text,
  bank_code text,
  paid_at timestamptz,
  refunded int NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND total),
  membership_id uuid REFERENCES memberships,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_by text CHECK (ended_by IN ('NOTIFICATION', 'QUERY', 'FREE', 'PERSON')),
  ended_by_user uuid REFERENCES users,
  reason text,
  CHECK (review IS NULL OR state = 'PROCESSING'),
  CHECK ((state = 'PROCESSING') = (ended_at IS NULL)),
  CHECK ((state = 'SUCCESS') = (membership_id IS NOT NULL)),
  CHECK (NOT voucher_held OR voucher_id IS NOT NULL)
);
CREATE UNIQUE INDEX orders_reference ON orders (reference);
CREATE INDEX orders_user ON orders (user_id, created_at DESC, id DESC);
CREATE INDEX orders_waiting ON orders (expires_at) WHERE state = 'PROCESSING' AND review IS NULL;
CREATE INDEX orders_review ON orders (created_at, id) WHERE review IS NOT NULL;
CREATE INDEX orders_created ON orders (created_at DESC, id DESC);
CREATE UNIQUE INDEX orders_membership ON orders (membership_id) WHERE membership_id IS NOT NULL;
CREATE INDEX orders_voucher ON orders (voucher_id, user_id) WHERE voucher_held;

-- Money that came and went, in dong; what is given back is below zero.
CREATE TABLE payment_ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  kind text NOT NULL CHECK (kind IN ('PAID', 'REFUNDED')),
  amount int NOT NULL CHECK ((kind = 'PAID') = (amount >= 0)),
  at timestamptz NOT NULL,
  transaction_no text,
  actor_id uuid REFERENCES users,
  reason text
);
CREATE UNIQUE INDEX payment_ledger_paid ON payment_ledger (order_id) WHERE kind = 'PAID';
CREATE INDEX payment_ledger_order ON payment_ledger (order_id, id);
CREATE TRIGGER payment_ledger_append_only BEFORE UPDATE OR DELETE ON payment_ledger FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_ledger_kept BEFORE TRUNCATE ON payment_ledger FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
