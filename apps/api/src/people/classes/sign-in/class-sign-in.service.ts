/** Signing in of grades 1 to 5 by class code, name and a secret of pictures or digits; cards, and what the teacher switches. */
import type { ClassSignIn } from '@vumon/contract';
import {
  AppError,
  classSignInCode,
  classSignInTries,
  newClassKey,
  newClassSecret,
  readClassSignInCode,
  shortNames,
  signsInByClass,
  type ClassSignInWay,
} from '@vumon/domain';
import { withTransaction } from '#db';
import {
  countFailure,
  createSession,
  hashPassword,
  inHashingSlot,
  lockUser,
  passwordMatches,
  recordRefusal,
  refuseWhileBlocked,
  revokeAllSessions,
  type OpenSession,
} from '#people/accounts';
import { audit } from '#platform/audit';
import { sendToCellOf } from '#platform/cells';
import type { RequestContext, SignedInContext } from '../../../platform/http/context.ts';
import { activeClassFor, classFor } from '../classes.service.ts';
import { lockClass } from '../classes.queries.ts';
import {
  deleteSecrets,
  findOptionalOpenClass,
  findSignIn,
  forgetTries,
  markSignedIn,
  openAgain,
  putSecret,
  setSignIn,
  signInLearners,
  takeTry,
  type SignInClass,
  type SignInLearner,
} from './class-sign-in.queries.ts';
import { noteRenewed } from './one-time-passwords.service.ts';

const codeOf = ({ code, key, way }: SignInClass): string | null =>
  way === null || key === null ? null : classSignInCode(code, key);

function stateOf({ ownContact, tries }: SignInLearner): ClassSignIn['learners'][number]['state'] {
  if (ownContact) return 'OWN_CONTACT';
  return tries === null ? 'NONE' : tries >= classSignInTries ? 'LOCKED' : 'READY';
}

/** Errors: CLASS_NOT_FOUND. */
export async function classSignIn({ db, actor }: SignedInContext, classId: string): Promise<ClassSignIn> {
  await classFor({ db, actor }, classId, 'view');
  const klass = await findSignIn(db, actor.userId, classId);
  const learners = await signInLearners(db, actor.userId, classId);
  return {
    way: klass.way,
    possible: signsInByClass(klass.gradeId),
    code: codeOf(klass),
    learners: learners.map((one) => ({ id: one.id, fullName: one.fullName, state: stateOf(one) })),
  };
}

/** Switches signing in by class code. Off, and on again, makes another code and needs new cards. Errors: CLASS_SIGN_IN_GRADE. */
export async function switchClassSignIn(
  context: SignedInContext,
  classId: string,
  way: ClassSignInWay | null,
): Promise<ClassSignIn> {
  const { app, actor, now } = context;
  await withTransaction(context.db, async (db) => {
    await lockClass(db, actor.userId, classId);
    await activeClassFor({ db, actor }, classId, 'manage-students');
    const klass = await findSignIn(db, actor.userId, classId);
    if (way !== null && !signsInByClass(klass.gradeId)) throw new AppError('CLASS_SIGN_IN_GRADE');
    if (way === klass.way) return;
    await deleteSecrets(db, actor.userId, classId);
    const key = way === null ? null : (klass.key ?? newClassKey((bytes) => app.random(bytes)));
    await setSignIn(db, actor.userId, classId, { way, key });
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: way === null ? 'class-sign-in-off' : 'class-sign-in-on',
      kind: 'class',
      id: classId,
    });
  });
  return classSignIn(context, classId);
}

/**
 * New secrets for learners without a contact of their own. The caller has confirmed the own password, because a card
 * opens the account as a password does. Errors: CLASS_SIGN_IN_OFF, STUDENT_NOT_FOUND.
 */
export async function makeClassCards(context: SignedInContext, classId: string, studentIds: readonly string[]) {
  const { app, actor, now } = context;
  await activeClassFor(context, classId, 'manage-students');
  const { way: before } = await findSignIn(context.db, actor.userId, classId);
  if (before === null) throw new AppError('CLASS_SIGN_IN_OFF');
  // Hashed before the transaction, which holds locks.
  const made = new Map<string, { secret: string; hash: string }>();
  for (const studentId of new Set(studentIds)) {
    const secret = newClassSecret(before, (bytes) => app.random(bytes));
    made.set(studentId, { secret, hash: await inHashingSlot(() => hashPassword(secret)) });
  }
  return withTransaction(context.db, async (db) => {
    await lockClass(db, actor.userId, classId);
    await activeClassFor({ db, actor }, classId, 'manage-students');
    const klass = await findSignIn(db, actor.userId, classId);
    if (klass.way !== before || klass.key === null || !signsInByClass(klass.gradeId))
      throw new AppError('CLASS_SIGN_IN_OFF');
    const members = await signInLearners(db, actor.userId, classId);
    const known = new Map(members.map((one) => [one.id, one]));
    if (studentIds.some((id) => !known.has(id))) throw new AppError('STUDENT_NOT_FOUND');
    const short = new Map(shortNames(members).map((name, at) => [members[at]!.id, name]));
    const wanted = members.filter(({ id }) => made.has(id));
    const given = wanted.filter(({ ownContact }) => !ownContact);
    for (const { id } of [...given].sort((one, other) => (one.id < other.id ? -1 : 1))) {
      await putSecret(db, {
        id: app.newId(),
        ownerId: actor.userId,
        classId,
        studentId: id,
        hash: made.get(id)!.hash,
        at: new Date(now),
      });
      await revokeAllSessions(db, id, 'PASSWORD_RESET', new Date(now));
    }
    await noteRenewed(
      { db, actor, now },
      given.map(({ id }) => id),
      'class-card-made',
    );
    return {
      className: klass.name,
      way: before,
      code: classSignInCode(klass.code, klass.key),
      cards: given.map(({ id, fullName }) => ({
        id,
        fullName,
        shortName: short.get(id)!,
        secret: made.get(id)!.secret,
      })),
      left: wanted.filter(({ ownContact }) => ownContact).map(({ id, fullName }) => ({ id, fullName })),
    };
  });
}

