/** Checking the user's own password again, and the message after it was changed. */
import { AppError, productName } from '@vumon/domain';
import type { Db } from '#db';
import { sendLater } from '#platform/messages';
import type { SignedInContext } from '../../platform/http/context.ts';
import { inHashingSlot, passwordMatches } from './passwords/hashing.ts';
import { countFailure, refuseWhileBlocked, type Attempted } from './passwords/sign-in-failures.queries.ts';
import { findOptionalCredentialsById, findNotifiedContact } from './users.queries.ts';

export const blank = (code: 'USERNAME_BLANK' | 'PASSWORD_BLANK', path: string) =>
  new AppError(code, { fields: [{ path, code }] });

/**
 * Checks the password of the signed-in user; `then` runs in the same hashing slot.
 * Errors: `wrong` at `path`, PASSWORD_BLANK, TOO_MANY_REQUESTS.
 */
export async function withOwnPassword<T>(
  { app, actor, now }: SignedInContext,
  given: string,
  { path, wrong }: { path: string; wrong: 'CURRENT_PASSWORD_INCORRECT' | 'PASSWORD_INCORRECT' },
  then: () => Promise<T>,
): Promise<T> {
  // Failures are counted for each session, so that somebody at an open session cannot block the owner on another device.
  const attempted: Attempted = { by: 'own', account: `change ${actor.userId} ${actor.sessionId}` };
  return inHashingSlot(async () => {
    await refuseWhileBlocked(app.db, attempted, now);
    const user = await findOptionalCredentialsById(app.db, actor.userId);
    if (given === '') throw blank('PASSWORD_BLANK', path);
    if (!(await passwordMatches(user?.passwordHash ?? null, given))) {
      await countFailure(app.db, attempted, now);
      throw new AppError(wrong, { fields: [{ path, code: wrong }] });
    }
    return then();
  });
}

/**
 * The account's contact is notified once the transaction is committed, so that an owner who did not do it can set a new
 * one by a code.
 */
export async function notifyPasswordChanged({ db }: { readonly db: Db }, userId: string): Promise<void> {
  const told = await findNotifiedContact(db, userId);
  if (told === null) return;
  const params = { product: productName, contact: told.contact };
  await sendLater({ db }, { to: told.contact, templateKey: 'account.PASSWORD_CHANGED', params, locale: told.locale });
}
