-- The queue itself stands in the schema "graphile_worker", which the library installs (src/db/migrate.ts).

-- A job that somebody asked for and follows: how far it is, and what it made.
CREATE TABLE job_runs (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  state text NOT NULL DEFAULT 'QUEUED',
  done integer NOT NULL DEFAULT 0,
  total integer,
  result jsonb,
  -- Of the queue, so that a failed job's run is found again when the job is retried.
  job_id bigint,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  finished_at timestamptz,
  CONSTRAINT job_runs_state_check CHECK (state IN ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  CONSTRAINT job_runs_progress_check CHECK (done >= 0 AND (total IS NULL OR total >= 0)),
  CONSTRAINT job_runs_finished_check CHECK ((state IN ('DONE', 'FAILED', 'CANCELLED')) = (finished_at IS NOT NULL))
);
CREATE INDEX job_runs_owner_idx ON job_runs (owner_id, created_at);
CREATE INDEX job_runs_job_idx ON job_runs (job_id) WHERE job_id IS NOT NULL;
CREATE INDEX job_runs_finished_idx ON job_runs (finished_at) WHERE finished_at IS NOT NULL;

-- Jobs whose effect is committed: written in the same transaction, so that a job that is run again does it once.
CREATE TABLE job_effects (
  key text PRIMARY KEY,
  at timestamptz NOT NULL
);
CREATE INDEX job_effects_at_idx ON job_effects (at);

-- Worker processes that are alive; the jobs of one that is not are given to others.
CREATE TABLE job_workers (
  id text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);
