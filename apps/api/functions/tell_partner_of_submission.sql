-- Stores what the partner is told of an attempt that has ended, in the transaction that ends it, whichever of them it is.
CREATE OR REPLACE FUNCTION tell_partner_of_submission()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO callback_deliveries (partner_id, owner_id, attempt_id, kind, made_at, next_at, give_up_at)
  SELECT p.id, NEW.owner_id, NEW.id, 'SUBMITTED', NEW.submitted_at, NEW.submitted_at, NEW.submitted_at + interval '3 days'
  FROM integrated_tests t JOIN partners p ON p.id = t.partner_id
  WHERE t.assignment_id = NEW.assignment_id AND p.callback_url IS NOT NULL;
  RETURN NULL;
END
$function$;
