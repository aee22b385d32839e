-- Processes that ended by themselves, with what they were working on. `work_id` is the id of a request, as in the log and
-- in the reply, or of a job. Rows hold no text of users; jobs.delete-old-runs deletes old ones.
CREATE TABLE crashes (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  part text NOT NULL,
  reason text NOT NULL,
  work_kind text CHECK (work_kind IN ('request', 'job')),
  work_id text,
  work_name text,
  CHECK ((work_kind IS NULL) = (work_id IS NULL) AND (work_kind IS NULL) = (work_name IS NULL))
);
CREATE INDEX crashes_newest ON crashes (at DESC, id DESC);
