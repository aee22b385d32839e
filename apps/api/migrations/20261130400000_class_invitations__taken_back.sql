-- A teacher takes back an invitation that was declined like any other: refusing it, or listing it beside a new one, would tell
-- that somebody has the contact. The answer stays, so that who declined is not asked again.
ALTER TABLE class_invitations ADD COLUMN taken_back_at timestamptz;
UPDATE class_invitations SET taken_back_at = answered_at WHERE answer = 'CANCELLED';
