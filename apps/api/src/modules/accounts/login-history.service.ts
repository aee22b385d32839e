/** The login history of an account: written beside what it tells of, shown to its owner and to administrators, kept for 180 days. */
import type { SignInEntry } from '@vumon/contract';
import type { SignInFailure } from '@vumon/domain';
import type { Db } from '#db';
import { hourly, type Hourly } from '../../hourly.ts';
import type { App, RequestContext } from '../../http/context.ts';
import { countSignIns, deleteSignInsBefore, insertSignIns, signInPage, type SignInPage } from './login-history.queries.ts';

const keptMs = 180 * 86_400_000;
const batch = 5_000;

export type { SignInPage };

/** A refused sign-in of a known account. Attempts while one has to wait are not written: nobody may fill the table. */
export async function recordRefusal({ db, userAgent, address, now }: RequestContext, userId: string, outcome: SignInFailure): Promise<void> {
  await insertSignIns(db, [{ userId, sessionId: null, outcome, userAgent, address, at: new Date(now) }]);
}

/** A page of a user's history; who may see it is the caller's to decide. */
export async function listSignIns(db: Db, page: SignInPage): Promise<{ items: SignInEntry[]; page: { page: number; size: number; total: number } }> {
  const [rows, total] = [await signInPage(db, page), await countSignIns(db, page)];
  return { items: rows.map((row) => ({ ...row, at: row.at.toISOString() })), page: { page: page.page, size: page.size, total } };
}

/** Deletes what is older than 180 days; how many entries it were. */
export async function deleteOldSignIns({ db, now }: App): Promise<number> {
  let deleted = 0;
  for (;;) {
    const count = await deleteSignInsBefore(db, new Date(now() - keptMs), batch);
    deleted += count;
    if (count < batch) return deleted;
  }
}

export const keepLoginHistoryShort = (app: App): Hourly => hourly(app, deleteOldSignIns, 'old sign-ins could not be deleted');
