-- Who was told that a package ends: once for each end and each distance from it in days, 0 on the end itself.
CREATE TABLE package_reminders (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  ends_at timestamptz NOT NULL,
  days int NOT NULL CHECK (days IN (0, 1, 3, 7)),
  told_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, ends_at, days)
);
CREATE INDEX package_periods_over ON package_periods (starts_at) WHERE state = 'OVER';
