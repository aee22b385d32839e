/** Accounts that people open themselves: signing up, the role, a forgotten password. */
import type { CodePurpose } from '@vumon/contract';
import {
  AppError,
  consentVersion,
  dayInVietnam,
  needsGuardian,
  phoneOf,
  splitFullName,
  type Site,
} from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import type { CallerContext, RequestContext, SignedInContext } from '../../platform/http/context.ts';
import { expectConsentFor } from './guardians.service.ts';
import { giveTrial, takeWhatWasUsed } from './once/once.service.ts';
import { notifyPasswordChanged } from './own-password.service.ts';
import { refuseCommon } from './passwords/common-passwords.ts';
import { hashPassword, inHashingSlot, passwordMatches } from './passwords/hashing.ts';
import { spendTicket } from './codes/one-time-codes.service.ts';
import { findOptionalWaiting, takeOver, type Owner } from './opened-accounts.queries.ts';
import { revokeAllSessions } from './sessions/sessions.queries.ts';
import { takeOverLaunched } from './sessions/launched.service.ts';
import { createSession, type OpenSession } from './sessions/sessions.service.ts';
import { readTicket } from './codes/tickets.ts';
import {
  chooseRole,
  findOptionalCredentials,
  insertAccount,
  insertGuardianConsent,
  lockConsentFacts,
  lockUser,
  setPassword,
} from './users.queries.ts';

/** Checks everything that can be checked before a hashing slot is taken. */
function expectTicket(context: RequestContext, purpose: CodePurpose, ticket: string): void {
  readTicket(context, `code for ${purpose}`, ticket);
}

/** On the international site, where codes go by e-mail, registering requires a phone too; in Vietnam it accepts none beside the verified contact. */
function phoneAbroad(site: Site, text: string | undefined): string | null {
  if (site === 'vn' && text === undefined) return null;
  const phone = site === 'intl' && text !== undefined ? phoneOf(text, site) : null;
  if (phone === null)
    throw new AppError('BODY_INVALID', {
      fields: [
        {
          path: 'phone',
          code: site === 'vn' ? 'unknownField' : text === undefined ? 'required' : 'phoneAbroadInvalid',
        },
      ],
    });
  return phone;
}

const guardianRequired = () =>
  new AppError('GUARDIAN_REQUIRED', { fields: [{ path: 'guardianTicket', code: 'GUARDIAN_REQUIRED' }] });

/** Errors: BODY_INVALID for a birthday that is not before today. */
function needsGuardianAt(birthday: string, now: number): boolean {
  const today = dayInVietnam(now);
  if (birthday >= today)
    throw new AppError('BODY_INVALID', { fields: [{ path: 'birthday', code: 'birthdayInvalid' }] });
  return needsGuardian(birthday, today);
}

/** Errors: TICKET_EXPIRED; GUARDIAN_REQUIRED below 16; EMAIL_REGISTERED or PHONE_REGISTERED for a contact that has got an account meanwhile; TEACHER_TOO_YOUNG where a teacher's account waits for its owner; TAKE_OVER_REFUSED. */
export async function register(
  context: CallerContext,
  given: {
    readonly ticket: string;
    readonly fullName: string;
    readonly birthday: string;
    readonly guardianTicket?: string | undefined;
    readonly phone?: string | undefined;
    readonly password: string;
    readonly takeOver?: true | undefined;
  },
): Promise<OpenSession> {
  const { app, locale, now } = context;
  expectTicket(context, 'REGISTER', given.ticket);
  const young = needsGuardianAt(given.birthday, now);
  if (young && given.guardianTicket === undefined) throw guardianRequired();
  refuseCommon(given.password);
  const phone = phoneAbroad(app.config.site, given.phone);
  const passwordHash = await inHashingSlot(() => hashPassword(given.password));
  const { birthday } = given;
  const at = new Date(now);
  return withTransaction(app.db, async (db) => {
    const contact = await spendTicket({ app, db, now }, 'REGISTER', given.ticket);
    const id = given.takeOver ? (context.actor?.userId ?? '') : app.newId();
    const guardian = young ? await spendTicket({ app, db, now }, 'GUARDIAN', given.guardianTicket!) : null;
    // Signing up records the consent of the user only.
    if (guardian?.value === contact.value) throw guardianRequired();
    if (phone !== null && (await findOptionalCredentials(db, { kind: 'phone', value: phone }))) {
      throw new AppError('PHONE_REGISTERED', { fields: [{ path: 'phone', code: 'PHONE_REGISTERED' }] });
    }
    const owner = { ...splitFullName(given.fullName), birthday, passwordHash, locale, at };
    const waiting = await findOptionalWaiting(db, contact);
    if (waiting && !given.takeOver) {
      await takeOverTeachers(db, waiting.id, young, owner);
      return createSession({ app, db, now }, waiting.id, context);
    }
    const opened = given.takeOver
      ? await takeOverLaunched({ db, now, actor: context.actor }, { contact, phone, ...owner })
      : await insertAccount(db, { id, contact, phone, ...owner });
    if (!opened) throw new AppError(contact.kind === 'email' ? 'EMAIL_REGISTERED' : 'PHONE_REGISTERED');
    await takeWhatWasUsed({ app, db, now, actor: { userId: id } });
    if (guardian !== null) await insertGuardianConsent(db, { userId: id, guardian, textVersion: consentVersion, at });
    await audit(db, { at: now, actorId: id, action: 'registered', kind: 'user', id, details: { by: contact.kind } });
    return createSession({ app, db, now }, id, context);
  });
}

