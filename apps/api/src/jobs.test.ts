import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from '@vumon/i18n/catalogs/jobs-by-kind.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/jobs-by-kind.vi.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { cronItems } from '#platform/jobs';
import { jobs } from './jobs.ts';

const named = (names: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.entries(names).flatMap(([module, own]) => Object.keys(own).map((kind) => `${module}.${kind}`));

it('every job has a name in both languages, and every name a job', () => {
  const kinds = jobs.map(({ kind }) => kind).sort();
  expect(named(vi).sort()).toEqual(kinds);
  expect(named(en).sort()).toEqual(kinds);
});

it('every job that is defined is listed once: one that is not would never run', () => {
  const defined = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] }).flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/defineJob\(\{\s+kind: '([^']+)'/g)].map(
      ([, kind]) => kind,
    ),
  );
  expect(defined.sort()).toEqual(jobs.map(({ kind }) => kind).sort());
});

it('every recurring job has times that the queue can parse, of its own, and works without a payload', () => {
  const recurring = jobs.filter(({ cron }) => cron !== undefined);
  expect(cronItems(jobs).map(({ task }) => task)).toEqual(recurring.map(({ kind }) => kind));
  expect(recurring.filter(({ payload }) => !payload.safeParse({}).success)).toEqual([]);
});
