-- A product of three years: a million accounts, half a million orders with refunds, the sign-ins of the last ninety days.
-- The triggers that keep the sums are off, as in a database that was there before them; the sums are made afterwards.
SELECT setseed(0.42);
SET session_replication_role = replica;

INSERT INTO users (id, role, first_name, last_name, province_code, created_at)
SELECT gen_random_uuid(), CASE WHEN n % 50 = 0 THEN 'TEACHER' ELSE 'STUDENT' END, 'Lan', 'Nguyễn Thị ' || n,
  CASE WHEN n % 3 > 0 THEN (SELECT (array_agg(code ORDER BY code))[1 + n % 34] FROM provinces WHERE version = '2025') END,
  now() - random() * interval '1095 days'
FROM generate_series(1, 1000000) n;

CREATE TEMP TABLE people AS SELECT id, row_number() OVER () AS n FROM users;
CREATE UNIQUE INDEX ON people (n);
ANALYZE people;

-- On each day of the last quarter some accounts come, the same ones more often. Without a column of the outer row PostgreSQL
-- would draw the accounts of one day and repeat them.
INSERT INTO sign_ins (user_id, at, outcome, handheld, address)
SELECT p.id, now() - d.n * interval '1 day' - random() * interval '10 hours', 'SIGNED_IN', false, '10.0.0.1'
FROM generate_series(0, 89) d (n)
CROSS JOIN LATERAL (SELECT (1 + floor(power(random(), 3) * 999999))::bigint AS who FROM generate_series(1, 11000 + d.n * 0)) c
JOIN people p ON p.n = c.who;

-- The moment is drawn for each order, for the same reason.
INSERT INTO orders (id, reference, user_id, action, item_kind, package_code, package_name, package_name_en, months, lines, credit, total,
  basis, voucher_held, method, state, paid_at, created_at, expires_at, ended_at, ended_by)
SELECT gen_random_uuid(), 'B' || g.n, p.id, 'new', 'MEMBERSHIP', (ARRAY['BASIC','STANDARD','ADVANCE','PREMIUM_PACKAGE'])[1 + g.n % 4], 'Gói', 'Package', 12, '[]', 0,
  100000 + (g.n % 30) * 10000, '{}', false, (ARRAY['VNPAYQR','VNBANK','INTCARD'])[1 + g.n % 3], CASE WHEN g.n % 7 = 0 THEN 'CANCEL' ELSE 'SUCCESS' END,
  CASE WHEN g.n % 7 > 0 THEN m.at END, m.at, m.at + interval '1 day', m.at, 'QUERY'
FROM generate_series(1, 500000) g (n)
CROSS JOIN LATERAL (SELECT now() - random() * interval '1095 days' AS at WHERE g.n > 0) m
JOIN people p ON p.n = 1 + (g.n * 1999) % 1000000;

INSERT INTO payment_ledger (order_id, kind, amount, at, reason)
SELECT id, 'REFUNDED', -10000, paid_at + interval '2 days', 'Khách yêu cầu' FROM orders WHERE state = 'SUCCESS' AND reference LIKE '%7';

INSERT INTO memberships (id, user_id, package_code, starts_at, ends_at, created_at, source)
SELECT gen_random_uuid(), user_id, package_code, paid_at, paid_at + interval '1 year', paid_at, 'ORDER' FROM orders WHERE state = 'SUCCESS';
INSERT INTO package_periods (user_id, starts_at, ends_at, package_code, state, role, created_at)
SELECT user_id, starts_at, ends_at, package_code, 'RUNS', 'TEACHER', created_at FROM memberships ON CONFLICT DO NOTHING;
SET session_replication_role = origin;
