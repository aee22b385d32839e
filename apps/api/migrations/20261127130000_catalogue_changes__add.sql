-- What was changed of sales, of vouchers and of the prices of single tests, one revision a row: nothing of it is changed later.
-- `subject_id` is a sale, a voucher or a test; none of them is ever deleted from its table.
CREATE TABLE catalogue_changes (
  kind text NOT NULL CHECK (kind IN ('SALE', 'VOUCHER', 'TEST_PRICE')),
  subject_id uuid NOT NULL,
  revision int NOT NULL,
  at timestamptz NOT NULL,
  actor_id uuid REFERENCES users,
  before jsonb,
  after jsonb NOT NULL,
  PRIMARY KEY (kind, subject_id, revision)
);

-- What stands already begins its history as it is now.
INSERT INTO catalogue_changes (kind, subject_id, revision, at, actor_id, after)
SELECT 'SALE', id, 1, created_at, created_by, jsonb_build_object(
  'packageCode', package_code, 'name', name, 'nameEn', name_en, 'price', price,
  'startsAt', starts_at, 'endsAt', ends_at, 'stopped', stopped_at IS NOT NULL)
FROM sales;

INSERT INTO catalogue_changes (kind, subject_id, revision, at, actor_id, after)
SELECT 'VOUCHER', id, 1, created_at, created_by, jsonb_build_object(
  'name', name, 'kind', kind, 'value', value, 'ceiling', ceiling, 'itemKinds', item_kinds, 'packages', packages, 'roles', roles,
  'startsAt', starts_at, 'endsAt', ends_at, 'usesAllowed', uses_allowed, 'usesPerUser', uses_per_user, 'stopped', disabled_at IS NOT NULL)
FROM vouchers;

INSERT INTO catalogue_changes (kind, subject_id, revision, at, actor_id, after)
SELECT 'TEST_PRICE', exam_id, 1, changed_at, changed_by, jsonb_build_object('price', price)
FROM test_prices;
