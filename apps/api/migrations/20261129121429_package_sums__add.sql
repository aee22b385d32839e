-- Sums of memberships for the dashboard of service packages: with half a million memberships a year of them took a second.
-- A row is a change that counts from its transaction on, as in the other kept sums.
CREATE TABLE package_sums (
  -- In Vietnam: when it was given, or when it ended.
  day date NOT NULL,
  package_code text NOT NULL,
  given bigint NOT NULL,
  -- Ended by their time; renewed more than a week before the end, or later.
  due bigint NOT NULL,
  early bigint NOT NULL,
  late bigint NOT NULL,
  -- Trials that ended, and those whose holder has paid since the trial began.
  trials bigint NOT NULL,
  paid bigint NOT NULL
);
CREATE INDEX package_sums_day ON package_sums (day) INCLUDE (package_code, given, due, early, late, trials, paid);

-- allowed: the trigger needs a function of this name; its body is in apps/api/functions
CREATE FUNCTION keep_package_sums() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER memberships_summed_first AFTER INSERT ON memberships
  REFERENCING NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION keep_package_sums();
CREATE TRIGGER memberships_summed AFTER UPDATE ON memberships
  REFERENCING OLD TABLE AS was NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION keep_package_sums();
CREATE TRIGGER memberships_summed_last AFTER DELETE ON memberships
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION keep_package_sums();
