-- Refunds of orders that count as turnover, by the day of the refund in Vietnam. A row is a change that counts from its
-- transaction on, as in the other kept sums.
CREATE TABLE refund_sums (
  day date NOT NULL,
  refunds bigint NOT NULL,
  refunded bigint NOT NULL
);
CREATE INDEX refund_sums_day ON refund_sums (day) INCLUDE (refunds, refunded);

-- allowed: the trigger needs a function of this name; its body is in apps/api/functions
CREATE FUNCTION keep_refund_sums() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
-- allowed: the trigger needs a function of this name; its body is in apps/api/functions
CREATE FUNCTION move_refund_sums() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER payment_ledger_refunds_summed AFTER INSERT ON payment_ledger
  FOR EACH ROW WHEN (NEW.kind = 'REFUNDED') EXECUTE FUNCTION keep_refund_sums();
CREATE TRIGGER orders_refunds_summed AFTER UPDATE OF state ON orders
  FOR EACH ROW WHEN ((OLD.state = 'SUCCESS') <> (NEW.state = 'SUCCESS')) EXECUTE FUNCTION move_refund_sums();
