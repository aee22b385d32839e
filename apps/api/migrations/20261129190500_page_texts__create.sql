-- Texts of public pages that operators have changed; what has no row here shows what ships with the product.
CREATE TABLE page_texts (
  page text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('vi', 'en')),
  -- A draft that waits, and how often it was changed.
  draft jsonb,
  draft_revision integer NOT NULL DEFAULT 0,
  draft_by uuid REFERENCES users,
  draft_at timestamptz,
  -- Null: what ships with the product.
  published jsonb,
  revision integer NOT NULL DEFAULT 0,
  PRIMARY KEY (page, locale)
);
CREATE INDEX page_texts_draft_by ON page_texts (draft_by) WHERE draft_by IS NOT NULL;

-- What was published; null stands for what ships with the product.
CREATE TABLE page_text_revisions (
  page text NOT NULL,
  locale text NOT NULL,
  revision integer NOT NULL,
  at timestamptz NOT NULL,
  actor_id uuid NOT NULL REFERENCES users,
  before jsonb,
  after jsonb,
  PRIMARY KEY (page, locale, revision),
  FOREIGN KEY (page, locale) REFERENCES page_texts (page, locale)
);
CREATE INDEX page_text_revisions_actor ON page_text_revisions (actor_id);
