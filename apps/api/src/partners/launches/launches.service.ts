/** How a partner's learners come in: with a launch token, or signed in where the exam lets them. */
import type { OwnPartnerExam, PartnerPage } from '@vumon/contract';
import { AppError, returnAddress } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { admitLearner } from '#exam/assignments';
import { createLaunchedAccount, createLaunchedSession, openFor, renameLaunched } from '#people/accounts';
import { findOptionalPartner, noteUseOfSecret, validSecrets } from '#people/partner-clients';
import {
  findOptionalAtAddress,
  launchAddress,
  logoAddress,
  stateOf,
  type IntegratedRow,
} from '#partners/integrated-exams';
import { iso } from '../../platform/clock.ts';
import { hashToken } from '../../platform/crypto/token-hash.ts';
import type { CallerContext, RequestContext, SignedInContext } from '../../platform/http/context.ts';
import { entryOf, examsOfLearner, lockLearner, storeEntry, storeLearner, takeToken } from './launches.queries.ts';
import { readLaunchToken } from './token.ts';

export interface Address {
  readonly partnerSlug: string;
  readonly examSlug: string;
}
type Published = IntegratedRow & { readonly assignmentId: string };

/** Errors: NOT_FOUND, also for a draft and for a disabled partner. */
async function examAt({ db }: Pick<RequestContext, 'db'>, { partnerSlug, examSlug }: Address): Promise<Published> {
  const row = await findOptionalAtAddress(db, partnerSlug, examSlug);
  if (!row?.assignmentId || !row.partnerActive) throw new AppError('NOT_FOUND');
  return { ...row, assignmentId: row.assignmentId };
}

/** Whether the address has a page; unknown while the database cannot say. */
export const isPartnerPage = (context: Pick<RequestContext, 'db'>, address: Address): Promise<boolean> =>
  examAt(context, address).then(
    () => true,
    (error: unknown) => !(error instanceof AppError),
  );

const windowOf = (row: Pick<Published, 'state' | 'startsAt' | 'endsAt'>, now: number): PartnerPage['window'] =>
  stateOf(row, now) !== 'PUBLISHED' ? 'CLOSED' : row.startsAt.getTime() > now ? 'UPCOMING' : 'OPEN';

const idsOf = ({ id, ownerId, assignmentId }: Published) => ({ integratedTestId: id, ownerId, assignmentId });

export async function partnerPage(context: CallerContext, address: Address): Promise<PartnerPage> {
  const { db, now } = context;
  const row = await examAt(context, address);
  return {
    partner: { name: row.partnerName, logo: logoAddress(row.partnerLogo) },
    title: row.title,
    questions: row.questions,
    minutes: row.minutes,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    attemptsAllowed: row.attemptsAllowed,
    window: windowOf(row, now),
    signIn: row.signIn,
    learner: await learnerAt({ ...context, db }, row),
    serverTime: new Date(now).toISOString(),
  };
}

async function learnerAt({ db, actor }: CallerContext, row: Published): Promise<PartnerPage['learner']> {
  if (actor?.role !== 'STUDENT') return null;
  const only = actor.onlyAssignmentId ?? null;
  // A session that another exam's launch opened is nobody's here.
  if (only !== null && only !== row.assignmentId) return null;
  const entry = await entryOf(db, idsOf(row), actor.userId);
  const state = entry.status ?? 'NOT_STARTED';
  return {
    fullName: entry.fullName,
    launched: only !== null,
    state,
    attemptsLeft: Math.max(0, row.attemptsAllowed - entry.taken),
    assignmentId: entry.admitted ? row.assignmentId : null,
    returnUrl: entry.returnUrl === null ? null : returnAddress(entry.returnUrl, state),
  };
}

/** What a learner finds at home. A launched session sees those of its own partner: the account has no others. */
export async function ownExams({ db, actor, now }: SignedInContext): Promise<OwnPartnerExam[]> {
  const rows = await examsOfLearner(db, actor.userId);
  return rows.map((row) => ({
    partner: { name: row.partnerName, logo: logoAddress(row.partnerLogo) },
    title: row.title,
    page: `/${row.partnerSlug}/${row.slug}`,
    startsAt: iso(row.startsAt),
    endsAt: iso(row.endsAt),
    window: windowOf(row, now),
    state: row.status ?? 'NOT_STARTED',
    open: !actor.onlyAssignmentId || actor.onlyAssignmentId === row.assignmentId,
    returnUrl: row.returnUrl === null ? null : returnAddress(row.returnUrl, row.status ?? 'NOT_STARTED'),
  }));
}

