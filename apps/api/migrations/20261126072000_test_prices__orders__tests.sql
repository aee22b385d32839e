-- Tests of the system that are sold one by one to learners.
CREATE TABLE test_prices (
  exam_id uuid PRIMARY KEY REFERENCES exams,
  price int NOT NULL CHECK (price > 0),
  changed_by uuid NOT NULL REFERENCES users,
  changed_at timestamptz NOT NULL
);
CREATE INDEX test_prices_changed ON test_prices (changed_at DESC, exam_id);

-- An order of a test has no package and gives no membership.
ALTER TABLE orders ADD COLUMN exam_id uuid REFERENCES exams;
ALTER TABLE orders ALTER COLUMN package_code DROP NOT NULL;
ALTER TABLE orders ALTER COLUMN package_name TYPE varchar(100);
ALTER TABLE orders ALTER COLUMN package_name_en TYPE varchar(100);
ALTER TABLE orders DROP CONSTRAINT orders_check3;
ALTER TABLE orders ADD CHECK ((exam_id IS NULL) = (package_code IS NOT NULL));
ALTER TABLE orders ADD CHECK ((item_kind = 'UNIT_TEST') = (exam_id IS NOT NULL));
ALTER TABLE orders ADD CHECK (state = 'SUCCESS' OR membership_id IS NULL);
ALTER TABLE orders ADD CHECK (state <> 'SUCCESS' OR membership_id IS NOT NULL OR item_kind <> 'SERVICE_PACKAGE');
