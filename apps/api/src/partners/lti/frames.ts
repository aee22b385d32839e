/** Which sites may show our page of a launch in a frame. */
import { AppError } from '@vumon/domain';
import type { App } from '../../platform/http/context.ts';
import { findOptionalPlatform, type PlatformRow } from './lti.queries.ts';

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** A platform may be seen under other names than that of its tokens; those are the origins of its partner. */
export const originsOf = ({ issuer, authUrl, partnerOrigins }: PlatformRow): string[] => [
  ...new Set([...originOf(issuer), ...originOf(authUrl), ...partnerOrigins].filter((one) => /^https?:/.test(one))),
];

/** None for an address that names no platform, and while the database does not answer. */
export async function framingOrigins({ db }: Pick<App, 'db'>, url: string): Promise<readonly string[]> {
  const [path = '', search = ''] = url.split('?');
  const id = /^(?:\/en)?\/lti\/?$/.test(path) ? new URLSearchParams(search).get('platform') : null;
  if (id === null || !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return [];
  const platform = await findOptionalPlatform(db, id).catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    return undefined;
  });
  return platform?.partnerActive ? originsOf(platform) : [];
}
