-- How far the vouchers reach that staff of sales make without an administrator.
INSERT INTO settings (key, value, min, max) VALUES
  ('sales-voucher-percent', 20, 1, 100),
  ('sales-voucher-amount', 100000, 1000, 10000000),
  ('sales-voucher-uses', 100, 1, 100000),
  ('sales-voucher-days', 31, 1, 366);
INSERT INTO setting_history (key, revision, at, after)
SELECT key, revision, updated_at, value FROM settings WHERE key LIKE 'sales-voucher-%';
