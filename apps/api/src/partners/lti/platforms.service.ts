/** What administrators register of a partner's learning platforms. */
import type { LtiPlatform, LtiRegistration } from '@vumon/contract';
import { AppError, type AuditAction } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { findOptionalPartner } from '#people/partner-clients';
import { audit } from '#platform/audit';
import { callableAddress } from '#platform/outbound';
import type { App, SignedInContext } from '../../platform/http/context.ts';
import { iso } from '../../platform/clock.ts';
import { keepKeys } from './keys.ts';
import {
  deletePlatform,
  findOptionalPlatform,
  insertPlatform,
  listPlatforms,
  lockRegistrations,
  updatePlatform,
  type PlatformFacts,
  type PlatformRow,
} from './lti.queries.ts';

export const addressesOf = ({ config }: Pick<App, 'config'>) => ({
  loginUrl: `${config.publicUrl}/api/lti/login`,
  redirectUrl: `${config.publicUrl}/api/lti/launch`,
  jwksUrl: `${config.publicUrl}/api/lti/keys`,
  targetUrl: `${config.publicUrl}/lti`,
});

const platformView = ({ id, createdAt, deploymentIds, ...row }: PlatformRow): LtiPlatform => ({
  id,
  issuer: row.issuer,
  clientId: row.clientId,
  authUrl: row.authUrl,
  tokenUrl: row.tokenUrl,
  jwksUrl: row.jwksUrl,
  deploymentIds: [...deploymentIds],
  createdAt: iso(createdAt),
});

export async function expectPartner(db: Db, partnerId: string, now: number): Promise<void> {
  if (!(await findOptionalPartner(db, partnerId, new Date(now)))) throw new AppError('NOT_FOUND');
}

export async function registrationOf(context: SignedInContext, partnerId: string): Promise<LtiRegistration> {
  await expectPartner(context.db, partnerId, context.now);
  const platforms = await listPlatforms(context.db, partnerId);
  return { tool: addressesOf(context.app), platforms: platforms.map(platformView) };
}

/** We call two of the addresses, and send browsers to the third. Errors: LTI_ADDRESS_INVALID. */
function expectAddresses({ config }: App, facts: PlatformFacts): void {
  const local = config.development && !config.production;
  const wrong: string[] = (['authUrl', 'tokenUrl', 'jwksUrl'] as const).filter(
    (path) => !callableAddress(facts[path], { local }),
  );
  // It stands before a `#` in the ids of learners, so one with a `#` could name the learners of another.
  if (!URL.canParse(facts.issuer) || /[#\s]/.test(facts.issuer)) wrong.unshift('issuer');
  if (wrong.length > 0)
    throw new AppError('LTI_ADDRESS_INVALID', { fields: wrong.map((path) => ({ path, code: 'LTI_ADDRESS_INVALID' })) });
}

/** With all registrations locked. Errors: NOT_FOUND. */
async function change<T>(
  { app, actor, now }: SignedInContext,
  partnerId: string,
  { action, issuer }: { readonly action: AuditAction; readonly issuer: (db: Db) => Promise<string> },
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return withTransaction(app.db, async (db) => {
    await lockRegistrations(db);
    await expectPartner(db, partnerId, now);
    const name = await issuer(db);
    const done = await work(db);
    await audit(db, { at: now, actorId: actor.userId, action, kind: 'partner', id: partnerId, details: { name } });
    return done;
  });
}

const existed = () =>
  new AppError('LTI_PLATFORM_EXISTED', { fields: [{ path: 'clientId', code: 'LTI_PLATFORM_EXISTED' }] });

/** Errors: NOT_FOUND, LTI_ADDRESS_INVALID, LTI_PLATFORM_EXISTED. */
export async function addPlatform(
  context: SignedInContext,
  partnerId: string,
  facts: PlatformFacts,
): Promise<LtiPlatform> {
  const { app, now } = context;
  expectAddresses(app, facts);
  const issuer = () => Promise.resolve(facts.issuer);
  return change(context, partnerId, { action: 'partner-platform-added', issuer }, async (db) => {
    const id = app.newId();
    if (!(await insertPlatform(db, { id, partnerId }, facts, new Date(now)))) throw existed();
    await keepKeys({ app, db, now });
    return platformView((await findOptionalPlatform(db, id))!);
  });
}

async function issuerOf(db: Db, partnerId: string, platformId: string): Promise<string> {
  const row = await findOptionalPlatform(db, platformId);
  if (row?.partnerId !== partnerId) throw new AppError('NOT_FOUND');
  return row.issuer;
}

interface One {
  readonly id: string;
  readonly platformId: string;
}

/** Errors: those of adding. */
export async function changePlatform(
  context: SignedInContext,
  { id, platformId }: One,
  facts: PlatformFacts,
): Promise<LtiPlatform> {
  expectAddresses(context.app, facts);
  const issuer = (db: Db) => issuerOf(db, id, platformId);
  return change(context, id, { action: 'partner-platform-changed', issuer }, async (db) => {
    if (!(await updatePlatform(db, platformId, facts, new Date(context.now)))) throw existed();
    return platformView((await findOptionalPlatform(db, platformId))!);
  });
}

/** Errors: NOT_FOUND. */
export const removePlatform = (context: SignedInContext, { id, platformId }: One): Promise<null> =>
  change(
    context,
    id,
    { action: 'partner-platform-removed', issuer: (db) => issuerOf(db, id, platformId) },
    async (db) => {
      await deletePlatform(db, platformId);
      return null;
    },
  );