/**
 * Opens a session for this exam alone, of the account of the partner's learner; the first launch makes it. Errors:
 * NOT_FOUND, those of the token, LAUNCH_USED, LOCK_ACCOUNT.
 */
export async function launch(
  context: CallerContext,
  address: Address,
  token: string,
): Promise<{ assignmentId: string }> {
  const { app, db, now } = context;
  const row = await examAt(context, address);
  const partner = await findOptionalPartner(db, row.partnerId, new Date(now));
  const secrets = await validSecrets(context, row.partnerId);
  const claims = readLaunchToken(token, {
    secrets: secrets.map(({ secret }) => secret),
    issuer: partner!.clientAppId,
    audience: launchAddress(app.config, row),
    origins: partner!.allowedOrigins,
    now,
  });
  const entered = await enterAsLearner(context, row, claims, {
    async once(inside) {
      const hash = hashToken(claims.tokenId);
      if (!(await takeToken(inside, { partnerId: row.partnerId, hash, expiresAt: claims.expiresAt })))
        throw new AppError('LAUNCH_USED');
    },
  });
  // After the transaction: learners of one partner come in at once and must not wait for one another.
  await noteUseOfSecret(db, secrets[claims.signedBy]!.id, new Date(now));
  return entered;
}

export interface ComingLearner {
  readonly learnerId: string;
  readonly fullName: string;
  readonly returnUrl: string | null;
}

/** What a kind of launch does in the transaction that opens the session. */
export interface LaunchSteps {
  /** Comes first, and throws for a launch that was used. */
  once(db: Db): Promise<void>;
  admitted?(db: Db, userId: string): Promise<void>;
}

/** Opens the session. Errors: LOCK_ACCOUNT. */
export async function enterAsLearner(
  context: CallerContext,
  row: Published,
  learner: ComingLearner,
  { once, admitted }: LaunchSteps,
): Promise<{ assignmentId: string }> {
  const { app, db, now } = context;
  const { assignmentId, partnerId } = row;
  const session = await withTransaction(db, async (inside) => {
    const at = new Date(now);
    await once(inside);
    const userId = await accountOf({ ...context, db: inside as CallerContext['db'] }, partnerId, learner);
    await admitLearner(inside, { ...idsOf(row), studentId: userId }, at);
    await storeEntry(inside, { integratedTestId: row.id, userId }, learner.returnUrl, at);
    await admitted?.(inside, userId);
    return createLaunchedSession({ app, db: inside, now }, { userId, assignmentId }, context);
  });
  await openFor(context, session, false);
  return { assignmentId };
}

/** The name is the partner's as long as launches alone open the account. Errors: LOCK_ACCOUNT. */
async function accountOf(
  { app, db, now, locale }: CallerContext,
  partnerId: string,
  { learnerId, fullName }: { readonly learnerId: string; readonly fullName: string },
): Promise<string> {
  const known = await lockLearner(db, partnerId, learnerId);
  if (known?.locked) throw new AppError('LOCK_ACCOUNT');
  const kept = known && !known.deleted ? known : undefined;
  const userId = kept?.userId ?? (await createLaunchedAccount({ app, db, now }, { fullName, locale }));
  if (kept?.launchedOnly) await renameLaunched(db, userId, fullName);
  await storeLearner(db, { partnerId, learnerId, userId }, new Date(now));
  return userId;
}

/** Errors: NOT_FOUND, LAUNCH_REQUIRED where the exam takes nobody without a launch, LAUNCH_CLOSED. */
export async function comeInSignedIn(context: SignedInContext, address: Address): Promise<{ assignmentId: string }> {
  const { db, actor, now } = context;
  const row = await examAt(context, address);
  const { assignmentId } = row;
  const only = actor.onlyAssignmentId ?? null;
  if (only === assignmentId) return { assignmentId };
  const { admitted } = await entryOf(db, idsOf(row), actor.userId);
  if (admitted && only === null) return { assignmentId };
  if (only !== null || !row.signIn) throw new AppError('LAUNCH_REQUIRED');
  if (windowOf(row, now) === 'CLOSED') throw new AppError('LAUNCH_CLOSED');
  return withTransaction(db, async (inside) => {
    await admitLearner(inside, { ...idsOf(row), studentId: actor.userId }, new Date(now));
    await storeEntry(inside, { integratedTestId: row.id, userId: actor.userId }, undefined, new Date(now));
    return { assignmentId };
  });
}
