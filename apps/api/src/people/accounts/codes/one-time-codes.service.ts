/** One-time codes that verify a phone number or an e-mail address: six digits by default, for five minutes, five tries and one purpose. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CodePurpose } from '@vumon/contract';
import { AppError, contactOf, contactProblem, productName, type Actor, type Contact } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { AtOtherCell, otherCellOf, sendToCellOf } from '#platform/cells';
import { sendMessage } from '#platform/messages';
import { expectEmailLength, settingFor, type StoreContext } from '#people/packages';
import { languagePrefix } from '../../../config.ts';
import type { App, RequestContext } from '../../../platform/http/context.ts';
import {
  countGuess,
  insertCode,
  lockRequests,
  markProved,
  markUsed,
  countRequests,
  withdrawCode,
  type RequestCounts,
} from './one-time-codes.queries.ts';
import { networkOf } from '../passwords/network.ts';
import { isKnownDevice } from '../sessions/known-devices.queries.ts';
import { deviceHashOf } from '../sessions/known-devices.service.ts';
import type { SessionContext } from '../sessions/sessions.service.ts';
import { findOptionalWaiting } from '../opened-accounts.queries.ts';
import { issueTicket, readTicket } from './tickets.ts';
import { kindOf } from '../key-kinds.ts';
import { findOptionalCredentials, findOptionalCredentialsById } from '../users.queries.ts';

/** The context of a public route that also knows the signed-in user, if there is one; possibly with the handle of a transaction. */
interface CodeContext extends Omit<RequestContext, 'db'> {
  readonly db: Db;
  readonly actor: Actor | null;
}

export const codeMinutes = 5;
const triesPerCode = 5;
const codesPerDay = 10;
/** So many codes in an hour an account gets even if the limit of its IP address is reached. */
const firstOfTarget = 3;

