-- Requests of partners by minute, so that every process counts with the others. Lost with a crash, which is harmless.
CREATE UNLOGGED TABLE request_windows (
  -- `client <id>` or `address <ip>`.
  key text COLLATE "C" NOT NULL,
  minute timestamptz NOT NULL,
  requests integer NOT NULL,
  PRIMARY KEY (key, minute)
);
CREATE INDEX request_windows_minute ON request_windows (minute);

-- Wrong secrets by address and client.
CREATE UNLOGGED TABLE client_failures (
  key bytea PRIMARY KEY,
  failures integer NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX client_failures_last ON client_failures (last_at);

-- The secret itself, encrypted: callbacks are signed with it. Null for secrets from before, which cannot sign.
ALTER TABLE partner_secrets ADD COLUMN secret_encrypted bytea;
-- Its last characters, by which an administrator tells secrets apart.
ALTER TABLE partner_secrets ADD COLUMN hint varchar(4);
ALTER TABLE partner_secrets ADD COLUMN last_used_at timestamptz;

-- Where results are sent; null: nowhere.
ALTER TABLE partners ADD COLUMN callback_url varchar(500);

-- What a partner is told of an attempt. The rows of an attempt are sent in the order of `place`.
CREATE TABLE callback_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  place bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  partner_id uuid NOT NULL REFERENCES partners,
  owner_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('SUBMITTED', 'SCORED', 'REGRADED')),
  -- The result that it tells; null for SUBMITTED.
  revision smallint CHECK ((revision IS NULL) = (kind = 'SUBMITTED')),
  -- WAITING: for a person, after three days; STOPPED: the partner has answered 410.
  state text NOT NULL DEFAULT 'PENDING' CHECK (state IN ('PENDING', 'DELIVERED', 'WAITING', 'STOPPED')),
  made_at timestamptz NOT NULL,
  next_at timestamptz NOT NULL,
  give_up_at timestamptz NOT NULL,
  -- A process is sending it, until then.
  claimed_until timestamptz,
  ended_at timestamptz,
  tries smallint NOT NULL DEFAULT 0,
  -- Tries since it was made or sent again by a person: the pause grows with them.
  tries_in_row smallint NOT NULL DEFAULT 0,
  -- The status or the failure of the last try.
  answer varchar(20),
  ms integer,
  FOREIGN KEY (owner_id, attempt_id) REFERENCES attempts (owner_id, id)
);
CREATE UNIQUE INDEX callback_deliveries_result ON callback_deliveries (owner_id, attempt_id, revision) WHERE revision IS NOT NULL;
CREATE INDEX callback_deliveries_attempt ON callback_deliveries (attempt_id, place) WHERE state <> 'DELIVERED';
CREATE INDEX callback_deliveries_due ON callback_deliveries (partner_id, next_at) WHERE state = 'PENDING';
CREATE INDEX callback_deliveries_partner ON callback_deliveries (partner_id, place DESC);
CREATE INDEX callback_deliveries_open ON callback_deliveries (partner_id, place DESC) WHERE state <> 'DELIVERED';
CREATE INDEX callback_deliveries_made ON callback_deliveries (made_at);
CREATE INDEX callback_deliveries_day ON callback_deliveries (partner_id, made_at);

CREATE TABLE callback_tries (
  delivery_id uuid NOT NULL REFERENCES callback_deliveries ON DELETE CASCADE,
  number smallint NOT NULL,
  at timestamptz NOT NULL,
  answer varchar(20) NOT NULL,
  ms integer NOT NULL,
  -- The pause that the partner asked for.
  retry_after integer,
  PRIMARY KEY (delivery_id, number)
);
CREATE INDEX callback_tries_failed ON callback_tries (at) WHERE answer !~ '^2';

-- allowed: the trigger needs a function of this name; its body is in apps/api/functions
CREATE FUNCTION tell_partner_of_submission() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER attempts_told_partner AFTER UPDATE OF status ON attempts
  FOR EACH ROW WHEN (NEW.origin = 'PARTNER' AND OLD.status = 'RUNNING' AND NEW.status <> 'RUNNING') EXECUTE FUNCTION tell_partner_of_submission();
