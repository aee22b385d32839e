-- The matrix of the test as it was when its papers were asked for; null where nobody asked for its tables.
ALTER TABLE paper_sets ADD COLUMN matrix jsonb;
