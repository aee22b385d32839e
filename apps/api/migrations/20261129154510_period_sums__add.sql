-- Sums of the periods in force for the dashboard of service packages. Counting the periods themselves visited the table for
-- each of 143,000 rows wherever vacuum had not been since the last changes, so that 30 days could take longer than a year.
CREATE TABLE period_sums (
  -- In Vietnam. A moment at midnight counts for the day that ends then, so that the sum of all days before one is what is in
  -- force when it begins.
  day date NOT NULL,
  package_code text NOT NULL,
  started bigint NOT NULL,
  ended bigint NOT NULL
);
CREATE INDEX period_sums_day ON period_sums (day) INCLUDE (package_code, started, ended);
-- What began since midnight.
CREATE INDEX package_periods_start ON package_periods (starts_at) INCLUDE (package_code) WHERE state = 'RUNS';

-- allowed: the trigger needs a function of this name; its body is in apps/api/functions
CREATE FUNCTION keep_period_sums() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER package_periods_summed_first AFTER INSERT ON package_periods
  REFERENCING NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION keep_period_sums();
CREATE TRIGGER package_periods_summed AFTER UPDATE ON package_periods
  REFERENCING OLD TABLE AS was NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION keep_period_sums();
CREATE TRIGGER package_periods_summed_last AFTER DELETE ON package_periods
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION keep_period_sums();
