/**
 * The login history of an account: written in the transaction of each event, shown to its owner and to administrators,
 * deleted after the configured days.
 */
import type { SignInEntry } from '@vumon/contract';
import type { SignInFailure } from '@vumon/domain';
import { z } from 'zod';
import { defineJob } from '#modules/jobs';
import { settingFor } from '#modules/packages';
import { dayMs, dayRange, iso } from '../../../clock.ts';
import { zoneFor, type ZoneContext } from '../time-zone.ts';
import type { App, RequestContext } from '../../../http/context.ts';
import { deleteContactChangesBefore } from '../contact-changes.queries.ts';
import { deleteDevicesBefore } from './known-devices.queries.ts';
import { deleteSessionsBefore } from './sessions.queries.ts';
import {
  countSignIns,
  deleteSignInsBefore,
  insertSignIns,
  signInPage,
  type SignInPage,
} from './login-history.queries.ts';

/** They can be undone for three; administrators may want to see what happened. */
const contactChangeDays = 30;
const batch = 5_000;

/** A refused sign-in of a known account. Attempts while one has to wait are not written: nobody may fill the table. */
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

/** A page of a user's history; who may see it is the caller's to decide. */
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

/** Deletes the login history, known devices, ended sessions and changes of contacts whose time is over; how many sign-ins it were. */
export async function deleteOldSignIns(app: App): Promise<number> {
  const { db } = app;
  const daysAgo = (days: number) => new Date(app.now() - days * dayMs);
  const kept = daysAgo(await settingFor({ app, db }, 'keep-sign-ins-days'));
  const sessions = daysAgo(await settingFor({ app, db }, 'keep-sessions-days'));
  await inBatches(() => deleteDevicesBefore(db, kept, batch));
  await inBatches(() => deleteSessionsBefore(db, sessions, batch));
  await inBatches(() => deleteContactChangesBefore(db, daysAgo(contactChangeDays), batch));
  return inBatches(() => deleteSignInsBefore(db, kept, batch));
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
  payload: z.object({}),
  run: ({ app }) => deleteOldSignIns(app),
});
