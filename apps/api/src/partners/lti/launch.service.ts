/**
 * A launch in its steps: the platform asks us to begin, the browser keeps a proof and goes back to the platform, the
 * platform posts a token, and the browser that shows the proof may open what the token allows.
 */
import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { AppError, type ErrorCode } from '@vumon/domain';
import { findOptionalAtAddress, type IntegratedRow } from '#partners/integrated-exams';
import { enterAsLearner } from '#partners/launches';
import type { App, CallerContext, RequestContext } from '../../platform/http/context.ts';
import { decryptLinkToken, encryptLinkToken } from '../../platform/crypto/link-token.ts';
import { hashToken } from '../../platform/crypto/token-hash.ts';
import { minuteMs } from '../../platform/clock.ts';
import { deploymentOf, readLaunch } from './claims.ts';
import { originsOf } from './frames.ts';
import { deleteGrade, storeGrade } from './grades.queries.ts';
import { verifyIdToken } from './id-token.ts';
import {
  findOptionalLaunch,
  findOptionalPlatform,
  findOptionalPlatformOf,
  insertLaunch,
  noteStep,
  type LaunchRow,
  type PlatformRow,
} from './lti.queries.ts';
import { keyFrom, type Calling } from './platform-keys.ts';
import { addressesOf } from './platforms.service.ts';

/** How long a browser may take from the platform to us, and how long a learner may look at the button. */
const stepMs = 10 * minuteMs;

const refused = (code: ErrorCode): never => {
  throw new AppError(code);
};
const secretText = ({ random }: Pick<App, 'random'>): string =>
  Buffer.from(random(new Uint8Array(24))).toString('base64url');
const keyOf = (nonce: Buffer): string => `vumon-lti-${nonce.toString('hex').slice(0, 24)}`;

/** Sealed values that travel by the browser. */
type Purpose = 'lti start' | 'lti state' | 'lti entry' | 'lti choice' | 'lti roster';
/** A teacher who chooses a test or a class may have to sign in first, and to look for it. */
const choiceMs = 60 * minuteMs;
const seal = (
  { app, now }: Pick<RequestContext, 'app' | 'now'>,
  purpose: Purpose,
  values: Readonly<Record<string, string | null>>,
): string =>
  encryptLinkToken(
    app.config.secret,
    purpose,
    { ...values, until: now + (purpose === 'lti choice' || purpose === 'lti roster' ? choiceMs : stepMs) },
    (bytes) => app.random(bytes),
  );

/** Errors: LTI_STATE_INVALID for what was not sealed here, LAUNCH_EXPIRED. */
export function unseal(
  { app, now }: Pick<RequestContext, 'app' | 'now'>,
  purpose: Purpose,
  token: string,
): Record<string, string | null> {
  const values = decryptLinkToken(app.config.secret, purpose, token) ?? refused('LTI_STATE_INVALID');
  const { until, ...rest } = values;
  if ((until as number) <= now) return refused('LAUNCH_EXPIRED');
  return rest as Record<string, string | null>;
}

export interface LoginRequest {
  readonly iss: string;
  readonly login_hint: string;
  readonly target_link_uri: string;
  readonly client_id?: string | undefined;
  readonly lti_message_hint?: string | undefined;
  readonly lti_storage_target?: string | undefined;
}

/** A page of ours, and the platform that may show it in a frame. */
export interface Onward {
  readonly platformId: string | null;
  readonly fragment: Readonly<Record<string, string>>;
}

/** LTI security framework, section 5.1.1. Errors: LTI_PLATFORM_UNKNOWN. */
export async function beginLogin(context: RequestContext, asked: LoginRequest): Promise<Onward> {
  const { app, db } = context;
  const platform = await findOptionalPlatformOf(db, { issuer: asked.iss, clientId: asked.client_id ?? null });
  if (!platform?.partnerActive) return refused('LTI_PLATFORM_UNKNOWN');
  const [nonce, proof] = [secretText(app), secretText(app)];
  const target = asked.lti_storage_target ?? null;
  const proofHash = hashToken(proof).toString('base64url');
  const state = seal(context, 'lti state', { platform: platform.id, nonce, proof: proofHash, target });
  const authUrl = new URL(platform.authUrl);
  const parameters = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.clientId,
    redirect_uri: addressesOf(app).redirectUrl,
    login_hint: asked.login_hint,
    ...(asked.lti_message_hint !== undefined && { lti_message_hint: asked.lti_message_hint }),
    state,
    nonce,
  };
  for (const [name, value] of Object.entries(parameters)) authUrl.searchParams.set(name, value);
  const start = seal(context, 'lti start', { authUrl: authUrl.href, key: keyOf(hashToken(nonce)), proof, target });
  return { platformId: platform.id, fragment: { start } };
}

