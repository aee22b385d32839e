-- When a teacher last told learners of their results, so that nobody is told more than once an hour.
ALTER TABLE assignments ADD COLUMN results_mailed_at timestamptz;
