-- Two people who change a voucher at once: the second is told, instead of undoing what the first has saved.
ALTER TABLE vouchers ADD COLUMN revision integer NOT NULL DEFAULT 1;
