-- Trigger: adds a refund to the sums, if its order counts as turnover. Entries of the ledger are neither changed nor deleted.
CREATE OR REPLACE FUNCTION keep_refund_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO refund_sums (day, refunds, refunded)
  SELECT day_in_vietnam(NEW.at), 1, -NEW.amount FROM orders WHERE id = NEW.order_id AND state = 'SUCCESS';
  RETURN NULL;
END $function$