const keyed = (app: App, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', app.config.secret)
    .update(['one-time code', ...parts].join('\u0000'))
    .digest();
const targetHashOf = (app: App, purpose: CodePurpose, contact: Contact): Buffer =>
  keyed(app, 'target', purpose, contact.value);
const codeHashOf = (app: App, id: string, code: string): Buffer => keyed(app, 'code', id, code);

/**
 * For whom a request is counted: the account that is signed in, else a browser on which somebody has signed in before, else
 * the IP address. So one pupil cannot use up the limit of a whole school behind one address.
 */
async function requesterOf(context: CodeContext): Promise<Buffer> {
  const { app, db, actor, address } = context;
  if (actor) return keyed(app, 'user', actor.userId);
  const device = deviceHashOf(context);
  if (device !== null && (await isKnownDevice(db, device))) return keyed(app, 'device', device.toString('hex'));
  return keyed(app, 'address', networkOf(address));
}

/** A random code of that many decimal digits. All codes are equally likely. */
export function newCode(app: Pick<App, 'random'>, digits: number): string {
  const codes = 10 ** digits;
  // The last part of the range would make low codes likelier, so it is drawn again.
  const usable = 2 ** 32 - (2 ** 32 % codes);
  for (;;) {
    const bytes = app.random(new Uint8Array(4));
    const value = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
    if (value < usable) return String(value % codes).padStart(digits, '0');
  }
}

/** The contact that was typed, in its normal form. Errors: BODY_INVALID beside the field. */
export function contactIn({ app }: Pick<RequestContext, 'app'>, username: string, path = 'username'): Contact {
  const { site } = app.config;
  const contact = contactOf(username, site);
  if (contact === null)
    throw new AppError('BODY_INVALID', {
      fields: [{ path, code: contactProblem(username, site) ?? 'contactInvalid' }],
    });
  return contact;
}

const refusals = {
  REGISTER: { email: 'EMAIL_REGISTERED', phone: 'PHONE_REGISTERED' },
  FORGOT_PASSWORD: { email: 'EMAIL_NOT_REGISTERED', phone: 'PHONE_NOT_REGISTERED' },
  CHANGE_PHONE: { email: 'EMAIL_USED', phone: 'PHONE_USED' },
  CHANGE_EMAIL: { email: 'EMAIL_USED', phone: 'PHONE_USED' },
  CONFIRM: { email: 'EMAIL_NOT_REGISTERED', phone: 'PHONE_NOT_REGISTERED' },
} as const;

/** Purposes whose contact will be stored; the others look up one that is stored. */
const storing: ReadonlySet<CodePurpose> = new Set(['REGISTER', 'CHANGE_EMAIL', 'GUARDIAN']);

const refuse = (purpose: keyof typeof refusals, { kind }: Contact) => {
  const code = refusals[purpose][kind];
  return new AppError(code, { fields: [{ path: 'username', code }] });
};

/** Where the code for a contact is sent, or why there is none for this purpose. On the international site every code goes by e-mail: for a phone to the address of its account. */
async function destinationOf(
  { app, db, actor }: CodeContext,
  purpose: CodePurpose,
  contact: Contact,
): Promise<{ to: string } | { refusal: AppError }> {
  // A guardian may have an account or none, and several children.
  if (purpose === 'GUARDIAN') return { to: contact.value };
  const user = await ownersAccount(db, purpose, contact);
  const byMail = contact.kind === 'phone' && app.config.site === 'intl';
  if (purpose === 'CONFIRM' && user?.id !== actor?.userId) return { refusal: refuse(purpose, contact) };
  if (purpose !== 'FORGOT_PASSWORD' && purpose !== 'CONFIRM') {
    if (user) return { refusal: refuse(purpose, contact) };
    const own = byMail && actor ? await findOptionalCredentialsById(db, actor.userId) : undefined;
    // An account without an e-mail address cannot receive it.
    if (byMail && !own?.email)
      return { refusal: new AppError('BODY_INVALID', { fields: [{ path: 'username', code: 'contactInvalid' }] }) };
    return { to: own?.email ?? contact.value };
  }
  if (!user || (byMail && !user.email)) return { refusal: refuse(purpose, contact) };
  if (user.status === 'LOCK') return { refusal: new AppError('LOCK_ACCOUNT') };
  return { to: byMail ? user.email! : contact.value };
}

/** The account with this contact. One that was opened for somebody else and still waits for them does not count: they sign up and take it over. */
async function ownersAccount(db: Db, purpose: CodePurpose, contact: Contact) {
  const user = await findOptionalCredentials(db, contact);
  const comes = purpose === 'REGISTER' || purpose === 'FORGOT_PASSWORD';
  return user && comes && (await findOptionalWaiting(db, contact)) ? undefined : user;
}

function expectPurpose({ app, actor }: CodeContext, purpose: CodePurpose, contact: Contact): void {
  if ((purpose === 'CHANGE_PHONE' || purpose === 'CHANGE_EMAIL' || purpose === 'CONFIRM') && !actor)
    throw new AppError('UNAUTHORISED');
  // On the international site an account needs an e-mail address, to which its codes go.
  if ((purpose === 'REGISTER' || purpose === 'GUARDIAN') && contact.kind !== 'email' && app.config.site === 'intl')
    throw new AppError('BODY_INVALID', { fields: [{ path: 'username', code: 'emailInvalid' }] });
  if (purpose === 'CHANGE_PHONE' && contact.kind !== 'phone')
    throw new AppError('BODY_INVALID', { fields: [{ path: 'username', code: 'phoneInvalid' }] });
  if (purpose === 'CHANGE_EMAIL' && contact.kind !== 'email')
    throw new AppError('BODY_INVALID', { fields: [{ path: 'username', code: 'emailInvalid' }] });
}

export interface SentCode {
  readonly channel: 'sms' | 'mail';
  readonly expiresAt: string;
  readonly resendAt: string;
  /** The server's time at which `expiresAt` and `resendAt` were computed. */
  readonly serverTime: string;
}

/**
 * A contact of an account in another cell: there the code of a forgotten password is sent, and the contact refused to
 * whoever signs up with it. As any look-up it counts as a request. Errors: AtOtherCell; PHONE_USED or EMAIL_USED where the
 * contact would become that of an account here.
 */
async function expectHere(context: CodeContext, purpose: CodePurpose, contact: Contact): Promise<void> {
  if (!context.app.config.cell || purpose === 'GUARDIAN' || purpose === 'CONFIRM') return;
  if (await findOptionalCredentials(context.db, contact)) return;
  const cell = await otherCellOf(context, kindOf[contact.kind], contact.value);
  if (cell === null) return;
  await withTransaction(context.app.db, (db) => countLookups({ ...context, db }, [contact]));
  if (purpose === 'CHANGE_PHONE' || purpose === 'CHANGE_EMAIL') throw refuse(purpose, contact);
  throw new AtOtherCell(cell);
}

/** Errors: AtOtherCell, those of the purpose, OTP_CANNOT_RESEND before the countdown ends, TOO_MANY_REQUESTS at a limit, MESSAGE_NOT_SENT. */
export async function sendCode(context: CodeContext, username: string, purpose: CodePurpose): Promise<SentCode> {
  const { app, locale, now } = context;
  const contact = contactIn(context, username);
  expectPurpose(context, purpose, contact);
  if (contact.kind === 'email' && storing.has(purpose)) await expectEmailLength(context, contact.value, 'username');
  await expectHere(context, purpose, contact);
  const channel = contact.kind === 'email' || app.config.site === 'intl' ? 'mail' : 'sms';
  const id = app.newId();
  const code = newCode(app, await settingFor(context, 'otp-digits'));
  const at = new Date(now);
  const resendMs = 1000 * (await settingFor(context, 'otp-resend-seconds'));
  const expiresAt = new Date(now + codeMinutes * 60_000);
  const destination = await withTransaction(app.db, async (db) => {
    await lockRequests(db);
    const hashes = {
      targetHash: targetHashOf(app, purpose, contact),
      addressHash: await requesterOf({ ...context, db }),
    };
    const counts = await countRequests(db, { ...hashes, channel, now: at });
    expectTargetLimit(counts, resendMs, now);
    const found = await destinationOf({ ...context, db }, purpose, contact);
    // The first codes of an account within an hour are not refused because of other requests from its IP address.
    const own = purpose === 'FORGOT_PASSWORD' && !('refusal' in found) && counts.ofTargetInHour < firstOfTarget;
    await expectSharedLimits({ app, db }, counts, channel, own);
    await insertCode(db, {
      id,
      purpose,
      channel,
      ...hashes,
      codeHash: 'refusal' in found ? null : codeHashOf(app, id, code),
      now: at,
      expiresAt,
    });
    return found;
  });
  if ('refusal' in destination) throw destination.refusal;
  const { accepted } = await sendMessage(app, {
    to: destination.to,
    templateKey: `code.${purpose}`,
    params: {
      code,
      minutes: codeMinutes,
      product: productName,
      // What a guardian agrees to; no other code goes out with an address.
      ...(purpose === 'GUARDIAN' && {
        link: `${app.config.publicUrl}${languagePrefix(app.config, locale)}/page/security-policy`,
      }),
    },
    locale,
    requestId: id,
  });
  if (!accepted) {
    await withdrawCode(app.db, id, at);
    throw new AppError('MESSAGE_NOT_SENT', { retryAfterSeconds: 60 });
  }
  return {
    channel,
    expiresAt: expiresAt.toISOString(),
    resendAt: new Date(now + resendMs).toISOString(),
    serverTime: at.toISOString(),
  };
}

function expectTargetLimit(counts: RequestCounts, resendMs: number, now: number): void {
  const wait = counts.lastCodeAt === null ? 0 : counts.lastCodeAt.getTime() + resendMs - now;
  if (wait > 0) throw new AppError('OTP_CANNOT_RESEND', { retryAfterSeconds: Math.ceil(wait / 1000) });
  if (counts.ofTarget >= codesPerDay) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 86_400 });
}

