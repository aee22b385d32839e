-- Accounts that get a package which was bought for several: as the buyer named them, and what came of it.
CREATE TABLE order_accounts (
  order_id uuid NOT NULL REFERENCES orders,
  position int NOT NULL CHECK (position > 0),
  full_name text NOT NULL,
  -- Null once its owner has deleted the account.
  phone text,
  user_id uuid REFERENCES users,
  membership_id uuid REFERENCES memberships,
  -- Whether the order opened the account; null before it was paid.
  opened boolean,
  PRIMARY KEY (order_id, position),
  CHECK ((user_id IS NULL) = (membership_id IS NULL)),
  CHECK ((user_id IS NULL) = (opened IS NULL))
);
CREATE UNIQUE INDEX order_accounts_phone ON order_accounts (order_id, phone);
CREATE UNIQUE INDEX order_accounts_membership ON order_accounts (membership_id);
CREATE INDEX order_accounts_user ON order_accounts (user_id);
CREATE INDEX order_accounts_of_phone ON order_accounts (phone);

ALTER TABLE orders DROP CONSTRAINT orders_action_check;
ALTER TABLE orders ADD CHECK (action IN ('new', 'renew', 'upgrade', 'buy-combo'));
ALTER TABLE orders ADD CHECK ((action = 'buy-combo') = (item_kind = 'COMBO_ACCOUNT'));
