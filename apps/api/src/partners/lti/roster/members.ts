/** The members of a platform's course (Names and Role Provisioning Services 2.0): page by page, within bounds. */
import { AppError } from '@vumon/domain';
import { call, type CallReply } from '#platform/outbound';
import type { App } from '../../../platform/http/context.ts';
import { nameOf, roleOf, type Claims, type RosterAddress } from '../claims.ts';
import type { PlatformRow } from '../lti.queries.ts';
import type { Calling } from '../platform-keys.ts';
import { callOptions, forgetServiceToken, jsonOf, serviceToken } from '../service-token.ts';

const containerType = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';
const pageSize = 100;
/** A page of a platform that tells pictures and addresses too. */
const mostBytes = 1024 * 1024;
/** Platforms of our partners have courses of one class; a whole school in one course is none. */
export const mostMembers = 2_000;
const mostPages = 60;

export interface Member {
  readonly subject: string;
  readonly fullName: string;
  readonly role: 'LEARNER' | 'TEACHER' | null;
}

/** The address behind `rel="next"` of a Link header (RFC 8288), relative to the page; null on the last page. */
export function nextPage(link: string | null, page: string): string | null {
  for (const [, address, parameters] of (link ?? '').matchAll(/<([^<>]*)>([^<]*)/g))
    if (/;\s*rel\s*=\s*(?:"(?:[^"]* )?next(?: [^"]*)?"|next(?![^\s;,]))/i.test(parameters!))
      return URL.canParse(address!, page) ? new URL(address!, page).href : null;
  return null;
}

/** Active members; undefined for what is no list of members. Whoever has no usable id cannot be known again. */
export function membersIn(body: unknown): Member[] | undefined {
  const all = (body as { members?: unknown } | undefined)?.members;
  if (!Array.isArray(all)) return undefined;
  return all.flatMap((one: unknown) => {
    const claims = (typeof one === 'object' && one !== null ? one : {}) as Claims;
    const { user_id: subject, status = 'Active' } = claims;
    if (typeof subject !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(subject) || status !== 'Active') return [];
    return [{ subject, fullName: nameOf(claims, subject), role: roleOf(claims['roles']) }];
  });
}

const refused = (app: App, { url }: RosterAddress, { status, failure }: CallReply): AppError => {
  app.log.warn({ origin: new URL(url).origin, status, failure }, 'a learning platform did not tell the members');
  return new AppError('LTI_ROSTER_REFUSED');
};

/**
 * All of them, or an error: of a part nobody could say who has left. Pages are asked for at the platform's own origin
 * alone, because the token goes with each. Errors: LTI_ROSTER_REFUSED, LTI_ROSTER_TOO_LARGE.
 */
export async function fetchMembers(
  app: App,
  { platform, roster }: { readonly platform: PlatformRow; readonly roster: RosterAddress },
  calling: Calling,
): Promise<Member[]> {
  const given = await serviceToken(app, platform, calling, 'members');
  if ('refused' in given) throw refused(app, roster, given.refused);
  const headers = { authorization: `Bearer ${given.token}`, accept: containerType };
  const first = new URL(roster.url);
  if (!first.searchParams.has('limit')) first.searchParams.set('limit', String(pageSize));
  const members = new Map<string, Member>();
  let page: string | null = first.href;
  for (let pages = 0; page !== null; pages += 1) {
    if (pages === mostPages) throw new AppError('LTI_ROSTER_TOO_LARGE');
    const reply: CallReply = await call(
      { method: 'GET', url: page, headers },
      { ...callOptions(app, calling), mostBytes },
    );
    if (reply.status === 401) forgetServiceToken(app, platform, 'members');
    const found = reply.status === 200 ? membersIn(jsonOf(reply)) : undefined;
    if (!found) throw refused(app, roster, reply);
    for (const one of found) members.set(one.subject, one);
    if (members.size > mostMembers) throw new AppError('LTI_ROSTER_TOO_LARGE');
    const next = nextPage(reply.link, page);
    if (next !== null && new URL(next).origin !== first.origin) throw refused(app, roster, reply);
    page = next;
  }
  return [...members.values()];
}
