/** Partners: administration, and the lists for users and clients. */
import type { Paged, PartnerDetails, PartnerView } from '@vumon/contract';
import { AppError, isReservedSegment, type AuditAction } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { addMedia } from '#platform/media';
import { callableAddress } from '#platform/outbound';
import type { App, CallerContext, SignedInContext, UploadedFile } from '../../platform/http/context.ts';
import { dayMs, iso, isoOrNull } from '../../platform/clock.ts';
import { decrypt, encrypt } from '../../platform/crypto/encryption.ts';
import { hashToken } from '../../platform/crypto/token-hash.ts';
import { requestsPerClient, usageOf } from './limits.ts';
import {
  endOldSecrets,
  expireSecrets,
  findOptionalPartner,
  insertPartner,
  insertSecret,
  listPartners,
  listSecrets,
  lockPartner,
  updatePartner,
  type PartnerPage,
  type PartnerRow,
  type PartnerStatus,
  type SecretRow,
} from './partners.queries.ts';

/** How long the previous secret stays valid after a new one was created: time to exchange it on a school's system. */
const oldSecretMs = 7 * dayMs;
/** What the stored secrets are encrypted for. */
const purpose = 'partner secret';

const publicView = (row: PartnerRow) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  logo: row.logoMedia === null ? null : `/media/${row.logoMedia}`,
});

const partnerView = (row: PartnerRow): PartnerView => ({
  ...publicView(row),
  clientAppId: row.clientAppId,
  allowedOrigins: row.allowedOrigins,
  callbackUrl: row.callbackUrl,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  secretSince: row.secretSince.toISOString(),
  oldSecretUntil: row.oldSecretUntil?.toISOString() ?? null,
});

async function addSecret({ app, db, now }: { app: App; db: Db; now: number }, partnerId: string): Promise<string> {
  const secret = randomText(app, 32);
  await insertSecret(db, {
    id: app.newId(),
    partnerId,
    hash: hashToken(secret),
    encrypted: encrypt(app.config.secret, purpose, secret, (bytes) => app.random(bytes)),
    hint: secret.slice(-4),
    at: new Date(now),
  });
  return secret;
}

interface ReadContext {
  readonly app: App;
  readonly db: Db;
  readonly now: number;
}

export interface SigningSecret {
  readonly id: string;
  readonly secret: string;
}

/** The secrets that a partner may sign with: those that are valid, the newest first. */
export async function validSecrets({ app, db, now }: ReadContext, partnerId: string): Promise<SigningSecret[]> {
  return (await listSecrets(db, partnerId, new Date(now))).flatMap(({ id, encrypted }) => {
    const secret = encrypted && decrypt(app.config.secret, purpose, encrypted);
    return secret === null ? [] : [{ id, secret }];
  });
}

/** The secrets that callbacks are signed with. */
export const signingSecrets = async (context: ReadContext, partnerId: string): Promise<string[]> =>
  (await validSecrets(context, partnerId)).map(({ secret }) => secret);

const secretView = ({ id, hint, encrypted, createdAt, expiresAt, lastUsedAt }: SecretRow) => ({
  id,
  hint,
  signs: encrypted !== null,
  createdAt: iso(createdAt),
  until: isoOrNull(expiresAt),
  lastUsedAt: isoOrNull(lastUsedAt),
});

/** Errors: NOT_FOUND. */
export async function partnerDetails({ db, now }: SignedInContext, partnerId: string): Promise<PartnerDetails> {
  const partner = await partnerOf(db, partnerId, now);
  const [secrets, usage] = await Promise.all([
    listSecrets(db, partnerId, new Date(now)),
    usageOf({ db, now }, partner.clientAppId),
  ]);
  return { ...partner, secrets: secrets.map(secretView), usage: { ...usage, limit: requestsPerClient } };
}

const randomText = ({ random }: App, bytes: number): string =>
  Buffer.from(random(new Uint8Array(bytes))).toString('base64url');

export async function listOfPartners({ db, now }: SignedInContext, page: PartnerPage): Promise<Paged<PartnerView[]>> {
  const { rows, total } = await listPartners(db, page, new Date(now));
  return { items: rows.map(partnerView), page: { page: page.page, size: page.size, total } };
}

/** The active partners, for users who may choose one. */
export async function thirdParties(
  { db, now }: SignedInContext,
  { search, page, size }: Pick<PartnerPage, 'search' | 'page' | 'size'>,
) {
  const { rows, total } = await listPartners(
    db,
    { search, page, size, status: 'ACTIVE', sort: 'name', direction: 'asc' },
    new Date(now),
  );
  return { items: rows.map(publicView), page: { page, size, total } };
}

/** Errors: NOT_FOUND, also when a client asks for another partner. */
export async function thirdParty({ db, client, now }: CallerContext, partnerId: string) {
  const row =
    client && client.partnerId !== partnerId ? undefined : await findOptionalPartner(db, partnerId, new Date(now));
  if (row?.status !== 'ACTIVE') throw new AppError('NOT_FOUND');
  return publicView(row);
}

