/** Drawn covers as files: public, like the names that they show. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../platform/http/context.ts';
import { coverOf, type CoverFacts } from './cover.ts';
import { findOptionalSeries } from './series.queries.ts';

export function registerCovers(server: FastifyInstance, app: App): void {
  server.get<{ Params: { file: string } }>('/media/covers/:file', async (request, reply) => {
    const [, id, locale] = /^([A-Za-z0-9-]{1,60})\.(vi|en)\.svg$/.exec(request.params.file) ?? [];
    const series = id === undefined ? undefined : await findOptionalSeries(app.db, id);
    if (!series) return reply.code(404).send();
    const drawn = coverOf(series as CoverFacts, locale as 'vi' | 'en');
    const etag = `"${createHash('sha256').update(drawn).digest('base64url').slice(0, 22)}"`;
    reply.headers({
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      // The address changes with every revision of the series.
      'Cache-Control': 'public, max-age=604800',
      ETag: etag,
    });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(drawn);
  });
}
