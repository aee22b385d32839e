-- Who sells the codes of a batch; null for those that staff hands out.
ALTER TABLE activation_codes ADD COLUMN partner_id uuid REFERENCES partners;
CREATE INDEX activation_codes_partner ON activation_codes (partner_id, created_at DESC, id DESC) WHERE partner_id IS NOT NULL;
-- The newest uses of all codes.
CREATE INDEX activation_code_uses_newest ON activation_code_uses (used_at DESC, code_id, user_id);
