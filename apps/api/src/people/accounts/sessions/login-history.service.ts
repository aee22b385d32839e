/**
 * The login history of an account: written in the transaction of each event, shown to its owner and to administrators,
 * deleted after the configured days.
 */
import type { SignInEntry } from '@vumon/contract';
import type { SignInFailure } from '@vumon/domain';
import { z } from 'zod';
import { defineJob } from '#platform/jobs';
import { settingFor } from '#people/packages';
import { dayMs, dayRange, iso } from '../../../platform/clock.ts';
import { zoneFor, type ZoneContext } from '../time-zone.ts';
import type { RequestContext } from '../../../platform/http/context.ts';
import { deleteContactChangesBefore } from '../contact-changes.queries.ts';
import { deleteExpiredUsed } from '../once/once.queries.ts';
import { deleteDevicesBefore } from './known-devices.queries.ts';
import { deleteSessionsBefore } from './sessions.queries.ts';
import type { SessionContext } from './sessions.service.ts';
import {
  countSignIns,
  deleteSignInsBefore,
  insertSignIns,
  signInPage,
  type SignInPage,
} from './login-history.queries.ts';

/** Changes of contacts can be undone for three days, but are stored longer for enquiries of administrators. */
const contactChangeDays = 30;
const batch = 5_000;

/** A refused sign-in of a known account. Attempts during the waiting time after failures are not recorded, so that nobody can fill the table. */
export async function recordRefusal(
  { db, userAgent, address, now }: RequestContext,
  userId: string,
  outcome: SignInFailure,
): Promise<void> {
  await insertSignIns(db, [{ userId, sessionId: null, outcome, userAgent, address, at: new Date(now) }]);
}

export interface SignInQuery extends Omit<SignInPage, 'userId' | 'from' | 'before'> {
  /** Days of the reader, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A page of a user's history. The caller must have checked that the actor may see it. */
export async function listSignIns(
  context: ZoneContext,
  userId: string,
  { from, to, ...query }: SignInQuery,
): Promise<{ items: SignInEntry[]; page: { page: number; size: number; total: number } }> {
  const { db } = context;
  const page: SignInPage = { ...query, userId, ...dayRange(await zoneFor(context), { from, to }) };
  const [rows, total] = [await signInPage(db, page), await countSignIns(db, page)];
  return {
    items: rows.map((row) => ({ ...row, at: iso(row.at) })),
    page: { page: page.page, size: page.size, total },
  };
}

/** Deletes entries of the login history, known devices, ended sessions and contact changes after their retention period; returns the number of entries. */
export async function deleteOldSignIns(context: SessionContext): Promise<number> {
  const { db, now } = context;
  const daysAgo = (days: number) => new Date(now - days * dayMs);
  const oldest = daysAgo(await settingFor(context, 'keep-sign-ins-days'));
  const sessions = daysAgo(await settingFor(context, 'keep-sessions-days'));
  await inBatches(() => deleteDevicesBefore(db, oldest, batch));
  await inBatches(() => deleteSessionsBefore(db, sessions, batch));
  await inBatches(() => deleteContactChangesBefore(db, daysAgo(contactChangeDays), batch));
  await deleteExpiredUsed(db, new Date(now));
  return inBatches(() => deleteSignInsBefore(db, oldest, batch));
}

async function inBatches(deleteSome: () => Promise<number>): Promise<number> {
  let deleted = 0;
  for (;;) {
    const count = await deleteSome();
    deleted += count;
    if (count < batch) return deleted;
  }
}

export const deleteOldSignInsJob = defineJob({
  kind: 'accounts.delete-old-sign-ins',
  cron: '7 * * * *',
  payload: z.object({}),
  run: (context) => deleteOldSignIns(context),
});
