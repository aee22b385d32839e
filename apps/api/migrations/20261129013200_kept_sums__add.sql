-- Sums for the dashboards. A row is a change that counts from its transaction on: whoever changes an order or an account
-- only adds rows, so that nobody waits for anybody. Their sum is the figure; a job unites the rows of one key.
CREATE TABLE turnover_sums (
  -- Of the payment, in Vietnam.
  day date NOT NULL,
  -- The package, or UNIT_TEST.
  item text NOT NULL,
  method text NOT NULL,
  orders bigint NOT NULL,
  revenue bigint NOT NULL
);
CREATE INDEX turnover_sums_day ON turnover_sums (day) INCLUDE (item, method, orders, revenue);

CREATE TABLE user_sums (
  -- Of the sign-up, in Vietnam.
  day date NOT NULL,
  -- ADMIN for an administrator, whatever the role in the row.
  role text NOT NULL,
  -- Empty for accounts that state none.
  province_code text NOT NULL,
  accounts bigint NOT NULL
);
CREATE INDEX user_sums_day ON user_sums (day) INCLUDE (role, province_code, accounts);

-- The days on which an account signed in, each with the one before it: the accounts that came within a range of days are
-- those whose day before lies outside of it, which can be summed up.
CREATE TABLE sign_in_days (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  day date NOT NULL,
  -- -infinity on the first day.
  day_before date NOT NULL CHECK (day_before < day),
  PRIMARY KEY (user_id, day)
);
CREATE TABLE sign_in_sums (
  day date NOT NULL,
  day_before date NOT NULL,
  accounts bigint NOT NULL
);
CREATE INDEX sign_in_sums_day ON sign_in_sums (day) INCLUDE (day_before, accounts);

-- When the kept sums were last compared with the rows that they count.
CREATE TABLE sum_checks (
  name text PRIMARY KEY,
  checked_at timestamptz NOT NULL,
  -- Wrong sums at the last comparison, and when there last were any. They were put right.
  differences int NOT NULL,
  differed_at timestamptz
);

-- allowed: the trigger needs a function of this name; its body is in apps/api/functions
CREATE FUNCTION keep_turnover_sums() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER orders_turnover_added AFTER INSERT ON orders
  FOR EACH ROW WHEN (NEW.state = 'SUCCESS') EXECUTE FUNCTION keep_turnover_sums();
CREATE TRIGGER orders_turnover_changed AFTER UPDATE OF state, paid_at, package_code, method, total ON orders
  FOR EACH ROW WHEN (OLD.state = 'SUCCESS' OR NEW.state = 'SUCCESS') EXECUTE FUNCTION keep_turnover_sums();
CREATE TRIGGER orders_turnover_removed AFTER DELETE ON orders
  FOR EACH ROW WHEN (OLD.state = 'SUCCESS') EXECUTE FUNCTION keep_turnover_sums();

-- allowed: the trigger needs a function of this name; its body is in apps/api/functions
CREATE FUNCTION keep_user_sums() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
-- allowed: the trigger needs a function of this name; its body is in apps/api/functions
CREATE FUNCTION count_new_users() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER users_summed_first AFTER INSERT ON users
  REFERENCING NEW TABLE AS born FOR EACH STATEMENT EXECUTE FUNCTION count_new_users();
CREATE TRIGGER users_summed AFTER UPDATE OF role, is_admin, province_code, deleted_at, created_at ON users
  FOR EACH ROW WHEN ((OLD.role, OLD.is_admin, OLD.province_code, OLD.deleted_at, OLD.created_at)
    IS DISTINCT FROM (NEW.role, NEW.is_admin, NEW.province_code, NEW.deleted_at, NEW.created_at))
  EXECUTE FUNCTION keep_user_sums();
CREATE TRIGGER users_summed_last AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION keep_user_sums();

-- allowed: the trigger needs a function of this name; its body is in apps/api/functions
CREATE FUNCTION keep_sign_in_day() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER sign_ins_day AFTER INSERT ON sign_ins
  FOR EACH ROW WHEN (NEW.outcome = 'SIGNED_IN') EXECUTE FUNCTION keep_sign_in_day();
-- allowed: the trigger needs a function of this name; its body is in apps/api/functions
CREATE FUNCTION keep_sign_in_sums() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER sign_in_days_summed AFTER INSERT OR UPDATE OR DELETE ON sign_in_days
  FOR EACH ROW EXECUTE FUNCTION keep_sign_in_sums();
