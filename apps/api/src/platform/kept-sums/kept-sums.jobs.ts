/** Jobs that keep the sums small and right. */
import { z } from 'zod';
import { withTransaction, type Database } from '#db';
import type { DataChange } from '#platform/data-changes';
import { defineJob, type AnyJob } from '#platform/jobs';
import type { App } from '../http/context.ts';
import { correctSums, storeCheck, sumsWereChecked, uniteSums, type KeptSums } from './kept-sums.queries.ts';

interface Context {
  readonly app: Pick<App, 'background' | 'log'>;
  readonly now: number;
}

/** Earlier than any row. */
const beginning = '1970-01-01';

/**
 * Compares sums with their rows and puts right what differs, which is logged as an error: a trigger missed a change.
 * Returns how many sums were wrong.
 */
export async function checkSums({ app, now }: Context, kept: KeptSums): Promise<number> {
  const db: Database = app.background;
  const differences = await withTransaction(db, async (trx) => {
    const found = await correctSums(trx, kept, kept.firstDay?.(now) ?? beginning);
    await storeCheck(trx, kept.name, found, new Date(now));
    return found;
  });
  if (differences > 0) app.log.error({ sums: kept.name, differences }, 'kept sums differed from their rows');
  return differences;
}

/** Fills the sums of a database that was there before them. */
export const firstSums = (kept: KeptSums): DataChange => ({
  name: `sums.${kept.name}`,
  async step({ db, now }) {
    if (await sumsWereChecked(db, kept.name)) return { changed: 0, next: null };
    return withTransaction(db, async (trx) => {
      const changed = await correctSums(trx, kept, kept.firstDay?.(now) ?? beginning);
      // Filling what is counted may have added a row for each change.
      await uniteSums(trx, kept);
      await storeCheck(trx, kept.name, 0, new Date(now));
      return { changed, next: null };
    });
  },
});

export const keptSumsJobs = (all: readonly KeptSums[]): readonly AnyJob[] => [
  defineJob({
    kind: 'sums.unite',
    cron: '52 * * * *',
    payload: z.object({}),
    async run({ app }) {
      for (const kept of all) await withTransaction(app.background, (trx) => uniteSums(trx, kept));
    },
  }),
  defineJob({
    kind: 'sums.check',
    cron: '17 19 * * *',
    payload: z.object({}),
    async run({ app, now }) {
      for (const kept of all) await checkSums({ app, now }, kept);
    },
  }),
];
