import { AppError } from '@vumon/domain';
import type { FastifyRequest } from 'fastify';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A browser tells where a request comes from; one that changes something, and any to the API, must come from this very
 * origin: even reading leaves marks there, as an export does in the audit log and in its budget. Clients without a
 * browser send neither header.
 */
export function refuseCrossOrigin(request: FastifyRequest): void {
  const reads = reading.has(request.method);
  // Compare with the route's pattern, because the requested URL can be spelled in several ways.
  if (reads && !request.routeOptions.url?.startsWith('/api/')) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('CROSS_ORIGIN_REFUSED');
  const { origin } = request.headers;
  // A partner's client that reads is judged by the origins its partner named.
  if (reads || origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== request.host) throw new AppError('CROSS_ORIGIN_REFUSED');
}