/** The new user takes over the teacher's account that a buyer opened for them. Errors: TEACHER_TOO_YOUNG, PHONE_REGISTERED. */
async function takeOverTeachers(db: Db, id: string, young: boolean, owner: Owner): Promise<void> {
  if (young) throw new AppError('TEACHER_TOO_YOUNG', { fields: [{ path: 'birthday', code: 'TEACHER_TOO_YOUNG' }] });
  if (!(await takeOver(db, id, owner))) throw new AppError('PHONE_REGISTERED');
  const at = owner.at.getTime();
  await audit(db, { at, actorId: id, action: 'registered', kind: 'user', id, details: { by: 'phone' } });
}

/** The role can be chosen once; choosing teacher starts the trial, unless the person has had it. Errors: ROLE_CHOSEN, TEACHER_TOO_YOUNG. */
export async function takeRole({ app, actor, now }: SignedInContext, role: 'TEACHER' | 'STUDENT'): Promise<void> {
  await withTransaction(app.db, async (db) => {
    const { birthday } = await lockConsentFacts(db, actor.userId);
    await expectConsentFor({ db, now }, { id: actor.userId, role }, birthday);
    if (!(await chooseRole(db, actor.userId, role))) throw new AppError('ROLE_CHOSEN');
    if (role === 'TEACHER') await giveTrial({ app, db, now, actor });
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'role-chosen',
      kind: 'user',
      id: actor.userId,
      details: { role },
    });
  });
}

/** Ends every session. Errors: TICKET_EXPIRED, PASSWORD_SAME, LOCK_ACCOUNT. */
export async function resetPassword(context: RequestContext, ticket: string, password: string): Promise<void> {
  const { app, now } = context;
  expectTicket(context, 'FORGOT_PASSWORD', ticket);
  refuseCommon(password);
  // Everything in one slot: the old password is compared too, and only with a valid ticket.
  await inHashingSlot(() =>
    withTransaction(app.db, async (db) => {
      const contact = await spendTicket({ app, db, now }, 'FORGOT_PASSWORD', ticket);
      const found = await findOptionalCredentials(db, contact);
      const user = found && (await lockUser(db, found.id));
      if (!user) throw new AppError('TICKET_EXPIRED');
      if (user.status === 'LOCK') throw new AppError('LOCK_ACCOUNT');
      if (await passwordMatches(user.passwordHash, password))
        throw new AppError('PASSWORD_SAME', { fields: [{ path: 'password', code: 'PASSWORD_SAME' }] });
      await setPassword(db, user.id, await hashPassword(password), new Date(now));
      await revokeAllSessions(db, user.id, 'PASSWORD_RESET', new Date(now));
      await notifyPasswordChanged({ db }, user.id);
      await audit(db, {
        at: now,
        actorId: user.id,
        action: 'password-reset',
        kind: 'user',
        id: user.id,
        details: { by: contact.kind },
      });
    }),
  );
}
