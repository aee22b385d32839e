-- Tests and formats of the system get a history too. `manner` says how a change came about; a release before writes the default.
-- allowed: the new check accepts every kind that the release before writes
ALTER TABLE catalogue_changes DROP CONSTRAINT catalogue_changes_kind_check;
ALTER TABLE catalogue_changes ADD CONSTRAINT catalogue_changes_kind_check
  CHECK (kind IN ('SALE', 'VOUCHER', 'TEST_PRICE', 'BANNER', 'EXAM', 'FORMAT'));
ALTER TABLE catalogue_changes ADD COLUMN manner text NOT NULL DEFAULT 'SAVE' CHECK (manner IN ('SAVE', 'BULK', 'UNDO'));
CREATE INDEX catalogue_changes_of_content ON catalogue_changes (at DESC) WHERE kind IN ('EXAM', 'FORMAT');
