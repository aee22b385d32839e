-- Lists of orders by what few of them are, in either order; and how many each sale sold.
CREATE INDEX orders_item_kind ON orders (item_kind, created_at DESC, id DESC);
CREATE INDEX orders_package ON orders (package_code, created_at DESC, id DESC);
CREATE INDEX orders_of_voucher ON orders (voucher_id, created_at DESC, id DESC) WHERE voucher_id IS NOT NULL;
CREATE INDEX orders_total ON orders (total, id);
CREATE INDEX orders_sale ON orders (sale_id) WHERE sale_id IS NOT NULL AND state = 'SUCCESS';
