-- At the end of an exam thousands of deliveries are due at the same moment: with the place in the index the next ones are
-- found without sorting all of them (64 ms for four of 20,000 before). The log finds an attempt by its id.
DROP INDEX callback_deliveries_due;
CREATE INDEX callback_deliveries_due ON callback_deliveries (partner_id, next_at, place) WHERE state = 'PENDING';
DROP INDEX callback_deliveries_attempt;
CREATE INDEX callback_deliveries_attempt ON callback_deliveries (attempt_id, place);
