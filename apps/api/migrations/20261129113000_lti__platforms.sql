-- Learning platforms of partners (LTI 1.3): where their launches come from, and which launches have come.

CREATE TABLE lti_platforms (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  issuer varchar(500) COLLATE "C" NOT NULL,
  client_id varchar(200) COLLATE "C" NOT NULL,
  auth_url varchar(500) NOT NULL,
  token_url varchar(500) NOT NULL,
  jwks_url varchar(500) NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (issuer, client_id)
);
CREATE INDEX lti_platforms_partner ON lti_platforms (partner_id);

CREATE TABLE lti_deployments (
  platform_id uuid NOT NULL REFERENCES lti_platforms ON DELETE CASCADE,
  deployment_id varchar(255) COLLATE "C" NOT NULL,
  PRIMARY KEY (platform_id, deployment_id)
);

-- The keys that we sign with; a platform reads the public half.
CREATE TABLE lti_keys (
  id varchar(40) PRIMARY KEY,
  public_key jsonb NOT NULL,
  private_encrypted bytea NOT NULL,
  created_at timestamptz NOT NULL
);

-- A launch whose token was accepted, until its tickets have expired: a nonce counts once.
CREATE TABLE lti_launches (
  nonce_hash bytea PRIMARY KEY,
  platform_id uuid NOT NULL REFERENCES lti_platforms ON DELETE CASCADE,
  ticket_hash bytea NOT NULL UNIQUE,
  -- What the browser that began the launch holds.
  proof_hash bytea NOT NULL,
  storage_target varchar(200),
  launch jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  opened_at timestamptz,
  entered_at timestamptz
);
CREATE INDEX lti_launches_expired ON lti_launches (expires_at);
CREATE INDEX lti_launches_platform ON lti_launches (platform_id);
