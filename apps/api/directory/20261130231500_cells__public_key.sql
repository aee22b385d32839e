-- With which a cell signs what it asks others for its learners; null until it has joined again with a release that does.
ALTER TABLE cells ADD COLUMN public_key bytea CHECK (octet_length(public_key) = 44);
CREATE POLICY cells_change ON cells FOR UPDATE USING (current_user = 'vumon_' || id);