/** Errors: LTI_STATE_INVALID, LAUNCH_EXPIRED. */
export function start(context: RequestContext, sealed: string) {
  const { authUrl, key, proof, target } = unseal(context, 'lti start', sealed);
  return {
    authUrl: authUrl!,
    key: key!,
    proof: proof!,
    storageTarget: target ?? null,
    storageOrigin: new URL(authUrl!).origin,
  };
}

export interface PostedLaunch {
  readonly state?: string | undefined;
  readonly id_token?: string | undefined;
  readonly error?: string | undefined;
}

/** Errors: LTI_PLATFORM_UNKNOWN for one that was removed or whose partner is disabled. */
export async function platformFor({ db }: Pick<RequestContext, 'db'>, id: string): Promise<PlatformRow> {
  const platform = await findOptionalPlatform(db, id);
  return platform?.partnerActive ? platform : refused('LTI_PLATFORM_UNKNOWN');
}

/**
 * Section 5.1.3. Errors: LTI_STATE_INVALID, LTI_REFUSED_BY_PLATFORM, LTI_PLATFORM_UNKNOWN, those of the token and of its
 * claims, LTI_DEPLOYMENT_UNKNOWN, LAUNCH_USED.
 */
export async function receiveLaunch(
  context: RequestContext,
  posted: PostedLaunch,
  calling: Calling = {},
): Promise<Onward> {
  const { app, db, now } = context;
  const { platform: id, nonce, proof, target } = unseal(context, 'lti state', posted.state ?? '');
  const platform = await platformFor(context, id!);
  if (posted.id_token === undefined) return refused(posted.error ? 'LTI_REFUSED_BY_PLATFORM' : 'LTI_TOKEN_INVALID');
  const { issuer, clientId, partnerSlug } = platform;
  const expected = { issuer, clientId, nonce: nonce!, now };
  const claims = await verifyIdToken(posted.id_token, keyFrom(app, platform.jwksUrl, calling), expected);
  if (!platform.deploymentIds.includes(deploymentOf(claims))) return refused('LTI_DEPLOYMENT_UNKNOWN');
  const launch = readLaunch(claims, { publicUrl: app.config.publicUrl, partnerSlug, origins: originsOf(platform) });
  const ticket = secretText(app);
  const stored = await insertLaunch(db, {
    nonceHash: hashToken(nonce!),
    platformId: platform.id,
    ticketHash: hashToken(ticket),
    proofHash: Buffer.from(proof!, 'base64url'),
    storageTarget: target ?? null,
    launch,
    expiresAt: new Date(now + stepMs),
  });
  return stored ? { platformId: platform.id, fragment: { open: ticket } } : refused('LAUNCH_USED');
}

/** The platform that a refused request says it is from, so that the page which says why can be shown in its frame. */
export async function platformNamedIn({ db }: RequestContext, posted: PostedLaunch): Promise<string | null> {
  try {
    const { iss, aud } = decodeJwt(posted.id_token ?? '');
    const named = typeof iss === 'string' && { issuer: iss, clientId: String(Array.isArray(aud) ? aud[0] : aud) };
    return (named && (await findOptionalPlatformOf(db, named))?.id) || null;
  } catch {
    return null;
  }
}

/** Errors: LAUNCH_EXPIRED, also for a ticket that never was. */
async function launchOf({ db, now }: RequestContext, by: Parameters<typeof findOptionalLaunch>[1]): Promise<LaunchRow> {
  const row = await findOptionalLaunch(db, by);
  return row && row.expiresAt.getTime() > now ? row : refused('LAUNCH_EXPIRED');
}

