-- From which class of the year before a class was carried over; nothing is known of those that exist.
ALTER TABLE classes ADD COLUMN carried_from uuid REFERENCES classes;
CREATE INDEX classes_carried_from ON classes (carried_from) WHERE carried_from IS NOT NULL AND deleted_at IS NULL;
