/**
 * Accounts that a buyer opens for other teachers, without a password: the owner of the phone signs up as usual, with a code,
 * birthday and consent, and gets the account with what was bought for it.
 */
import { AppError, productName, splitFullName } from '@vumon/domain';
import { withTransaction } from '#db';
import { audit } from '#platform/audit';
import { sendLater } from '#platform/messages';
import { languagePrefix } from '../../config.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import type { AccountContext } from './account-context.ts';
import { countLookups } from './codes/one-time-codes.service.ts';
import { accountsOfPhones, insertOpened, type FoundAccount } from './opened-accounts.queries.ts';

/** The accounts of these phones. Rate limited like one-time codes, because the reply tells which phones have accounts. Errors: TOO_MANY_REQUESTS. */
export async function lookUpPhones(context: SignedInContext, phones: readonly string[]): Promise<FoundAccount[]> {
  await withTransaction(context.app.db, (db) =>
    countLookups(
      { ...context, db },
      phones.map((value) => ({ kind: 'phone', value })),
    ),
  );
  return accountsOfPhones(context.db, phones, { lock: false });
}

/** Whether a teacher's package can be granted to the account. */
export const isTeacherAccount = ({ role, isAdmin, locked }: FoundAccount): boolean =>
  role === 'TEACHER' && !isAdmin && !locked;

/**
 * Opens a teacher's account that waits for its owner, who gets a message, in the caller's transaction. Errors:
 * ACCOUNT_CANNOT_RECEIVE when the phone has got an account meanwhile.
 */
export async function openAccount(
  { app, db, now }: AccountContext,
  opened: { readonly phone: string; readonly fullName: string; readonly locale: 'vi' | 'en'; readonly by: string },
): Promise<string> {
  const { phone, fullName, locale, by } = opened;
  const id = app.newId();
  const row = { id, phone, ...splitFullName(fullName), locale, at: new Date(now) };
  if (!(await insertOpened(db, row))) throw new AppError('ACCOUNT_CANNOT_RECEIVE');
  await audit(db, { at: now, actorId: by, action: 'account-opened', kind: 'user', id });
  const params = {
    product: productName,
    contact: phone,
    link: `${app.config.publicUrl}${languagePrefix(app.config, locale)}/register`,
  };
  await sendLater({ db }, { to: phone, templateKey: 'account.OPENED', params, locale });
  return id;
}
