-- Lists of members that a teacher takes from the courses of platforms into classes (names and roles, NRPS).
CREATE TABLE lti_rosters (
  class_id uuid NOT NULL REFERENCES classes,
  platform_id uuid NOT NULL REFERENCES lti_platforms ON DELETE CASCADE,
  context_id varchar(255) COLLATE "C" NOT NULL,
  owner_id uuid NOT NULL REFERENCES users,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (class_id, platform_id, context_id)
);
CREATE INDEX lti_rosters_platform ON lti_rosters (platform_id, context_id, owner_id);
CREATE INDEX lti_rosters_owner ON lti_rosters (owner_id);

-- Who is in a class because of the course; whoever left the course is kept with the time.
CREATE TABLE lti_roster_members (
  class_id uuid NOT NULL,
  platform_id uuid NOT NULL,
  context_id varchar(255) COLLATE "C" NOT NULL,
  user_id uuid NOT NULL REFERENCES users,
  left_at timestamptz,
  PRIMARY KEY (class_id, platform_id, context_id, user_id),
  FOREIGN KEY (class_id, platform_id, context_id) REFERENCES lti_rosters ON DELETE CASCADE
);
CREATE INDEX lti_roster_members_user ON lti_roster_members (user_id);
