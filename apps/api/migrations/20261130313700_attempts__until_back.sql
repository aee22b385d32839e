-- A clock that a teacher stopped for a learner without a connection runs again by itself once the learner is back.
ALTER TABLE attempts ADD COLUMN until_back boolean NOT NULL DEFAULT false;
