-- Exam sessions: one test for several classes in rooms, by candidate number.
CREATE TABLE exam_sessions (
  owner_id uuid NOT NULL REFERENCES users,
  id uuid NOT NULL,
  title varchar(200) NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold(title)) STORED,
  -- Printed at the head of lists.
  school varchar(120) NOT NULL,
  authority varchar(120) NOT NULL,
  minutes integer NOT NULL CHECK (minutes BETWEEN 5 AND 600),
  doors_minutes integer NOT NULL CHECK (doors_minutes BETWEEN 0 AND 60),
  late_minutes integer NOT NULL CHECK (late_minutes BETWEEN 0 AND 60),
  created_at timestamptz NOT NULL,
  released_at timestamptz,
  cancelled_at timestamptz,
  PRIMARY KEY (owner_id, id)
);

-- The window and the test of a shift are those of its assignment.
CREATE TABLE exam_shifts (
  owner_id uuid NOT NULL,
  id uuid NOT NULL,
  exam_session_id uuid NOT NULL,
  number smallint NOT NULL,
  assignment_id uuid NOT NULL,
  PRIMARY KEY (owner_id, id),
  FOREIGN KEY (owner_id, exam_session_id) REFERENCES exam_sessions (owner_id, id),
  FOREIGN KEY (owner_id, assignment_id) REFERENCES assignments (owner_id, id),
  UNIQUE (owner_id, exam_session_id, number)
);
CREATE UNIQUE INDEX exam_shifts_assignment ON exam_shifts (owner_id, assignment_id);

CREATE TABLE exam_rooms (
  owner_id uuid NOT NULL,
  id uuid NOT NULL,
  shift_id uuid NOT NULL,
  number smallint NOT NULL,
  place varchar(60) NOT NULL,
  invigilator varchar(60) NOT NULL,
  machines smallint NOT NULL CHECK (machines > 0),
  code text NOT NULL,
  paused_at timestamptz,
  PRIMARY KEY (owner_id, id),
  FOREIGN KEY (owner_id, shift_id) REFERENCES exam_shifts (owner_id, id),
  UNIQUE (owner_id, shift_id, number)
);
CREATE UNIQUE INDEX exam_rooms_code ON exam_rooms (code);

CREATE TABLE exam_candidates (
  owner_id uuid NOT NULL,
  exam_session_id uuid NOT NULL,
  student_id uuid NOT NULL REFERENCES users,
  shift_id uuid NOT NULL,
  room_id uuid NOT NULL,
  number text NOT NULL,
  machine smallint NOT NULL CHECK (machine > 0),
  class_name varchar(200) NOT NULL,
  entered_at timestamptz,
  -- May enter once more although the test is being taken on another machine.
  let_in boolean NOT NULL DEFAULT false,
  PRIMARY KEY (owner_id, exam_session_id, student_id),
  FOREIGN KEY (owner_id, exam_session_id) REFERENCES exam_sessions (owner_id, id),
  FOREIGN KEY (owner_id, shift_id) REFERENCES exam_shifts (owner_id, id),
  FOREIGN KEY (owner_id, room_id) REFERENCES exam_rooms (owner_id, id),
  UNIQUE (owner_id, exam_session_id, number),
  UNIQUE (owner_id, room_id, machine)
);
CREATE INDEX exam_candidates_shift ON exam_candidates (owner_id, shift_id);
CREATE INDEX exam_candidates_student ON exam_candidates (student_id);

CREATE TABLE exam_session_events (
  owner_id uuid NOT NULL,
  id uuid NOT NULL,
  exam_session_id uuid NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  room_id uuid,
  student_id uuid REFERENCES users,
  text varchar(500) NOT NULL,
  minutes integer,
  PRIMARY KEY (owner_id, id),
  FOREIGN KEY (owner_id, exam_session_id) REFERENCES exam_sessions (owner_id, id),
  FOREIGN KEY (owner_id, room_id) REFERENCES exam_rooms (owner_id, id)
);
CREATE INDEX exam_session_events_at ON exam_session_events (owner_id, exam_session_id, at DESC, id DESC);
CREATE INDEX exam_session_events_student ON exam_session_events (student_id) WHERE student_id IS NOT NULL;

-- Taken only with a session that was opened for it in its room.
ALTER TABLE assignments ADD COLUMN in_room boolean NOT NULL DEFAULT false;
