-- What the machines of an exam session's rooms showed when they were checked; the newest check of each machine.
CREATE TABLE exam_machine_checks (
  owner_id uuid NOT NULL,
  exam_session_id uuid NOT NULL,
  -- The number of the room, which is the same place in all shifts.
  room smallint NOT NULL,
  machine smallint NOT NULL CHECK (machine > 0),
  at timestamptz NOT NULL,
  -- By how much the machine's clock is ahead of the server's.
  clock_ms bigint NOT NULL,
  storage boolean NOT NULL,
  sound boolean NOT NULL,
  -- How long the files of a test took; null when they did not come.
  download_ms integer CHECK (download_ms >= 0),
  PRIMARY KEY (owner_id, exam_session_id, room, machine),
  FOREIGN KEY (owner_id, exam_session_id) REFERENCES exam_sessions (owner_id, id)
);
