-- A school holds the SCHOOL package for all its teachers; a teacher belongs to one school at a time.
CREATE TABLE schools (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (char_length(btrim(name)) BETWEEN 1 AND 100),
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users
);
CREATE TABLE school_members (
  school_id uuid NOT NULL REFERENCES schools,
  user_id uuid NOT NULL REFERENCES users,
  role text NOT NULL CHECK (role IN ('ADMIN', 'TEACHER')),
  joined_at timestamptz NOT NULL,
  -- Who left keeps the row, so that what the package opened in the past stays known.
  left_at timestamptz,
  PRIMARY KEY (school_id, user_id, joined_at),
  CHECK (left_at >= joined_at)
);
CREATE UNIQUE INDEX school_members_one_school ON school_members (user_id) WHERE left_at IS NULL;
CREATE INDEX school_members_user ON school_members (user_id, joined_at);

ALTER TABLE memberships ALTER COLUMN user_id DROP NOT NULL, ADD COLUMN school_id uuid REFERENCES schools;
CREATE INDEX memberships_school ON memberships (school_id, starts_at DESC) WHERE school_id IS NOT NULL;

-- Every membership that counts for a user: the own ones, and those of a school while the user is its member.
CREATE FUNCTION memberships_held(holder uuid)
RETURNS TABLE (id uuid, school_id uuid, package_code text, starts_at timestamptz, ends_at timestamptz, uses_total int, uses_left int) LANGUAGE sql STABLE AS $$
  SELECT m.id, m.school_id, m.package_code, m.starts_at, m.ends_at, m.uses_total, m.uses_left FROM memberships m WHERE m.user_id = holder
  UNION ALL
  SELECT m.id, m.school_id, m.package_code, greatest(m.starts_at, s.joined_at), least(m.ends_at, s.left_at), m.uses_total, m.uses_left
  FROM school_members s JOIN memberships m ON m.school_id = s.school_id
  WHERE s.user_id = holder AND greatest(m.starts_at, s.joined_at) < coalesce(least(m.ends_at, s.left_at), 'infinity')
$$;

CREATE OR REPLACE FUNCTION membership_in_force(holder uuid, moment timestamptz)
RETURNS TABLE (package_code text, starts_at timestamptz, uses_total int, uses_left int, ends_at timestamptz, runs boolean) LANGUAGE sql STABLE AS $$
  WITH held AS MATERIALIZED (SELECT * FROM memberships_held(holder))
  SELECT o.package_code, o.starts_at, o.uses_total, o.uses_left, (
      SELECT CASE WHEN bool_or(later.ends_at IS NULL) THEN NULL ELSE max(later.ends_at) END
      FROM held later WHERE later.package_code = o.package_code AND (later.id = o.id AND later.starts_at = o.starts_at OR later.starts_at > o.starts_at)
    ), r.runs
  FROM held o JOIN packages p ON p.code = o.package_code
  CROSS JOIN LATERAL (SELECT (o.ends_at IS NULL OR o.ends_at > moment) AND o.uses_left IS DISTINCT FROM 0 AS runs) r
  WHERE o.starts_at <= moment
  ORDER BY r.runs DESC, CASE WHEN r.runs THEN p.rank END DESC NULLS LAST, o.ends_at DESC NULLS LAST, o.starts_at DESC, o.id DESC
  LIMIT 1
$$;

