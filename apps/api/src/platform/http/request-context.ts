import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '@vumon/domain';
import { atCell } from '#platform/cells';
import { localeOn } from '../../config.ts';
import type { App, RequestContext } from './context.ts';

/** The language a reply speaks: English if the request asks for it, and on the international site; else Vietnamese. */
export function localeOf(header: string | undefined, site: Site): 'vi' | 'en' {
  return localeOn({ site }, header?.trim().toLowerCase().startsWith('en') ? 'en' : 'vi');
}

export function requestContext(app: App, request: FastifyRequest, reply: FastifyReply): RequestContext {
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: app.config.secureCookies } as const;
  const addressed = request.originalUrl.startsWith('/at/');
  // Not `__Host-`, which has the path of the whole origin.
  const passName = app.config.secureCookies ? '__Secure-guest' : 'guest';
  const cookieName = (name: string) => (app.config.secureCookies ? `__Host-${name}` : name);
  return {
    app,
    db: app.db,
    now: app.now(),
    locale: localeOf(request.headers['accept-language'], app.config.site),
    requestId: request.id,
    address: request.ip,
    addressed,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    log: request.log,
    cookie: (name) => request.cookies[cookieName(name)],
    setCookie: (name, value, maxAgeSeconds) =>
      void reply.setCookie(cookieName(name), value, { ...cookieOptions, maxAge: maxAgeSeconds }),
    clearCookie: (name) => void reply.clearCookie(cookieName(name), cookieOptions),
    guestPass: addressed ? request.cookies[passName] : undefined,
    setGuestPass: (cell, pass, maxAgeSeconds) =>
      void reply.setCookie(passName, pass, { ...cookieOptions, path: `${atCell(cell)}/`, maxAge: maxAgeSeconds }),
    headers: request.headers,
    header: (name) => {
      const value = request.headers[name.toLowerCase()];
      return Array.isArray(value) ? value[0] : value;
    },
  };
}
