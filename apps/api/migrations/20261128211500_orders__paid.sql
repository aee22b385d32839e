-- Successful orders by the moment of their payment: the turnover of a range of days reads this index alone.
CREATE INDEX orders_paid ON orders (paid_at) INCLUDE (total, package_code, item_kind, method) WHERE state = 'SUCCESS';
