/** Tokens with which we call a platform's services: asked for with a statement signed by our key (RFC 7523). */
import { SignJWT } from 'jose';
import { z } from 'zod';
import { call, type CallReply } from '#platform/outbound';
import type { App } from '../../platform/http/context.ts';
import { secondMs } from '../../platform/clock.ts';
import { signingKey } from './keys.ts';
import type { PlatformRow } from './lti.queries.ts';
import type { Calling } from './platform-keys.ts';

/** Asked for apart: a platform that does not allow one of them gives no token for both. */
const scopes = {
  scores: 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem https://purl.imsglobal.org/spec/lti-ags/scope/score',
  members: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
} as const;
type Service = keyof typeof scopes;
export const everyScope = Object.values(scopes).join(' ');
const reply = z.object({ access_token: z.string().min(1).max(8_000), expires_in: z.coerce.number().optional() });

interface Held {
  readonly token: string;
  readonly until: number;
}
const held = new WeakMap<App, Map<string, Held>>();
const heldBy = (app: App): Map<string, Held> => {
  const all = held.get(app) ?? new Map<string, Held>();
  held.set(app, all);
  return all;
};

async function statementFor(app: App, { clientId, tokenUrl }: PlatformRow): Promise<string> {
  const { id, key } = await signingKey(app, app.background);
  const seconds = Math.floor(app.now() / 1_000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'RS256', kid: id, typ: 'JWT' })
    .setIssuer(clientId)
    .setSubject(clientId)
    .setAudience(tokenUrl)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 300)
    .setJti(app.newId())
    .sign(key);
}

export const callOptions = ({ config }: Pick<App, 'config'>, calling: Calling) => ({
  local: config.development && !config.production,
  ...calling,
});

/** The body of a reply as JSON; undefined for anything else. */
export function jsonOf({ text }: Pick<CallReply, 'text'>): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** A token, or the reply of a platform that gave none. */
export async function serviceToken(
  app: App,
  platform: PlatformRow,
  calling: Calling,
  service: Service = 'scores',
): Promise<{ readonly token: string } | { readonly refused: CallReply }> {
  const name = `${service} ${platform.id}`;
  const known = heldBy(app).get(name);
  if (known && known.until > app.now()) return known;
  const answer = await call(
    {
      method: 'POST',
      url: platform.tokenUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: await statementFor(app, platform),
        scope: scopes[service],
      }).toString(),
    },
    callOptions(app, calling),
  );
  const given = reply.safeParse(jsonOf(answer));
  if (answer.status !== 200 || !given.success) return { refused: answer };
  const { access_token: token, expires_in: seconds = 0 } = given.data;
  heldBy(app).set(name, { token, until: app.now() + Math.min(seconds, 3_600) * secondMs - 60 * secondMs });
  return { token };
}

/** After a platform has refused it. */
export const forgetServiceToken = (app: App, { id }: PlatformRow, service: Service = 'scores'): void =>
  void heldBy(app).delete(`${service} ${id}`);
