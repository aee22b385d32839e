-- A package for less, between two moments. Two of one package never run at once (the service looks, with the package's row held).
CREATE TABLE sales (
  id uuid PRIMARY KEY,
  package_code text NOT NULL REFERENCES packages,
  name varchar(100) NOT NULL,
  name_en varchar(100) NOT NULL,
  price int NOT NULL CHECK (price > 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  stopped_at timestamptz,
  revision int NOT NULL DEFAULT 1,
  created_by uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  CHECK (ends_at > starts_at)
);
CREATE INDEX sales_package ON sales (package_code, ends_at);
CREATE INDEX sales_starts ON sales (starts_at DESC, id DESC);

-- What an order was sold at stands in its lines; this says by which sale.
ALTER TABLE orders ADD COLUMN sale_id uuid REFERENCES sales;
