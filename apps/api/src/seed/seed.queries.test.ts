import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withTransaction, type Db } from '#db';
import { testDatabase } from '../testing/database.ts';
import { lockSeed } from './seed.queries.ts';

const { db } = await testDatabase();

const mayBeIdle = async (on: Db) =>
  (await sql<{ time: string }>`SELECT current_setting('idle_in_transaction_session_timeout') AS time`.execute(on))
    .rows[0]!.time;

test('the seed may be idle as long as it computes, other transactions may not', async () => {
  await withTransaction(db, async (transaction) => {
    await lockSeed(transaction);
    expect(await mayBeIdle(transaction)).toBe('0');
  });
  expect(await mayBeIdle(db)).not.toBe('0');
});
