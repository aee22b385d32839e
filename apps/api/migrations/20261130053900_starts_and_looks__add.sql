-- The start of which the learners of a test were told, so that they are told anew when it is moved; and when the owner of
-- papers last looked at them while they were made.
ALTER TABLE assignments ADD COLUMN start_told_for timestamptz;
CREATE INDEX assignments_to_start ON assignments (starts_at) WHERE cancelled_at IS NULL AND mode = 'TEST';
ALTER TABLE paper_sets ADD COLUMN looked_at timestamptz;
