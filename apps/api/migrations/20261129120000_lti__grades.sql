-- Where a learner's score goes: the column of the gradebook that the last launch named.
CREATE TABLE lti_grades (
  integrated_test_id uuid NOT NULL REFERENCES integrated_tests,
  user_id uuid NOT NULL REFERENCES users,
  platform_id uuid NOT NULL REFERENCES lti_platforms ON DELETE CASCADE,
  subject varchar(255) NOT NULL,
  resource_link_id varchar(255) NOT NULL,
  -- Null until it is made, at the address of all of them.
  line_item varchar(2000),
  line_items varchar(2000),
  launched_at timestamptz NOT NULL,
  PRIMARY KEY (integrated_test_id, user_id)
);
CREATE INDEX lti_grades_platform ON lti_grades (platform_id);
CREATE INDEX lti_grades_user ON lti_grades (user_id);

-- Told to the gradebook of the learner's platform, in place of the partner's address.
ALTER TABLE callback_deliveries ADD COLUMN to_gradebook boolean NOT NULL DEFAULT false;
