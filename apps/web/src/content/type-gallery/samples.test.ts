import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mediaOf, questionTypeCodes } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'samples');
const files = readdirSync(folder).filter((name) => name !== 'CREDITS.md');
const ids = new Set(files.map((name) => name.replace(/\.\w+$/, '')));
const mediaOfSample = (code: (typeof questionTypeCodes)[number]): string[] =>
  [...new Set(JSON.stringify([samples[code].content, samples[code].key]).match(/"sample-[a-z0-9-]+"/g) ?? [])].map(
    (id) => id.slice(1, -1),
  );

test('every picture, recording and video of a sample has its file (node tools/sample-media.ts makes them)', () => {
  expect(
    questionTypeCodes.flatMap((code) =>
      mediaOfSample(code)
        .filter((id) => !ids.has(id))
        .map((id) => `${code} ${id}`),
    ),
  ).toEqual([]);
  // The media that learners' players load are among those checked above.
  for (const code of questionTypeCodes)
    expect(mediaOfSample(code)).toEqual(expect.arrayContaining(mediaOf(code, samples[code].content)));
});

test('no file is unused, and each is small', () => {
  const wanted = new Set(questionTypeCodes.flatMap(mediaOfSample));
  expect([...ids].filter((id) => !wanted.has(id))).toEqual([]);
  for (const name of files) expect(statSync(join(folder, name)).size, name).toBeLessThan(900_000);
});

test('the pictures have their attribution beside them', () => {
  expect(existsSync(join(folder, 'CREDITS.md'))).toBe(true);
  expect(readFileSync(join(folder, 'CREDITS.md'), 'utf8')).toMatch(/CC BY-SA 4\.0/);
});
