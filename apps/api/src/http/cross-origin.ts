import { AppError } from '@vumon/domain';
import type { FastifyRequest } from 'fastify';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A browser tells where a request comes from; one that changes something must come from this very origin. Clients without a browser send neither header. */
export function refuseCrossOrigin(request: FastifyRequest): void {
  if (reading.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('CROSS_ORIGIN_REFUSED');
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== request.host) throw new AppError('CROSS_ORIGIN_REFUSED');
}