async function expectSharedLimits(
  context: StoreContext,
  counts: RequestCounts,
  channel: 'sms' | 'mail',
  own: boolean,
): Promise<void> {
  const perAddress = await settingFor(context, 'otp-requests-per-address');
  const smsPerHour = await settingFor(context, 'otp-sms-per-hour');
  if ((!own && counts.ofAddress >= perAddress) || (channel === 'sms' && counts.ofChannel >= smsPerHour))
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 3600 });
}

/** Counts each look-up as a request for a code, because its reply reveals whether the contact has an account. Errors: TOO_MANY_REQUESTS. */
export async function countLookups(context: CodeContext, contacts: readonly Contact[]): Promise<void> {
  const { app, db, now } = context;
  const at = new Date(now);
  await lockRequests(db);
  const addressHash = await requesterOf(context);
  const most = await settingFor(context, 'otp-requests-per-address');
  for (const contact of contacts) {
    const hashes = { targetHash: targetHashOf(app, 'REGISTER', contact), addressHash };
    const channel = contact.kind === 'email' ? 'mail' : 'sms';
    const counts = await countRequests(db, { ...hashes, channel, now: at });
    if (counts.ofAddress >= most) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 3600 });
    await insertCode(db, {
      id: app.newId(),
      purpose: 'REGISTER',
      channel,
      ...hashes,
      codeHash: null,
      now: at,
      expiresAt: at,
    });
  }
}