async function partnerOf(db: Db, partnerId: string, now: number): Promise<PartnerView> {
  const row = await findOptionalPartner(db, partnerId, new Date(now));
  if (!row) throw new AppError('NOT_FOUND');
  return partnerView(row);
}

export interface PartnerFacts {
  readonly name: string;
  readonly allowedOrigins: readonly string[];
}

/** Errors: PARTNER_SLUG_RESERVED, PARTNER_SLUG_EXISTED. */
export async function addPartner(
  { app, actor, now }: SignedInContext,
  { slug, name, allowedOrigins }: PartnerFacts & { slug: string },
): Promise<{ partner: PartnerView; secret: string }> {
  const refused = (code: 'PARTNER_SLUG_RESERVED' | 'PARTNER_SLUG_EXISTED') =>
    new AppError(code, { fields: [{ path: 'slug', code }] });
  if (isReservedSegment(slug)) throw refused('PARTNER_SLUG_RESERVED');
  const [id, at] = [app.newId(), new Date(now)];
  return withTransaction(app.db, async (db) => {
    if (!(await insertPartner(db, { id, slug, name, allowedOrigins, clientAppId: `app_${randomText(app, 12)}`, at })))
      throw refused('PARTNER_SLUG_EXISTED');
    const secret = await addSecret({ app, db, now }, id);
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'partner-added',
      kind: 'partner',
      id,
      details: { slug, name },
    });
    return { partner: await partnerOf(db, id, now), secret };
  });
}

/** Runs with the partner locked, and returns the changed partner. Errors: NOT_FOUND. */
async function change(
  { app, actor, now }: SignedInContext,
  partnerId: string,
  action: Extract<AuditAction, `partner-${string}`>,
  details: Partial<PartnerFacts>,
  work: (db: Db) => Promise<void>,
): Promise<PartnerView> {
  return withTransaction(app.db, async (db) => {
    if (!(await lockPartner(db, partnerId))) throw new AppError('NOT_FOUND');
    await work(db);
    await audit(db, { at: now, actorId: actor.userId, action, kind: 'partner', id: partnerId, details });
    return partnerOf(db, partnerId, now);
  });
}

export const changePartner = (
  context: SignedInContext,
  partnerId: string,
  { name, allowedOrigins }: PartnerFacts,
): Promise<PartnerView> =>
  change(context, partnerId, 'partner-changed', { name, allowedOrigins }, (db) =>
    updatePartner(db, partnerId, { name, allowedOrigins }, new Date(context.now)),
  );

export const setPartnerStatus = (
  context: SignedInContext,
  partnerId: string,
  status: PartnerStatus,
): Promise<PartnerView> =>
  change(context, partnerId, status === 'ACTIVE' ? 'partner-enabled' : 'partner-disabled', {}, (db) =>
    updatePartner(db, partnerId, { status }, new Date(context.now)),
  );

/** Null ends the sending. Errors: CALLBACK_ADDRESS_INVALID, CALLBACK_NEEDS_SECRET, NOT_FOUND. */
export async function setCallback(
  context: SignedInContext,
  partnerId: string,
  callbackUrl: string | null,
): Promise<PartnerView> {
  const { config } = context.app;
  if (callbackUrl !== null && !callableAddress(callbackUrl, { local: config.development && !config.production }))
    throw new AppError('CALLBACK_ADDRESS_INVALID', { fields: [{ path: 'url', code: 'CALLBACK_ADDRESS_INVALID' }] });
  return change(context, partnerId, 'partner-callback-changed', {}, async (db) => {
    if (callbackUrl !== null && (await signingSecrets({ ...context, db }, partnerId)).length === 0)
      throw new AppError('CALLBACK_NEEDS_SECRET');
    await updatePartner(db, partnerId, { callbackUrl }, new Date(context.now));
  });
}

/** Errors: NOT_FOUND, MEDIA_UNSUPPORTED, MEDIA_TOO_LARGE, MEDIA_BROKEN. */
export async function changeLogo(
  context: SignedInContext,
  partnerId: string,
  file: UploadedFile,
): Promise<PartnerView> {
  const { app, db, actor, now } = context;
  await partnerOf(db, partnerId, now);
  const { id } = await addMedia({ app, db, now }, { kind: 'image', bytes: file.bytes, ownerId: actor.userId });
  return change(context, partnerId, 'partner-logo-changed', {}, (held) =>
    updatePartner(held, partnerId, { logoMedia: id }, new Date(now)),
  );
}

export async function rotateSecret(
  context: SignedInContext,
  partnerId: string,
): Promise<{ partner: PartnerView; secret: string }> {
  const { app, now } = context;
  let secret = '';
  const partner = await change(context, partnerId, 'partner-secret-rotated', {}, async (db) => {
    await expireSecrets(db, partnerId, new Date(now + oldSecretMs));
    secret = await addSecret({ app, db, now }, partnerId);
  });
  return { partner, secret };
}

export const revokeOldSecret = (context: SignedInContext, partnerId: string): Promise<PartnerView> =>
  change(context, partnerId, 'partner-old-secret-revoked', {}, (db) =>
    endOldSecrets(db, partnerId, new Date(context.now)),
  );
