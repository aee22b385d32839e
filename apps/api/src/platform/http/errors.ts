/** Turns every error into one reply shape: a code with its message in the request's language, never a stack trace. */
import { AppError, isErrorCode, type ErrorCode, type FieldError, type Site } from '@vumon/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseBusy, isDatabaseUnavailable, isDiskFull } from '#db';
import { AtOtherCell, atCell } from '#platform/cells';
import { localeOf } from './request-context.ts';
import { errorMessage, fieldMessage } from './error-messages.ts';

const codesOfFastify: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'BODY_TYPE_UNSUPPORTED',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BODY_INVALID',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BODY_INVALID',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BODY_INVALID',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_FILES_LIMIT: 'BODY_INVALID',
  FST_FIELDS_LIMIT: 'BODY_INVALID',
  FST_PARTS_LIMIT: 'BODY_INVALID',
  FST_PROTO_VIOLATION: 'BODY_INVALID',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'BODY_TYPE_UNSUPPORTED',
};

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as FastifyError;
  const mapped = codesOfFastify[code ?? ''];
  if (mapped) return new AppError(mapped);
  if (isDiskFull(error)) return new AppError('STORAGE_FULL', { retryAfterSeconds: 10 });
  if (isDatabaseBusy(error)) return new AppError('SERVER_BUSY', { retryAfterSeconds: 2 });
  if (isDatabaseUnavailable(error)) return new AppError('DATABASE_UNAVAILABLE', { retryAfterSeconds: 2 });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError(statusCode === 429 ? 'TOO_MANY_REQUESTS' : 'BODY_INVALID');
  return new AppError('UNKNOWN_ERROR');
}

/** Paths that never show the web app. */
const notPages = /^\/(?:api|media|assets|health|metrics|dev)(?:\/|$)/;

/**
 * `sendPage` serves the web app's page for unknown addresses that a browser navigates to; null when no web app was
 * built.
 */
export function replyToErrors(
  server: FastifyInstance,
  sendPage: ((url: string, reply: FastifyReply) => Promise<FastifyReply>) | null,
  site: Site,
): void {
  server.setErrorHandler((error, request, reply) => {
    if (error instanceof AtOtherCell) return sendToCell(request, reply, error);
    const known = asAppError(error);
    // While the database restarts every save fails the same way, so each is logged in one line without its stack.
    if (known.status === 503)
      request.log.warn({ reason: (error as Error).message, route: request.routeOptions.url }, known.code);
    else if (known.status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, known.code);
    return send(request, reply, known, site);
  });
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (sendPage && reads && !notPages.test(path) && /text\/html|\*\/\*|^$/.test(request.headers.accept ?? ''))
      return sendPage(request.url, reply);
    return send(request, reply, new AppError('NOT_FOUND'), site);
  });
}

/**
 * With method and body as they are, so that no password becomes part of an address; to an address of this origin, which
 * the balancer sends to that cell.
 */
const sendToCell = (request: FastifyRequest, reply: FastifyReply, { cell }: AtOtherCell): FastifyReply =>
  reply
    .code(307)
    .header('Location', `${atCell(cell)}${request.url}`)
    .send();

/** For addresses that the router itself refuses: too long, or not decodable. */
export const replyToRouterErrors =
  (site: Site) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const known = asAppError(error);
    void send(request, reply, known.code === 'BODY_INVALID' ? new AppError('NOT_FOUND') : known, site);
  };

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, status, details }: AppError,
  site: Site,
): FastifyReply {
  const locale = localeOf(request.headers['accept-language'], site);
  if (details.retryAfterSeconds !== undefined) reply.header('Retry-After', Math.ceil(details.retryAfterSeconds));
  // Also reached for addresses so malformed that no hook ran.
  return reply
    .code(status)
    .header('X-Request-Id', request.id)
    .type('application/json; charset=utf-8')
    .send({
      result: false,
      code,
      message: errorMessage(code, locale, details.params),
      ...(details.params && { params: details.params }),
      ...(details.fields && {
        errors: details.fields.map(({ catalog, ...field }) => ({
          ...field,
          message: messageOfField({ ...field, ...(catalog && { catalog }) }, locale),
        })),
      }),
      ...(details.data !== undefined && { data: details.data }),
      requestId: request.id,
    });
}

/** A field's code is a key of the `fields` catalog or an error of its own. */
function messageOfField({ code, params, catalog }: FieldError, locale: 'vi' | 'en'): string {
  return isErrorCode(code) ? errorMessage(code, locale, params) : fieldMessage(code, locale, params, catalog);
}