/** Errors: LAUNCH_EXPIRED, LTI_PLATFORM_UNKNOWN. */
export async function look(context: RequestContext, ticket: string) {
  const row = await launchOf(context, { ticketHash: hashToken(ticket) });
  const { authUrl } = await platformFor(context, row.platformId);
  return {
    key: keyOf(row.nonceHash),
    storageTarget: row.storageTarget,
    storageOrigin: new URL(authUrl).origin,
  };
}

/** Errors: LTI_EXAM_UNKNOWN, also for a draft. */
async function examOf(
  { db }: Pick<RequestContext, 'db'>,
  { partnerSlug }: PlatformRow,
  slug: string,
): Promise<IntegratedRow & { readonly assignmentId: string }> {
  const row = await findOptionalAtAddress(db, partnerSlug, slug);
  return row?.assignmentId ? { ...row, assignmentId: row.assignmentId } : refused('LTI_EXAM_UNKNOWN');
}

/** Errors: LAUNCH_EXPIRED, LAUNCH_USED, LTI_BROWSER_CHANGED, LTI_EXAM_UNKNOWN, LTI_PLATFORM_UNKNOWN. */
export async function open(context: RequestContext, ticket: string, proof: string | null) {
  const { db, now } = context;
  const row = await launchOf(context, { ticketHash: hashToken(ticket) });
  if (proof === null || !hashToken(proof).equals(row.proofHash)) return refused('LTI_BROWSER_CHANGED');
  const platform = await platformFor(context, row.platformId);
  const once = async () => {
    if (!(await noteStep(db, row.nonceHash, 'opened', new Date(now)))) throw new AppError('LAUNCH_USED');
  };
  const nonce = row.nonceHash.toString('hex');
  const { partnerName: partner, partnerSlug } = platform;
  if (row.launch.choice) {
    await once();
    const token = seal(context, 'lti choice', { nonce });
    return { kind: 'CHOOSE' as const, partner, title: null, partnerSlug, examSlug: null, token, roster: null };
  }
  const exam = await examOf(context, platform, row.launch.examSlug);
  await once();
  const learner = row.launch.role === 'LEARNER';
  return {
    kind: learner ? ('ENTER' as const) : ('MANAGE' as const),
    partner,
    title: exam.title,
    partnerSlug,
    examSlug: exam.slug,
    token: learner ? seal(context, 'lti entry', { nonce }) : null,
    roster: !learner && row.launch.roster ? seal(context, 'lti roster', { nonce }) : null,
  };
}

/** A learner of the partner for each user of each issuer. The id is shown to teachers and told to the partner. */
export function learnerIdOf({ issuer }: Pick<PlatformRow, 'issuer'>, subject: string): string {
  const id = `${issuer}#${subject}`;
  return id.length <= 200 ? id : `lti#${createHash('sha256').update(id).digest('hex')}`;
}

/** Errors: LAUNCH_EXPIRED, LAUNCH_USED, LTI_EXAM_UNKNOWN, LTI_PLATFORM_UNKNOWN, LOCK_ACCOUNT. */
export async function enter(context: CallerContext, token: string): Promise<{ assignmentId: string }> {
  const { nonce } = unseal(context, 'lti entry', token);
  const row =
    (await findOptionalLaunch(context.db, { nonceHash: Buffer.from(nonce!, 'hex') })) ?? refused('LAUNCH_EXPIRED');
  const platform = await platformFor(context, row.platformId);
  const exam = await examOf(context, platform, row.launch.examSlug);
  const { subject, fullName, returnUrl, resourceLinkId, grade } = row.launch;
  const at = new Date(context.now);
  const learner = { learnerId: learnerIdOf(platform, subject), fullName, returnUrl };
  return enterAsLearner(context, exam, learner, {
    async once(db) {
      if (!(await noteStep(db, row.nonceHash, 'entered', at))) throw new AppError('LAUNCH_USED');
    },
    async admitted(db, userId) {
      if (!grade) return deleteGrade(db, exam.id, userId);
      const column = { integratedTestId: exam.id, userId, platformId: platform.id, subject, resourceLinkId, ...grade };
      return storeGrade(db, column, at);
    },
  });
}
