import { z } from 'zod';
import { defineJob } from '#platform/jobs';
import { decidePools } from './pools.service.ts';

/** Questions without a pool are few: those that a process of an older release added beside this one. */
export const decidePoolsJob = defineJob({
  kind: 'questions.pools',
  cron: '32 * * * *',
  payload: z.object({}),
  run: async ({ db }) => void (await decidePools({ db })),
});
