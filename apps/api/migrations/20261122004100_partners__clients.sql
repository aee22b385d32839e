-- Partners whose systems call the API as clients.
CREATE TABLE partners (
  id uuid PRIMARY KEY,
  slug varchar(50) NOT NULL,
  name varchar(100) NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold(name || ' ' || slug)) STORED,
  logo_media text REFERENCES media (id),
  client_app_id text NOT NULL UNIQUE,
  allowed_origins text[] NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'DISABLED')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX partners_slug ON partners (slug);

-- A secret stands here only as SHA-256. The newest is the one in use; the one before it is taken until `expires_at`.
CREATE TABLE partner_secrets (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners (id),
  secret_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz
);
CREATE INDEX partner_secrets_partner ON partner_secrets (partner_id, created_at DESC);
