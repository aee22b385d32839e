import { AppError } from '@vumon/domain';
import type { FastifyRequest } from 'fastify';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A browser states where a request comes from; one that changes something, and any to the API, must come from this
 * origin, because even reading has effects there: an export is logged and rate limited. Other clients than
 * browsers send neither header.
 */
export function refuseCrossOrigin(request: FastifyRequest): void {
  // What other sites send here by a browser, because a specification says so; such a route uses no session.
  if ((request.routeOptions.config as { crossOrigin?: boolean }).crossOrigin) return;
  const reads = reading.has(request.method);
  // Compare with the route's pattern, because the requested URL can be spelled in several ways.
  if (reads && !request.routeOptions.url?.startsWith('/api/')) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('CROSS_ORIGIN_REFUSED');
  const { origin } = request.headers;
  // For reading by a partner's client the origins that the partner allows apply.
  if (reads || origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== request.host) throw new AppError('CROSS_ORIGIN_REFUSED');
}
