import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemsOf, sinceRelease } from './migration-rules.ts';

const folder = join(import.meta.dirname, '../../apps/api/migrations');

test.each([
  ['DROP TABLE exams;', /breaks the release before/],
  ['ALTER TABLE exams DROP COLUMN name;', /may break/],
  ['ALTER TABLE exams RENAME COLUMN name TO title;', /breaks/],
  ['ALTER TABLE exams ALTER COLUMN name TYPE varchar(5);', /rewrites/],
  ['ALTER TABLE exams ALTER COLUMN name SET NOT NULL;', /reads the table/],
  ['ALTER TABLE exams ADD COLUMN pool text NOT NULL;', /without this column/],
  ['CREATE OR REPLACE FUNCTION fold(text) RETURNS text LANGUAGE sql AS $$ SELECT 1 $$;', /functions/],
  ['UPDATE exams SET name = lower(name);', /all rows/],
  ['DELETE FROM exams;', /all rows/],
])('refuses %s', (sql, why) => {
  expect(problemsOf(sql)).toEqual([expect.stringMatching(why)]);
});

test.each([
  'CREATE TABLE pools (id int NOT NULL);',
  "ALTER TABLE exams ADD COLUMN pool text NOT NULL DEFAULT 'EXAM';",
  'ALTER TABLE exams ADD COLUMN pool text;',
  'ALTER TABLE exams ADD CONSTRAINT pool_known CHECK (pool IS NOT NULL) NOT VALID;',
  "UPDATE settings SET value = 5 WHERE name = 'otp-digits';",
  'CREATE TABLE pools (id int);\nALTER TABLE pools ALTER COLUMN id SET NOT NULL;',
  '-- allowed: nothing has read the table since the release before\nDROP TABLE exams;',
])('accepts %s', (sql) => {
  expect(problemsOf(sql)).toEqual([]);
});

test('migrations since the newest release leave the release before running', () => {
  const names = sinceRelease(readFileSync(join(folder, 'manifest.txt'), 'utf8'));
  const found = names.flatMap((name) =>
    problemsOf(readFileSync(join(folder, name), 'utf8')).map((text) => `${name}: ${text}`),
  );
  expect(found).toEqual([]);
});