CREATE OR REPLACE FUNCTION package_periods_of(holder uuid) RETURNS SETOF package_periods LANGUAGE sql STABLE AS $$
  WITH holder AS (
    SELECT u.id, CASE WHEN u.is_admin THEN 'ADMIN' ELSE u.role END AS role, u.created_at FROM users u WHERE u.id = holder AND u.deleted_at IS NULL
  ), held AS (
    SELECT starts_at, ends_at FROM memberships_held(holder)
  ), turns AS (
    SELECT '-infinity'::timestamptz AS at
    UNION SELECT starts_at FROM held
    UNION SELECT ends_at FROM held WHERE ends_at IS NOT NULL
  )
  SELECT h.id, t.at, t.until, CASE WHEN m.runs IS NOT NULL THEN m.package_code WHEN h.role = 'STUDENT' THEN 'BEAT_FREE_EXAM' END,
    CASE WHEN m.runs OR (m.runs IS NULL AND h.role = 'STUDENT') THEN 'RUNS' WHEN m.runs IS NULL THEN 'NONE' ELSE 'OVER' END, h.role, h.created_at
  FROM holder h CROSS JOIN (SELECT at, lead(at, 1, 'infinity') OVER (ORDER BY at) AS until FROM turns) t
  LEFT JOIN LATERAL membership_in_force(h.id, t.at) m ON true
  WHERE m.runs IS NOT NULL OR h.role IN ('TEACHER', 'STUDENT')
$$;
DROP FUNCTION package_rank(text);

-- Whose packages a changed row concerns: one user, or everybody who is or was a member of a school. Two transactions that change
-- one account's packages at a time wait for each other here, and the second sees what the first did.
CREATE FUNCTION write_package_periods(holder uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = holder FOR NO KEY UPDATE;
  DELETE FROM package_periods WHERE user_id = holder;
  INSERT INTO package_periods SELECT * FROM package_periods_of(holder);
END $$;
CREATE OR REPLACE FUNCTION keep_package_periods() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
  school uuid := CASE WHEN TG_TABLE_NAME = 'memberships' THEN (changed ->> 'school_id')::uuid END;
BEGIN
  IF school IS NULL THEN
    PERFORM write_package_periods((CASE WHEN TG_TABLE_NAME = 'users' THEN changed ->> 'id' ELSE changed ->> 'user_id' END)::uuid);
  ELSE
    PERFORM write_package_periods(member.user_id) FROM (SELECT DISTINCT s.user_id FROM school_members s WHERE s.school_id = school ORDER BY s.user_id) member;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION tell_actor_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
  school uuid := CASE WHEN TG_TABLE_NAME = 'memberships' THEN (changed ->> 'school_id')::uuid END;
BEGIN
  IF school IS NULL THEN
    PERFORM pg_notify('actors_changed', CASE WHEN TG_TABLE_NAME = 'users' THEN changed ->> 'id' ELSE changed ->> 'user_id' END);
  ELSE
    PERFORM pg_notify('actors_changed', s.user_id::text) FROM school_members s WHERE s.school_id = school AND s.left_at IS NULL;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER school_members_periods AFTER INSERT OR UPDATE OR DELETE ON school_members FOR EACH ROW EXECUTE FUNCTION keep_package_periods();
CREATE TRIGGER school_members_changed AFTER INSERT OR UPDATE OR DELETE ON school_members FOR EACH ROW EXECUTE FUNCTION tell_actor_changed();

-- Whoever had the SCHOOL package alone becomes the administrator of a school of their own that has it, for the same time.
CREATE TEMP TABLE carried ON COMMIT DROP AS
SELECT m.user_id, gen_random_uuid() AS school_id, least(min(m.starts_at), min(m.created_at)) AS since FROM memberships m WHERE m.package_code = 'SCHOOL' GROUP BY m.user_id;
INSERT INTO schools (id, name, created_at)
SELECT c.school_id, left('Trường của ' || u.full_name, 100), c.since FROM carried c JOIN users u ON u.id = c.user_id;
INSERT INTO school_members (school_id, user_id, role, joined_at) SELECT school_id, user_id, 'ADMIN', since FROM carried;
UPDATE memberships m SET school_id = c.school_id, user_id = NULL FROM carried c WHERE c.user_id = m.user_id AND m.package_code = 'SCHOOL';
-- Somebody who deleted the account is in no school.
UPDATE school_members s SET left_at = greatest(u.deleted_at, s.joined_at) FROM users u WHERE u.id = s.user_id AND u.deleted_at IS NOT NULL;

ALTER TABLE memberships
  ADD CHECK (num_nonnulls(user_id, school_id) = 1),
  ADD CHECK ((package_code = 'SCHOOL') = (school_id IS NOT NULL));
