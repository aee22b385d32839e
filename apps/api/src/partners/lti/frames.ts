/** Which sites may show our page of a launch in a frame. */
import type { Db } from '#db';
import type { App } from '../../platform/http/context.ts';
import { hashToken } from '../../platform/crypto/token-hash.ts';
import { findOptionalPlatform, type PlatformRow } from './lti.queries.ts';
import { findOptionalLink } from './registration.queries.ts';

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** A platform may be seen under other names than that of its tokens; those are the origins of its partner. */
export const originsOf = ({ issuer, authUrl, partnerOrigins }: PlatformRow): string[] => [
  ...new Set([...originOf(issuer), ...originOf(authUrl), ...partnerOrigins].filter((one) => /^https?:/.test(one))),
];

/** Errors: those of the database. */
async function originsFor(db: Db, url: string): Promise<readonly string[]> {
  const [path = '', search = ''] = url.split('?');
  const [, step] = /^(?:\/en)?\/lti(\/register)?\/?$/.exec(path) ?? [null, null];
  if (step === null) return [];
  const query = new URLSearchParams(search);
  // Before its platform is known, its partner's sites may show the page of a registration.
  if (step !== undefined) return (await findOptionalLink(db, hashToken(query.get('key') ?? '')))?.origins ?? [];
  const id = query.get('platform') ?? '';
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return [];
  const platform = await findOptionalPlatform(db, id);
  return platform?.partnerActive ? originsOf(platform) : [];
}

/** None for an address that names no platform, and while the database does not answer. */
export const framingOrigins = ({ db }: Pick<App, 'db'>, url: string): Promise<readonly string[]> =>
  originsFor(db, url).catch(() => []);
