-- Hidden columns and saved views of lists of the back office, of each of the staff.
CREATE TABLE list_views (
  user_id uuid NOT NULL REFERENCES users,
  list text NOT NULL,
  hidden text[] NOT NULL,
  views jsonb NOT NULL,
  PRIMARY KEY (user_id, list)
);
