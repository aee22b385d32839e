-- Trigger: takes an order out of the turnover as it was and adds it as it is. Refunds are no change of an order's sum.
CREATE OR REPLACE FUNCTION keep_turnover_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.state = 'SUCCESS' AND OLD.paid_at IS NOT NULL THEN
    INSERT INTO turnover_sums (day, item, method, orders, revenue)
    VALUES (day_in_vietnam(OLD.paid_at), coalesce(OLD.package_code, 'UNIT_TEST'), OLD.method, -1, -OLD.total);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.state = 'SUCCESS' AND NEW.paid_at IS NOT NULL THEN
    INSERT INTO turnover_sums (day, item, method, orders, revenue)
    VALUES (day_in_vietnam(NEW.paid_at), coalesce(NEW.package_code, 'UNIT_TEST'), NEW.method, 1, NEW.total);
  END IF;
  RETURN NULL;
END $function$;
