-- Aids in the player that the teacher allows (`examTools`); none for what was assigned before.
ALTER TABLE assignments ADD COLUMN tools text[] NOT NULL DEFAULT '{}'
  CHECK (tools <@ '{STRIKE_OUT,NOTES,CALCULATOR,SCIENTIFIC_CALCULATOR,RULER,LINE_READER,READ_ALOUD}'::text[]);
