/** Signing in with a school's account: sending the browser away, receiving it, and opening accounts of newcomers. */
import type { SignOnDone } from '@vumon/contract';
import { AppError, signOnProviders, type SignOnIdentity, type SignOnProvider } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { createSchoolLearner, createSession, lockUser, recordRefusal, type OpenSession } from '#people/accounts';
import { audit } from '#platform/audit';
import { languagePrefix } from '../../config.ts';
import { hashToken } from '../../platform/crypto/token-hash.ts';
import type { App, CallerContext, RequestContext, SignedInContext } from '../../platform/http/context.ts';
import { beginFlow, endFlow, flowMs, issueNewcomer, readNewcomer, type Flow } from './flow.ts';
import { linkIdentity } from './links.service.ts';
import { addressAt, identityAt } from './provider.ts';
import { bindOrganisation } from './school-sign-ons.service.ts';
import {
  accountOf,
  findOptionalSchoolOf,
  insertIdentity,
  insertSchoolConsents,
  spendState,
} from './sign-on.queries.ts';

export const configuredProviders = ({ app }: { readonly app: App }): SignOnProvider[] =>
  signOnProviders.filter((provider) => app.config.signOn[provider] !== undefined);

/** Registered at the provider, so it is made of nothing that a request brings but the language. */
const returnTo = ({ app }: RequestContext, { provider, locale }: Pick<Flow, 'provider' | 'locale'>): string =>
  `${app.config.publicUrl}${languagePrefix(app.config, locale)}/sign-on/${provider.toLowerCase()}`;

/** Errors: NOT_FOUND, SIGN_ON_UNAVAILABLE. */
export async function startSignOn(
  context: RequestContext,
  provider: SignOnProvider,
  { target, signedIn = null }: { readonly target: string; readonly signedIn?: Flow['signedIn'] },
): Promise<{ address: string }> {
  if (!context.app.config.signOn[provider]) throw new AppError('NOT_FOUND');
  const flow = beginFlow(context, { provider, target, signedIn });
  return { address: await addressAt(context, provider, { ...flow, returnTo: returnTo(context, flow) }) };
}

export type Finished =
  | { readonly session: OpenSession; readonly target: string }
  | { readonly session: null; readonly done: Exclude<SignOnDone, { step: 'SIGNED_IN' }> };

/**
 * Errors: SIGN_ON_EXPIRED, SIGN_ON_CANCELLED, SIGN_ON_REFUSED, SIGN_ON_UNAVAILABLE; for who signs in those of `enter`; for
 * who is signed in those of `linkIdentity` and `bindOrganisation`.
 */
export async function finishSignOn(context: CallerContext, provider: SignOnProvider, text: string): Promise<Finished> {
  const { app, now, actor } = context;
  const query = new URLSearchParams(text);
  const flow = endFlow(context, provider, query.get('state') ?? '');
  if (query.get('error') === 'access_denied') throw new AppError('SIGN_ON_CANCELLED');
  const { signedIn, target } = flow;
  // Whoever began it as a signed-in user must still be that user, in the same session.
  if (signedIn && signedIn.sessionId !== actor?.sessionId) throw new AppError('SIGN_ON_EXPIRED');
  const identity = await identityAt(context, provider, { ...flow, returnTo: returnTo(context, flow), query });
  // A copy of the cookie and the address is of no use after the first.
  if (!(await spendState(app.db, hashToken(flow.state), new Date(now + flowMs)))) throw new AppError('SIGN_ON_EXPIRED');
  if (!signedIn) return enter(context, identity, target);
  const user = Object.assign(context, { actor }) as SignedInContext;
  if (signedIn.does === 'LINK') {
    await linkIdentity(user, identity);
    return { session: null, done: { step: 'LINKED', target } };
  }
  await bindOrganisation(user, identity);
  return { session: null, done: { step: 'BOUND', target } };
}

/**
 * Signs in to the account of the identity. Nothing is found by an address: an account that exists already is linked by
 * its owner. Errors: LOCK_ACCOUNT, LIMIT_LOGIN_SESSION, SIGN_ON_UNKNOWN where no account is linked and no school has the
 * organisation, SIGN_ON_EMAIL_UNVERIFIED, EMAIL_REGISTERED.
 */
