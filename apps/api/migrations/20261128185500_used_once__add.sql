-- What a person may have once, of people who deleted their account: a keyed hash of their contacts, without the account.
CREATE TABLE used_once (
  contact_hash bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('TRIAL', 'GIFT', 'USES')),
  -- How many free uses were counted.
  uses int NOT NULL DEFAULT 0,
  kept_until timestamptz NOT NULL,
  PRIMARY KEY (contact_hash, kind)
);
CREATE INDEX used_once_kept ON used_once (kept_until);
