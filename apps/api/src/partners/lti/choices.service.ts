/**
 * Deep linking: a teacher chooses one of the own integrated exams for a link in the course. The frame of the platform
 * has no session, so the choice is made in a window where the teacher is signed in, and the frame asks for it.
 */
import { SignJWT } from 'jose';
import { AppError, type ErrorCode } from '@vumon/domain';
import type { RequestContext, SignedInContext } from '../../platform/http/context.ts';
import { iso } from '../../platform/clock.ts';
import { findOptionalChosen, listOffers, storeChoice } from './choices.queries.ts';
import { signingKey } from './keys.ts';
import { findOptionalLaunch, type LaunchRow, type PlatformRow } from './lti.queries.ts';
import { platformFor, unseal } from './launch.service.ts';

const refused = (code: ErrorCode): never => {
  throw new AppError(code);
};

type Choosing = LaunchRow & { readonly choice: NonNullable<LaunchRow['launch']['choice']> };

/** Errors: LTI_STATE_INVALID, LAUNCH_EXPIRED, LTI_PLATFORM_UNKNOWN. */
async function choosing(context: RequestContext, token: string): Promise<{ row: Choosing; platform: PlatformRow }> {
  const { nonce } = unseal(context, 'lti choice', token);
  const row = await findOptionalLaunch(context.db, { nonceHash: Buffer.from(nonce!, 'hex') });
  const choice = row?.launch.choice;
  if (!row || !choice) return refused('LAUNCH_EXPIRED');
  return { row: { ...row, choice }, platform: await platformFor(context, row.platformId) };
}

/** The teacher's own exams for the partner of the platform. */
export async function offers(context: SignedInContext, token: string) {
  const { db, actor, now } = context;
  const { platform } = await choosing(context, token);
  const rows = await listOffers(db, { ownerId: actor.userId, partnerId: platform.partnerId }, new Date(now));
  return {
    partner: platform.partnerName,
    tests: rows.map(({ startsAt, endsAt, ...row }) => ({ ...row, startsAt: iso(startsAt), endsAt: iso(endsAt) })),
  };
}

/** Errors: LTI_EXAM_UNKNOWN for one that is not among the offers, LAUNCH_USED after another choice. */
export async function choose(context: SignedInContext, token: string, testId: string): Promise<null> {
  const { db, actor, now } = context;
  const { row, platform } = await choosing(context, token);
  const all = await listOffers(db, { ownerId: actor.userId, partnerId: platform.partnerId }, new Date(now));
  if (!all.some(({ id }) => id === testId)) return refused('LTI_EXAM_UNKNOWN');
  if (!(await storeChoice(db, row.nonceHash, testId))) return refused('LAUNCH_USED');
  return null;
}

const lti = 'https://purl.imsglobal.org/spec/lti/claim';
const dl = 'https://purl.imsglobal.org/spec/lti-dl/claim';
const answerSeconds = 300;

/** The form that the frame posts to the platform; null until a test is chosen. */
export async function chosen(context: RequestContext, token: string) {
  const { app, db, now } = context;
  const { row, platform } = await choosing(context, token);
  const test = await findOptionalChosen(db, row.nonceHash);
  if (!test) return null;
  const { id: kid, key } = await signingKey(app, db);
  const seconds = Math.floor(now / 1_000);
  const { slug, title } = test;
  const answer = await new SignJWT({
    nonce: app.newId(),
    [`${lti}/message_type`]: 'LtiDeepLinkingResponse',
    [`${lti}/version`]: '1.3.0',
    [`${lti}/deployment_id`]: row.launch.deploymentId,
    [`${dl}/content_items`]: [
      {
        type: 'ltiResourceLink',
        title,
        url: `${app.config.publicUrl}/${platform.partnerSlug}/${slug}`,
        lineItem: { scoreMaximum: 10, label: title, resourceId: slug },
      },
    ],
    ...(row.choice.data !== null && { [`${dl}/data`]: row.choice.data }),
  })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuer(platform.clientId)
    .setAudience(platform.issuer)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + answerSeconds)
    .sign(key);
  return { returnUrl: row.choice.returnUrl, answer };
}