async function enter(context: CallerContext, identity: SignOnIdentity, target: string): Promise<Finished> {
  const { app, now } = context;
  const userId = await accountOf(app.db, identity);
  if (userId === undefined) return { session: null, done: await welcome(context, identity, target) };
  const work = withTransaction(app.db, async (db) => {
    const user = await lockUser(db, userId);
    if (!user || (await accountOf(db, identity)) !== userId) throw new AppError('SIGN_ON_UNKNOWN');
    if (user.status === 'LOCK') throw new AppError('LOCK_ACCOUNT');
    return createSession({ app, db, now }, userId, context);
  });
  const session = await work.catch(async (error: unknown) => {
    const code = error instanceof AppError ? error.code : null;
    if (code === 'LOCK_ACCOUNT') await recordRefusal(context, userId, 'LOCKED');
    if (code === 'LIMIT_LOGIN_SESSION') await recordRefusal(context, userId, 'TOO_MANY_DEVICES');
    throw error;
  });
  return { session, target };
}

/** Somebody without a linked account: of a school they may open one, which is never done unasked. */
async function welcome(
  context: CallerContext,
  identity: SignOnIdentity,
  target: string,
): Promise<Extract<SignOnDone, { step: 'NEW' }>> {
  const { app, now } = context;
  const { provider, subject, organisation, email, label, fullName } = identity;
  const school =
    organisation === null ? undefined : await findOptionalSchoolOf(app.db, provider, organisation, new Date(now));
  if (organisation === null || !school) throw new AppError('SIGN_ON_UNKNOWN');
  if (provider === 'GOOGLE' && email === null) throw new AppError('SIGN_ON_EMAIL_UNVERIFIED');
  return {
    step: 'NEW',
    ticket: issueNewcomer(context, { provider, subject, organisation, email, label }),
    school: school.name,
    fullName,
    label,
    target,
  };
}

/**
 * Opens the account of a learner of the school, in the name that the learner confirms, under the consent that the school
 * has confirmed. A teacher's account is opened by signing up, because its trial is given once to a verified contact.
 * Errors: TICKET_EXPIRED, SIGN_ON_UNKNOWN, EMAIL_REGISTERED where an account has the address already: its owner signs in
 * and links it.
 */
export async function joinBySignOn(
  context: RequestContext,
  { ticket, fullName }: { readonly ticket: string; readonly fullName: string },
): Promise<OpenSession> {
  const { app, now } = context;
  const newcomer = readNewcomer(context, ticket);
  return withTransaction(app.db, async (db) => {
    const school = await findOptionalSchoolOf(db, newcomer.provider, newcomer.organisation, new Date(now));
    if (!school) throw new AppError('SIGN_ON_UNKNOWN');
    const userId = await accountFor(context, db, { ...newcomer, fullName, school });
    return createSession({ app, db, now }, userId, context);
  });
}

async function accountFor(
  { app, now, locale }: RequestContext,
  db: Db,
  {
    school,
    fullName,
    ...newcomer
  }: ReturnType<typeof readNewcomer> & {
    readonly fullName: string;
    readonly school: { readonly schoolId: string; readonly consentVersion: string };
  },
): Promise<string> {
  const at = new Date(now);
  const userId = await createSchoolLearner({ app, db, now }, { fullName, email: newcomer.email, locale });
  // The second of two parallel requests fails here, and its account is rolled back.
  if (!(await insertIdentity(db, { ...newcomer, userId, at }))) throw new AppError('TICKET_EXPIRED');
  const { schoolId, consentVersion } = school;
  await insertSchoolConsents(db, { userIds: [userId], schoolId, way: 'SIGN_ON', textVersion: consentVersion, at });
  await audit(db, {
    at: now,
    actorId: userId,
    action: 'registered',
    kind: 'user',
    id: userId,
    details: { by: newcomer.provider.toLowerCase() },
  });
  return userId;
}
