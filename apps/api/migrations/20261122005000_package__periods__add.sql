-- The rule of which package holds, once: the highest of those that run, else the one that ended last. Its end is that of its renewals.
CREATE FUNCTION package_rank(code text) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT array_position(ARRAY['TRIAL', 'BASIC', 'STANDARD', 'ADVANCE', 'INTERNATIONAL', 'SCHOOL', 'BEAT_FREE_EXAM', 'PREMIUM_PACKAGE', 'CERTIFICATE_MASTER', 'SUPER_INTELLIGENCE_CHALLENGE'], code)
$$;
CREATE FUNCTION membership_in_force(holder uuid, moment timestamptz)
RETURNS TABLE (package_code text, starts_at timestamptz, uses_total int, uses_left int, ends_at timestamptz, runs boolean) LANGUAGE sql STABLE AS $$
  SELECT o.package_code, o.starts_at, o.uses_total, o.uses_left, (
      SELECT CASE WHEN bool_or(later.ends_at IS NULL) THEN NULL ELSE max(later.ends_at) END
      FROM memberships later WHERE later.user_id = o.user_id AND later.package_code = o.package_code AND (later.id = o.id OR later.starts_at > o.starts_at)
    ), r.runs
  FROM memberships o CROSS JOIN LATERAL (SELECT (o.ends_at IS NULL OR o.ends_at > moment) AND o.uses_left IS DISTINCT FROM 0 AS runs) r
  WHERE o.user_id = holder AND o.starts_at <= moment
  ORDER BY r.runs DESC, CASE WHEN r.runs THEN package_rank(o.package_code) END DESC NULLS LAST, o.ends_at DESC NULLS LAST, o.starts_at DESC, o.id DESC
  LIMIT 1
$$;

-- What each account has over time, without gaps, so that a list of all users finds those of a package at any moment by an index:
-- nothing has to run when a package ends by the clock. Learners who never had a package have the free one, staff has none at all.
CREATE TABLE package_periods (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  package_code text,
  state text NOT NULL CHECK (state IN ('NONE', 'RUNS', 'OVER')),
  -- The account's own role and birth, so that these filters and the order by time need no second table.
  role text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, starts_at) INCLUDE (ends_at, package_code, state, role, created_at),
  CHECK (ends_at > starts_at),
  CHECK ((state = 'NONE') = (package_code IS NULL))
);

CREATE FUNCTION package_periods_of(holder uuid) RETURNS SETOF package_periods LANGUAGE sql STABLE AS $$
  WITH holder AS (
    SELECT u.id, CASE WHEN u.is_admin THEN 'ADMIN' ELSE u.role END AS role, u.created_at FROM users u WHERE u.id = holder AND u.deleted_at IS NULL
  ), turns AS (
    SELECT '-infinity'::timestamptz AS at
    UNION SELECT starts_at FROM memberships WHERE user_id = holder
    UNION SELECT ends_at FROM memberships WHERE user_id = holder AND ends_at IS NOT NULL
  )
  SELECT h.id, t.at, t.until, CASE WHEN m.runs IS NOT NULL THEN m.package_code WHEN h.role = 'STUDENT' THEN 'BEAT_FREE_EXAM' END,
    CASE WHEN m.runs OR (m.runs IS NULL AND h.role = 'STUDENT') THEN 'RUNS' WHEN m.runs IS NULL THEN 'NONE' ELSE 'OVER' END, h.role, h.created_at
  FROM holder h CROSS JOIN (SELECT at, lead(at, 1, 'infinity') OVER (ORDER BY at) AS until FROM turns) t
  LEFT JOIN LATERAL membership_in_force(h.id, t.at) m ON true
  WHERE m.runs IS NOT NULL OR h.role IN ('TEACHER', 'STUDENT')
$$;

-- Two transactions that change one account's packages at a time wait for each other here, and the second sees what the first did.
CREATE FUNCTION keep_package_periods() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
  holder uuid := (CASE WHEN TG_TABLE_NAME = 'users' THEN changed ->> 'id' ELSE changed ->> 'user_id' END)::uuid;
BEGIN
  PERFORM FROM users WHERE id = holder FOR NO KEY UPDATE;
  DELETE FROM package_periods WHERE user_id = holder;
  INSERT INTO package_periods SELECT * FROM package_periods_of(holder);
  RETURN NULL;
END $$;

-- A whole class is written in one statement, and so are its periods; planned anew each time, because a plan of the first account
-- would read all users for each of a thousand.
CREATE FUNCTION begin_package_periods() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'INSERT INTO package_periods SELECT p.* FROM born b CROSS JOIN LATERAL package_periods_of(b.id) p';
  RETURN NULL;
END $$;

INSERT INTO package_periods SELECT p.* FROM users u CROSS JOIN LATERAL package_periods_of(u.id) p;

CREATE TRIGGER memberships_periods AFTER INSERT OR UPDATE OR DELETE ON memberships FOR EACH ROW EXECUTE FUNCTION keep_package_periods();
CREATE TRIGGER users_periods_first AFTER INSERT ON users REFERENCING NEW TABLE AS born FOR EACH STATEMENT EXECUTE FUNCTION begin_package_periods();
CREATE TRIGGER users_periods AFTER UPDATE OF role, is_admin, deleted_at ON users
  FOR EACH ROW WHEN ((OLD.role, OLD.is_admin, OLD.deleted_at) IS DISTINCT FROM (NEW.role, NEW.is_admin, NEW.deleted_at))
  EXECUTE FUNCTION keep_package_periods();

CREATE INDEX package_periods_package ON package_periods (package_code, created_at DESC, user_id DESC) INCLUDE (state, role, starts_at, ends_at);
CREATE INDEX package_periods_state ON package_periods (state, created_at DESC, user_id DESC) INCLUDE (package_code, role, starts_at, ends_at);
DROP INDEX memberships_package;
