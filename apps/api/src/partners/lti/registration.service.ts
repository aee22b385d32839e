/** Dynamic registration (LTI 1.0): a platform's administrator opens a link of ours, and the two systems tell each other the rest. */
import { z } from 'zod';
import { AppError, productName, type ErrorCode } from '@vumon/domain';
import { withTransaction } from '#db';
import { audit } from '#platform/audit';
import { call, callableAddress, type CallReply } from '#platform/outbound';
import type { RequestContext, SignedInContext } from '../../platform/http/context.ts';
import { hashToken } from '../../platform/crypto/token-hash.ts';
import { dayMs, iso } from '../../platform/clock.ts';
import { keepKeys } from './keys.ts';
import { insertPlatform, lockRegistrations } from './lti.queries.ts';
import type { Calling } from './platform-keys.ts';
import { addressesOf, expectPartner } from './platforms.service.ts';
import { findOptionalLink, insertLink, takeLink, type LinkRow } from './registration.queries.ts';
import { callOptions, everyScope, jsonOf } from './service-token.ts';

const linkMs = 7 * dayMs;
const refused = (code: ErrorCode): never => {
  throw new AppError(code);
};

/** The address that the platform's administrator enters; it is shown once. Errors: NOT_FOUND. */
export async function makeRegistrationLink(
  { app, actor, now }: SignedInContext,
  partnerId: string,
): Promise<{ url: string; expiresAt: string }> {
  const token = Buffer.from(app.random(new Uint8Array(24))).toString('base64url');
  const expiresAt = new Date(now + linkMs);
  await withTransaction(app.db, async (db) => {
    await expectPartner(db, partnerId, now);
    await insertLink(db, { tokenHash: hashToken(token), partnerId, madeBy: actor.userId, expiresAt });
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'partner-registration-link-made',
      kind: 'partner',
      id: partnerId,
      details: {},
    });
  });
  return { url: `${app.config.publicUrl}/lti/register?key=${token}`, expiresAt: iso(expiresAt) };
}

const address = z.string().min(1).max(500);
const configuration = z.object({
  issuer: address,
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  registration_endpoint: address,
});
const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const registered = z.object({
  client_id: z.coerce.string().min(1).max(200),
  [toolConfiguration]: z.object({ deployment_id: z.coerce.string().min(1).max(255).optional() }).optional(),
});

/** Errors: LAUNCH_EXPIRED, also for a link that never was; LAUNCH_USED. */
async function linkFor({ db, now }: RequestContext, key: string): Promise<LinkRow> {
  const link = await findOptionalLink(db, hashToken(key));
  if (!link || link.expiresAt.getTime() <= now) return refused('LAUNCH_EXPIRED');
  return link.usedAt === null ? link : refused('LAUNCH_USED');
}

function readReply<T extends z.ZodType>(schema: T, reply: CallReply): z.output<T> {
  const read = schema.safeParse(jsonOf(reply));
  return reply.status !== null && reply.status >= 200 && reply.status < 300 && read.success
    ? read.data
    : refused('LTI_REGISTRATION_FAILED');
}

/** What a platform must know of us; marks the services that scores and class lists need. */
function ourRegistration(context: RequestContext) {
  const { loginUrl, redirectUrl, jwksUrl, targetUrl } = addressesOf(context.app);
  return {
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: loginUrl,
    redirect_uris: [redirectUrl],
    client_name: productName,
    jwks_uri: jwksUrl,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: everyScope,
    [toolConfiguration]: {
      domain: new URL(targetUrl).host,
      target_link_uri: targetUrl,
      claims: ['iss', 'sub', 'name', 'given_name', 'family_name'],
      messages: [
        { type: 'LtiResourceLinkRequest', target_link_uri: targetUrl },
        { type: 'LtiDeepLinkingRequest', target_link_uri: targetUrl },
      ],
    },
  };
}

export interface RegistrationRequest {
  readonly key: string;
  readonly configurationUrl: string;
  readonly registrationToken?: string | undefined;
}

/** Errors: LAUNCH_EXPIRED, LAUNCH_USED, LTI_ADDRESS_INVALID, LTI_REGISTRATION_FAILED, LTI_PLATFORM_EXISTED. */
export async function registerDynamically(
  context: RequestContext,
  { key, configurationUrl, registrationToken }: RegistrationRequest,
  calling: Calling = {},
): Promise<{ issuer: string; deploymentKnown: boolean }> {
  const { app, now } = context;
  const { partnerId, madeBy } = await linkFor(context, key);
  const options = callOptions(app, calling);
  const accept = { accept: 'application/json', 'user-agent': 'Vumon-LTI/1' };
  if (!callableAddress(configurationUrl, options)) return refused('LTI_ADDRESS_INVALID');
  const found = readReply(
    configuration,
    await call({ method: 'GET', url: configurationUrl, headers: accept }, options),
  );
  const addresses = [found.authorization_endpoint, found.token_endpoint, found.jwks_uri, found.registration_endpoint];
  if (!addresses.every((one) => callableAddress(one, options))) return refused('LTI_ADDRESS_INVALID');
  // Section 3.5.1: the configuration must be the issuer's own, or anybody could register another's.
  if (
    !URL.canParse(found.issuer) ||
    new URL(found.issuer).host !== new URL(configurationUrl).host ||
    found.issuer.includes('#')
  )
    return refused('LTI_ADDRESS_INVALID');
  // From here the link is used, so that two requests cannot register two tools.
  if (!(await takeLink(app.db, hashToken(key), new Date(now)))) return refused('LAUNCH_USED');
  const answer = readReply(
    registered,
    await call(
      {
        method: 'POST',
        url: found.registration_endpoint,
        headers: {
          ...accept,
          'content-type': 'application/json',
          ...(registrationToken !== undefined && { authorization: `Bearer ${registrationToken}` }),
        },
        body: JSON.stringify(ourRegistration(context)),
      },
      options,
    ),
  );
  const deploymentId = answer[toolConfiguration]?.deployment_id;
  const facts = {
    issuer: found.issuer,
    clientId: answer.client_id,
    authUrl: found.authorization_endpoint,
    tokenUrl: found.token_endpoint,
    jwksUrl: found.jwks_uri,
    deploymentIds: deploymentId === undefined ? [] : [deploymentId],
  };
  await withTransaction(app.db, async (db) => {
    await lockRegistrations(db);
    if (!(await insertPlatform(db, { id: app.newId(), partnerId }, facts, new Date(now))))
      throw new AppError('LTI_PLATFORM_EXISTED');
    await keepKeys({ app, db, now });
    const details = { name: facts.issuer };
    await audit(db, {
      at: now,
      actorId: madeBy,
      action: 'partner-platform-added',
      kind: 'partner',
      id: partnerId,
      details,
    });
  });
  return { issuer: facts.issuer, deploymentKnown: deploymentId !== undefined };
}
