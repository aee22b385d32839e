/** Notifies accounts 7, 3 and 1 day before their package ends and when it has ended, each once. */
import { offerOf } from '@vumon/domain';
import { z } from 'zod';
import { withTransaction } from '#db';
import { defineJob } from '#platform/jobs';
import { notify } from '#platform/notices';
import { iso } from '../../platform/clock.ts';
import { takeEndings } from './endings.queries.ts';
import { catalogueFor } from './store.ts';

const batch = 200;

export const tellEndingsJob = defineJob({
  kind: 'packages.tell-endings',
  cron: '2,12,22,32,42,52 * * * *',
  payload: z.object({}),
  async run({ app, db: pool, now, signal }) {
    for (let told = batch; told === batch && !signal.aborted;)
      told = await withTransaction(pool, async (db) => {
        const endings = await takeEndings(db, new Date(now), batch);
        const catalogue = await catalogueFor({ app, db });
        for (const { userId, packageCode, endsAt, days } of endings) {
          const { name, nameEn } = offerOf(catalogue, packageCode);
          const about = { package: name, packageEn: nameEn };
          const link = '/payment?type=upgrade';
          await notify(
            { app, db, now },
            days === 0
              ? { users: [userId], kind: 'PACKAGE_ENDED', params: about, link }
              : { users: [userId], kind: 'PACKAGE_ENDS', params: { ...about, count: days, endsAt: iso(endsAt) }, link },
          );
        }
        return endings.length;
      });
  },
});
