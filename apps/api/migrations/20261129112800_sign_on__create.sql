-- How people sign in with their school's account at Google or Microsoft.
CREATE TABLE sign_on_identities (
  provider text NOT NULL CHECK (provider IN ('GOOGLE', 'MICROSOFT')),
  subject varchar(255) NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id),
  organisation varchar(255),
  label varchar(255) NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject)
);
CREATE UNIQUE INDEX sign_on_identities_user ON sign_on_identities (user_id, provider);
-- An organisation at a provider belongs to one school, whose administrator confirms that it holds the parents' consents.
CREATE TABLE school_sign_ons (
  id uuid PRIMARY KEY,
  school_id uuid NOT NULL REFERENCES schools (id),
  provider text NOT NULL CHECK (provider IN ('GOOGLE', 'MICROSOFT')),
  organisation varchar(255) NOT NULL,
  consent_version text NOT NULL,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users (id),
  UNIQUE (provider, organisation)
);
CREATE INDEX school_sign_ons_school ON school_sign_ons (school_id);
-- Learners whose data a school entrusts to the product, other than by a teacher who enters them.
CREATE TABLE school_consents (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  school_id uuid NOT NULL REFERENCES schools (id),
  way text NOT NULL CHECK (way IN ('SIGN_ON', 'ROSTER')),
  text_version text NOT NULL,
  given_at timestamptz NOT NULL
);
CREATE TABLE sign_on_uses (
  state_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_on_uses_expires ON sign_on_uses (expires_at);
