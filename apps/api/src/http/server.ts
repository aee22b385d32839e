/** The HTTP server: what every request passes, whatever its domain. */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { App } from './context.ts';
import { refuseCrossOrigin } from './cross-origin.ts';
import { replyToErrors } from './errors.ts';
import { loggerOptions } from './logging.ts';

export interface ServerOptions {
  readonly config: App['config'];
  /** Where log lines go; standard output when absent. */
  readonly logTo?: { write(line: string): void };
}

export async function createServer({ config, logTo }: ServerOptions): Promise<FastifyInstance> {
  const server = Fastify({
    logger: loggerOptions(config.logLevel, logTo),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    return503OnClosing: true,
    disableRequestLogging: true,
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    refuseCrossOrigin(request);
  });
  await server.register(cookie);
  await server.register(multipart, { throwFileSizeLimit: true });
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: config.secureCookies,
    referrerPolicy: { policy: 'same-origin' },
  });
  replyToErrors(server);
  return server;
}
