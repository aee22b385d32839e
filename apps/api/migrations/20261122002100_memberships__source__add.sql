-- What gave a membership, so that its owner's list of packages is also the record of how each was come by.
ALTER TABLE memberships ADD COLUMN source text NOT NULL DEFAULT 'GRANT' CHECK (source IN ('TRIAL', 'CODE', 'GRANT', 'ORDER', 'GIFT'));
UPDATE memberships SET source = 'TRIAL' WHERE package_code = 'TRIAL';
ALTER TABLE memberships
  -- dong that were paid; null where nothing was sold
  ADD COLUMN amount int CHECK (amount >= 0),
  -- what the other side calls it: an order's number, an activation code without its secret part
  ADD COLUMN reference text NOT NULL DEFAULT '',
  -- a word to its owner, from whoever gave it
  ADD COLUMN note text NOT NULL DEFAULT '',
  ADD COLUMN granted_by uuid REFERENCES users,
  -- its end was brought forward: replaced by another package, or taken back
  ADD COLUMN ended_at timestamptz;
ALTER TABLE memberships ADD CHECK (ends_at >= starts_at);
