-- The list of codes in each of its orders, for half a million of them: latest end first (no end last), and each state by itself.
CREATE INDEX activation_codes_expires_last ON activation_codes (expires_at DESC NULLS LAST, id DESC);
CREATE INDEX activation_codes_kind ON activation_codes (kind, created_at DESC, id DESC);
CREATE INDEX activation_codes_disabled ON activation_codes (created_at DESC, id DESC) WHERE disabled_at IS NOT NULL;
CREATE INDEX activation_codes_left ON activation_codes (created_at DESC, id DESC) INCLUDE (expires_at) WHERE disabled_at IS NULL AND uses < uses_allowed;
CREATE INDEX activation_codes_left_uses ON activation_codes (uses DESC, id DESC) INCLUDE (expires_at) WHERE disabled_at IS NULL AND uses < uses_allowed;
