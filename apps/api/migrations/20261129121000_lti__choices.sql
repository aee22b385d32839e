-- The test that a teacher has chosen for a link of the platform (deep linking).
ALTER TABLE lti_launches ADD COLUMN chosen_test_id uuid REFERENCES integrated_tests;
CREATE INDEX lti_launches_chosen ON lti_launches (chosen_test_id) WHERE chosen_test_id IS NOT NULL;