export async function openClassSignIn(
  context: SignedInContext,
  classId: string,
  studentIds: readonly string[],
): Promise<ClassSignIn> {
  const { db, actor } = context;
  await activeClassFor(context, classId, 'manage-students');
  await openAgain(db, actor.userId, classId, studentIds);
  return classSignIn(context, classId);
}

/** The class of a code. Wrong codes are counted for the address; an unknown code, and a class that is switched off, get the same reply. Errors: CLASS_CODE_UNKNOWN, TOO_MANY_REQUESTS, AtOtherCell. */
async function openClass(context: RequestContext, typed: string): Promise<SignInClass> {
  const { app, address, now } = context;
  const attempted = { by: 'class-code', address } as const;
  await refuseWhileBlocked(app.db, attempted, now);
  const read = readClassSignInCode(typed);
  const klass = read && (await findOptionalOpenClass(app.db, read));
  if (klass && signsInByClass(klass.gradeId)) return klass;
  if (read && !klass) await sendToCellOf(context, 'CLASS_CODE', read.code);
  await countFailure(app.db, attempted, now);
  throw new AppError('CLASS_CODE_UNKNOWN', { fields: [{ path: 'code', code: 'CLASS_CODE_UNKNOWN' }] });
}

/** Errors: CLASS_CODE_UNKNOWN, TOO_MANY_REQUESTS. Learners without a card, and accounts with a contact, are not in the list. */
export async function classNames(context: RequestContext, code: string) {
  const klass = await openClass(context, code);
  const learners = (await signInLearners(context.app.db, klass.ownerId, klass.id)).filter(
    ({ rowId, ownContact }) => rowId !== null && !ownContact,
  );
  const names = shortNames(learners);
  return {
    className: klass.name,
    way: klass.way!,
    learners: learners.map(({ rowId }, at) => ({ id: rowId!, name: names[at]! })),
  };
}

const wrongSecret = () =>
  new AppError('CLASS_SECRET_WRONG', { fields: [{ path: 'secret', code: 'CLASS_SECRET_WRONG' }] });

/** Errors: CLASS_CODE_UNKNOWN, CLASS_SECRET_WRONG, CLASS_SIGN_IN_LOCKED after five wrong tries, LIMIT_LOGIN_SESSION, TOO_MANY_REQUESTS. */
export async function signInByClass(
  context: RequestContext,
  { code, learner, secret }: { readonly code: string; readonly learner: string; readonly secret: string },
): Promise<OpenSession> {
  const { app, address, now } = context;
  const klass = await openClass(context, code);
  const attempted = { by: 'class-secret', address } as const;
  await refuseWhileBlocked(app.db, attempted, now);
  const member = (await signInLearners(app.db, klass.ownerId, klass.id)).find(
    ({ rowId, ownContact }) => rowId === learner && !ownContact,
  );
  const taken = member ? await takeTry(app.db, learner) : undefined;
  if (member && !taken) throw new AppError('CLASS_SIGN_IN_LOCKED');
  const right = await inHashingSlot(() => passwordMatches(taken?.hash ?? null, secret.trim()));
  if (!member || !taken || !right) {
    await countFailure(app.db, attempted, now);
    if (member) await recordRefusal(context, member.id, 'WRONG_PASSWORD');
    throw wrongSecret();
  }
  return withTransaction(app.db, async (db) => {
    const user = await lockUser(db, member.id);
    if (
      !user ||
      user.status === 'LOCK' ||
      user.role !== 'STUDENT' ||
      user.isAdmin ||
      user.email !== null ||
      user.phone !== null
    )
      throw wrongSecret();
    if (!(await forgetTries(db, learner, taken.hash))) throw wrongSecret();
    await markSignedIn(db, user.id, new Date(now));
    return createSession({ app, db, now }, user.id, context);
  });
}
