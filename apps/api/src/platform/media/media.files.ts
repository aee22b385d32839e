/**
 * `GET /media/{id}` is outside of the API, because a file's content never changes and can be cached. The caller of this
 * module decides who may fetch a file.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Cache } from '../cache.ts';
import type { App } from '../http/context.ts';
import { findOptionalMedia } from './media.queries.ts';
import { mediaIdPattern, readStored, storedSize } from './store.ts';

const range = /^bytes=(\d*)-(\d*)$/;

/**
 * Parses a Range header: null for the whole file, also if several ranges are requested; `'none'` if the range is
 * outside of the file.
 */
export function rangeOf(header: string | undefined, size: number): { start: number; end: number } | null | 'none' {
  const match = range.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const last = size - 1;
  if (match[1] === '') {
    const length = Number(match[2]);
    return length === 0 ? 'none' : { start: Math.max(0, size - length), end: last };
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? last : Math.min(Number(match[2]), last);
  return start > last || start > end ? 'none' : { start, end };
}

/** Decides whether a request may fetch a file: returns the status of a refusal, or whether the file may be cached. */
export type AskMedia = (
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
) => Promise<{ readonly refused: 401 | 404 } | { readonly keep: boolean }>;

const notFound = (reply: FastifyReply, status: 401 | 404 = 404) =>
  reply.code(status).header('Cache-Control', 'no-store').type('text/plain').send('');

export function registerMediaFiles(server: FastifyInstance, app: App, ask: AskMedia): void {
  const known = new Cache<string>(5000);
  const lookUp = async (id: string) => {
    const mime = await known.get(id, async () => {
      const media = await findOptionalMedia(app.db, id);
      if (!media) throw new MissingMedia();
      return media.mime;
    });
    // The size is read on every request, so that no process serves a deleted file.
    const size = await storedSize(app.config, id);
    if (size === null) throw new MissingMedia();
    return { mime, size };
  };

  server.get<{ Params: { id: string } }>('/media/:id', async (request, reply) => {
    const { id } = request.params;
    if (!mediaIdPattern.test(id)) return notFound(reply);
    const access = await ask(request, reply, id);
    if ('refused' in access) return notFound(reply, access.refused);
    let media: { mime: string; size: number };
    try {
      media = await lookUp(id);
    } catch (error) {
      if (error instanceof MissingMedia) return notFound(reply);
      throw error;
    }
    reply.headers({
      'Content-Type': media.mime === 'text/vtt' ? 'text/vtt; charset=utf-8' : media.mime,
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': access.keep
        ? 'private, max-age=31536000, immutable, no-transform'
        : 'private, no-store, no-transform',
      'Accept-Ranges': 'bytes',
      ETag: `"${id}"`,
    });
    if (request.headers['if-none-match'] === `"${id}"`) return reply.code(304).send();
    const part = rangeOf(request.headers.range, media.size);
    if (part === 'none') return reply.code(416).header('Content-Range', `bytes */${media.size}`).send();
    if (part) reply.code(206).header('Content-Range', `bytes ${part.start}-${part.end}/${media.size}`);
    reply.header('Content-Length', part ? part.end - part.start + 1 : media.size);
    const file = await readStored(app.config, id, part ?? undefined);
    return file ? reply.send(file) : notFound(reply.removeHeader('Content-Length'));
  });
}

class MissingMedia extends Error {}
