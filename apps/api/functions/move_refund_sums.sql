-- Trigger: the refunds of an order that begins or ceases to count as turnover.
CREATE OR REPLACE FUNCTION move_refund_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  sign int := CASE WHEN NEW.state = 'SUCCESS' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO refund_sums (day, refunds, refunded)
  SELECT day_in_vietnam(at), sign, -sign * amount FROM payment_ledger WHERE order_id = NEW.id AND kind = 'REFUNDED';
  RETURN NULL;
END $function$