/** Whether a contact has an account. Errors: AtOtherCell, TOO_MANY_REQUESTS. */
export async function userExists(context: CodeContext, username: string): Promise<boolean> {
  const contact = contactIn(context, username);
  await expectHere(context, 'REGISTER', contact);
  return withTransaction(context.app.db, async (db) => {
    await countLookups({ ...context, db }, [contact]);
    return (await ownersAccount(db, 'REGISTER', contact)) !== undefined;
  });
}

/** Returns a ticket for the step that the code is for. Errors: OTP_INVALID; OTP_EXPIRED when there is no valid code or its tries are used up. */
export async function verifyCode(
  context: CodeContext,
  username: string,
  purpose: CodePurpose,
  code: string,
): Promise<string> {
  const { app, now } = context;
  const contact = contactIn(context, username);
  expectPurpose(context, purpose, contact);
  // Where the code was sent.
  if (app.config.cell && purpose === 'FORGOT_PASSWORD' && !(await findOptionalCredentials(app.db, contact)))
    await sendToCellOf(context, kindOf[contact.kind], contact.value);
  const wrong = (name: 'OTP_INVALID' | 'OTP_EXPIRED') => new AppError(name, { fields: [{ path: 'code', code: name }] });
  const at = new Date(now);
  // Runs outside the transaction, so that a wrong guess is counted.
  const guessed = await countGuess(app.db, targetHashOf(app, purpose, contact), triesPerCode, at);
  if (!guessed) throw wrong('OTP_EXPIRED');
  if (!timingSafeEqual(guessed.codeHash, codeHashOf(app, guessed.id, code))) throw wrong('OTP_INVALID');
  if (!(await markProved(app.db, guessed.id, at))) throw wrong('OTP_EXPIRED');
  const subject = `${guessed.id}/${Buffer.from(JSON.stringify(contact)).toString('base64url')}`;
  return issueTicket(context, `code for ${purpose}`, subject);
}

/** Uses up a ticket inside the step's transaction. Errors: TICKET_EXPIRED when it is old, for another purpose or was used. */
export async function spendTicket(context: SessionContext, purpose: CodePurpose, ticket: string): Promise<Contact> {
  const [id, contact] = readTicket(context, `code for ${purpose}`, ticket).split('/');
  if (!id || !contact || !(await markUsed(context.db, id, new Date(context.now)))) throw new AppError('TICKET_EXPIRED');
  return JSON.parse(Buffer.from(contact, 'base64url').toString('utf8')) as Contact;
}

/** Serialises changes of contacts. */
export const lockContacts = lockRequests;

/** As `spendTicket`, for a change of the user's phone or e-mail address. Of two accounts that take the same one concurrently the second finds it taken. */
export async function spendContactTicket(context: SessionContext, ticket: string): Promise<Contact> {
  await lockContacts(context.db);
  return spendTicket(context, purposeOfChange(context, ticket), ticket);
}

function purposeOfChange(context: SessionContext, ticket: string): 'CHANGE_PHONE' | 'CHANGE_EMAIL' {
  try {
    readTicket(context, 'code for CHANGE_PHONE', ticket);
    return 'CHANGE_PHONE';
  } catch {
    return 'CHANGE_EMAIL';
  }
}
