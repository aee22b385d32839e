-- Links with which the administrator of a platform registers it (dynamic registration); each works once.
CREATE TABLE lti_registration_links (
  token_hash bytea PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  made_by uuid NOT NULL REFERENCES users,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX lti_registration_links_partner ON lti_registration_links (partner_id);
CREATE INDEX lti_registration_links_made_by ON lti_registration_links (made_by);
CREATE INDEX lti_registration_links_expired ON lti_registration_links (expires_at);
