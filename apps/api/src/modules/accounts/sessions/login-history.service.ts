/** The login history of an account: written beside what it tells of, shown to its owner and to administrators, kept for 180 days. */
import type { SignInEntry } from '@vumon/contract';
import type { SignInFailure } from '@vumon/domain';
import { z } from 'zod';
import { defineJob } from '#modules/jobs';
import { dayMs, dayRange, iso } from '../../../clock.ts';
import { zoneFor, type ZoneContext } from '../time-zone.ts';
import type { App, RequestContext } from '../../../http/context.ts';
import {
  countSignIns,
  deleteSignInsBefore,
  insertSignIns,
  signInPage,
  type SignInPage,
} from './login-history.queries.ts';

const daysKept = 180;
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

/** Deletes what is older than 180 days; how many entries it were. */
export async function deleteOldSignIns({ db, now }: App): Promise<number> {
  let deleted = 0;
  for (;;) {
    const count = await deleteSignInsBefore(db, new Date(now() - daysKept * dayMs), batch);
    deleted += count;
    if (count < batch) return deleted;
  }
}

export const deleteOldSignInsJob = defineJob({
  kind: 'accounts.delete-old-sign-ins',
  payload: z.object({}),
  run: ({ app }) => deleteOldSignIns(app),
});
