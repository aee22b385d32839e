import { expect, test } from 'vitest';
import { namedApart, readRecordings, recordingsOf } from './speech.ts';

test('two recordings of one name are refused, since one would be played for both', () => {
  const twice = recordingsOf('# shop\ns Dad: A lamp?\n# shop (110)\na Mum: A chair?\n');
  expect(() => namedApart(twice)).toThrow('two recordings are named shop');
  expect(namedApart(twice.slice(1))).toHaveLength(1);
});

test('all recordings of the bank are read', () => {
  expect(readRecordings().length).toBeGreaterThan(400);
});
