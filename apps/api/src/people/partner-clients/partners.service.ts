/** Partners: administration, and the lists for users and clients. */
import type { Paged, PartnerView } from '@vumon/contract';
import { AppError, isReservedSegment, type AuditAction } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { addMedia } from '#platform/media';
import type { App, CallerContext, SignedInContext, UploadedFile } from '../../platform/http/context.ts';
import { hashToken } from '../../platform/crypto/token-hash.ts';
import {
  endOldSecrets,
  expireSecrets,
  findOptionalPartner,
  insertPartner,
  insertSecret,
  listPartners,
  lockPartner,
  updatePartner,
  type PartnerPage,
  type PartnerRow,
  type PartnerStatus,
} from './partners.queries.ts';

/** How long the previous secret stays valid after a new one was created. */
const oldSecretMs = 24 * 3_600_000;

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
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  secretSince: row.secretSince.toISOString(),
  oldSecretUntil: row.oldSecretUntil?.toISOString() ?? null,
});

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
  const [id, secret, at] = [app.newId(), randomText(app, 32), new Date(now)];
  return withTransaction(app.db, async (db) => {
    if (!(await insertPartner(db, { id, slug, name, allowedOrigins, clientAppId: `app_${randomText(app, 12)}`, at })))
      throw refused('PARTNER_SLUG_EXISTED');
    await insertSecret(db, { id: app.newId(), partnerId: id, hash: hashToken(secret), at });
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
  const secret = randomText(app, 32);
  const partner = await change(context, partnerId, 'partner-secret-rotated', {}, async (db) => {
    await expireSecrets(db, partnerId, new Date(now + oldSecretMs));
    await insertSecret(db, { id: app.newId(), partnerId, hash: hashToken(secret), at: new Date(now) });
  });
  return { partner, secret };
}

export const revokeOldSecret = (context: SignedInContext, partnerId: string): Promise<PartnerView> =>
  change(context, partnerId, 'partner-old-secret-revoked', {}, (db) =>
    endOldSecrets(db, partnerId, new Date(context.now)),
  );
