-- Refunds by their moment.
CREATE INDEX payment_ledger_refunds ON payment_ledger (at) INCLUDE (order_id, amount) WHERE kind = 'REFUNDED';
-- Memberships by when they were given and when they end.
CREATE INDEX memberships_given ON memberships (created_at) INCLUDE (package_code, source);
CREATE INDEX memberships_end ON memberships (ends_at);
-- Who signed in within a range of days.
CREATE INDEX sign_ins_succeeded ON sign_ins (at) INCLUDE (user_id) WHERE outcome = 'SIGNED_IN';
-- Packages that end soon.
CREATE INDEX package_periods_end ON package_periods (ends_at) INCLUDE (user_id, package_code, starts_at) WHERE state = 'RUNS';
