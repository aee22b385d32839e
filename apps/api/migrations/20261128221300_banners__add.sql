CREATE TABLE banners (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  placement text NOT NULL CHECK (placement IN ('POPUP', 'BANNER')),
  scope text NOT NULL DEFAULT 'HOME' CHECK (scope IN ('HOME', 'ALL')),
  starts_at timestamptz,
  ends_at timestamptz,
  repeat_hours integer NOT NULL DEFAULT 24 CHECK (repeat_hours BETWEEN 1 AND 8760),
  -- Texts and addresses by language.
  items jsonb NOT NULL,
  -- Ids of files by language and device, and all of them in one array for an index.
  pictures jsonb NOT NULL DEFAULT '{"vi": {"desktop": null, "mobile": null}, "en": {"desktop": null, "mobile": null}}',
  media text[] NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'DRAFT' CHECK (state IN ('DRAFT', 'SCHEDULED', 'STOPPED')),
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by uuid NOT NULL REFERENCES users,
  search text NOT NULL GENERATED ALWAYS AS (fold(name)) STORED,
  CHECK (state <> 'SCHEDULED' OR (starts_at IS NOT NULL AND ends_at IS NOT NULL AND ends_at > starts_at))
);
CREATE INDEX banners_scheduled ON banners (ends_at) WHERE state = 'SCHEDULED';
CREATE INDEX banners_media ON banners USING gin (media);
-- allowed: the release before writes only kinds that the new constraint allows too
ALTER TABLE catalogue_changes DROP CONSTRAINT catalogue_changes_kind_check;
ALTER TABLE catalogue_changes ADD CONSTRAINT catalogue_changes_kind_check CHECK (kind IN ('SALE', 'VOUCHER', 'TEST_PRICE', 'BANNER'));
