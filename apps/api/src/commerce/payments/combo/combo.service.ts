/**
 * A package bought for several accounts. The recipients are checked before the order, and again when it is granted, to
 * all or none.
 */
import {
  AppError,
  fold,
  offerOf,
  phoneOf,
  productName,
  sharesOf,
  type FieldError,
  type Offer,
  type OfferCode,
  type PackageCatalogue,
} from '@vumon/domain';
import { accountsOfPhones, isTeacherAccount, lookUpPhones, openAccount, type FoundAccount } from '#people/accounts';
import { sendLater } from '#platform/messages';
import { catalogueFor, codeInForce, grantMembership } from '#people/packages';
import type { Db } from '#db';
import type { App, SignedInContext } from '../../../platform/http/context.ts';
import { accountsOfOrder, storeGivenAccount, type NamedAccount } from './combo.queries.ts';
import type { OrderRow } from '../orders.queries.ts';

export interface CheckedAccount extends NamedAccount {
  /** Whether the names agree, ignoring the order of words and diacritics; null for a phone without an account. */
  readonly sameName: boolean | null;
}

const sameName = (one: string, other: string): boolean => {
  const words = (name: string) => fold(name).split(/\s+/).sort().join(' ');
  return words(one) === words(other);
};

/**
 * Checks that there are as many accounts as the offer is for, with different phones, and that each can have the
 * package.
 * Errors: BODY_INVALID with the path of each phone, TOO_MANY_REQUESTS for a user who looks up many phones.
 */
export async function checkAccounts(
  context: SignedInContext,
  offer: Offer,
  given: readonly { readonly fullName: string; readonly phone: string }[],
): Promise<CheckedAccount[]> {
  const { site } = context.app.config;
  if (given.length !== offer.accounts)
    throw new AppError('BODY_INVALID', {
      fields: [{ path: 'accounts', code: given.length < offer.accounts ? 'required' : 'unknownField' }],
    });
  const phones = given.map(({ phone }) => phoneOf(phone, site));
  const problems = phones.flatMap((phone, at): FieldError[] => {
    const path = `accounts.${at}.phone`;
    if (phone === null)
      return [
        {
          path,
          code: given[at]!.phone.trim() === '' ? 'required' : site === 'intl' ? 'phoneAbroadInvalid' : 'phoneInvalid',
        },
      ];
    return phones.indexOf(phone) < at ? [{ path, code: 'repeated' }] : [];
  });
  // All problems are reported at once.
  const known = phones.flatMap((phone, at) => (phone !== null && phones.indexOf(phone) === at ? [phone] : []));
  const found = known.length > 0 ? await lookUpPhones(context, known) : [];
  const checked: CheckedAccount[] = [];
  const catalogue = await catalogueFor(context);
  for (const [at, { fullName }] of given.entries()) {
    const phone = phones[at];
    if (phone === null || phone === undefined || phones.indexOf(phone) < at) continue;
    const account = found.find((one) => one.phone === phone);
    const code = await refusalOf(context, catalogue, offer, account);
    if (code) problems.push({ path: `accounts.${at}.phone`, code });
    checked.push({ fullName, phone, sameName: account ? sameName(account.fullName, fullName) : null });
  }
  if (problems.length > 0) throw new AppError('BODY_INVALID', { fields: problems });
  return checked;
}

async function refusalOf(
  { app, db, now }: Pick<SignedInContext, 'app' | 'db' | 'now'>,
  catalogue: PackageCatalogue,
  offer: Offer,
  account: FoundAccount | undefined,
): Promise<'PHONE_NOT_REGISTERED' | 'ACCOUNT_CANNOT_RECEIVE' | null> {
  // The international site sends codes by e-mail, so the owner could not take over an account that only has a phone.
  if (!account) return app.config.site === 'intl' ? 'PHONE_NOT_REGISTERED' : null;
  if (!isTeacherAccount(account)) return 'ACCOUNT_CANNOT_RECEIVE';
  const current = await codeInForce(db, account.id, new Date(now));
  // A package below that of the recipient's school would never be in force.
  return current && rankOf(catalogue, current) > rankOf(catalogue, offer.gives) ? 'ACCOUNT_CANNOT_RECEIVE' : null;
}

const rankOf = (catalogue: PackageCatalogue, code: OfferCode): number => offerOf(catalogue, code).rank ?? 0;

/** Locks every account that the order is for, and its buyer. False where the buyer's account is deleted. */
export async function lockRecipients({ db }: { readonly db: Db }, order: OrderRow): Promise<boolean> {
  const phones = (await accountsOfOrder(db, order.id)).flatMap(({ phone }) => phone ?? []);
  const held = await accountsOfPhones(db, phones, { lock: true, with: [order.userId] });
  return held.some(({ id }) => id === order.userId);
}

interface ComboContext {
  readonly app: App;
  readonly db: Db;
  readonly now: number;
}

/**
 * Grants every account its part of the order, in the caller's transaction. Errors: ACCOUNT_CANNOT_RECEIVE, those of
 * granting a package.
 */
export async function grantCombo(context: ComboContext, order: OrderRow): Promise<void> {
  const { app, db } = context;
  const named = await accountsOfOrder(db, order.id);
  const found = await accountsOfPhones(
    db,
    named.flatMap(({ phone }) => phone ?? []),
    { lock: true, with: [order.userId] },
  );
  const { gives } = offerOf(await catalogueFor(context), 'COMBO');
  const locale = found.find(({ id }) => id === order.userId)?.locale ?? 'vi';
  const shares = sharesOf(order.total, named.length);
  for (const [at, { position, phone, fullName }] of named.entries()) {
    if (phone === null) throw new AppError('ACCOUNT_CANNOT_RECEIVE');
    const account = found.find((one) => one.phone === phone);
    if (account && !isTeacherAccount(account)) throw new AppError('ACCOUNT_CANNOT_RECEIVE');
    if (!account && app.config.site === 'intl') throw new AppError('ACCOUNT_CANNOT_RECEIVE');
    const userId = account?.id ?? (await openAccount(context, { phone, fullName, locale, by: order.userId }));
    const { id } = await grantMembership(
      { ...context, actor: { userId: order.userId } },
      {
        userId,
        packageCode: gives,
        source: 'ORDER',
        amount: shares[at]!,
        reference: order.reference,
        ...(order.months !== null ? { length: { months: order.months } } : {}),
        ...(order.days !== null ? { length: { days: order.days } } : {}),
      },
    );
    await storeGivenAccount(db, order.id, { position, userId, membershipId: id, opened: !account });
    // An owner without an e-mail address gets a text message; the owner of a new account got one when it was opened.
    if (account && account.id !== order.userId && account.email === null)
      await sendLater(
        { db },
        {
          to: phone,
          templateKey: 'account.GIFTED',
          params: { product: productName, contact: phone },
          locale: account.locale,
        },
      );
  }
}
