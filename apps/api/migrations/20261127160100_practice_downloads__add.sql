-- Tests of the own that a learner has taken as a file; each counts once, however often it is fetched.
CREATE TABLE practice_downloads (
  user_id uuid NOT NULL REFERENCES users,
  exam_id uuid NOT NULL REFERENCES exams,
  downloaded_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, exam_id)
);

INSERT INTO settings (key, value, min, max) VALUES ('practice-downloads', 5, 0, 1000);
INSERT INTO setting_history (key, revision, at, after)
SELECT key, revision, updated_at, value FROM settings WHERE key = 'practice-downloads';
