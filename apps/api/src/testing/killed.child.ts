/** For events.test.ts: a process that is killed after a listener's work, before the delivery is marked. */
import { sql } from 'kysely';
import { z } from 'zod';
import { createDatabase, createPool } from '#db';
import { runDueJobs } from '#platform/jobs';
import type { App } from '../platform/http/context.ts';
import { defineEvent, eventsJobs, on, registerListeners } from '#platform/events';

const url = process.argv[2]!;
const pool = createPool({ url, max: 5 });
const db = createDatabase(pool);
const fact = defineEvent({
  kind: 'test-noted',
  payload: z.strictObject({ subject: z.int(), n: z.int() }),
  subject: ({ subject }) => `test ${subject}`,
});
registerListeners([
  {
    name: 'test.ledger',
    hears: [
      on(fact, async ({ db }, { subject, n }) => {
        await sql`INSERT INTO heard (listener, subject, n) VALUES ('test.ledger', ${subject}, ${n})`.execute(db);
        process.kill(process.pid, 'SIGKILL');
      }),
    ],
  },
]);
const log = { debug() {}, info() {}, warn() {}, error() {} };
await runDueJobs({ db, background: db, now: Date.now, log } as unknown as App, pool, eventsJobs);
