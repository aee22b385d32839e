/** The HTTP server: hooks and plugins that every request passes. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { AppError } from '@vumon/domain';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { App } from './context.ts';
import { keepAssets } from './kept-assets.ts';
import { refuseCrossOrigin } from './cross-origin.ts';
import { replyToErrors, replyToRouterErrors } from './errors.ts';
import { acceptJson } from './json-body.ts';
import { atCell } from '#platform/cells';
import { EarlyViews, PageRendering } from '#platform/rendering';
import { loggerOptions } from './logging.ts';
import { serveWebApp, type WebAppOptions } from './web-app.ts';

const slowMs = 1_000;

/** Learners record their voice and take tests in full screen; no other permission of the device is used. */
const permissionsPolicy = [
  'microphone=(self)',
  'fullscreen=(self)',
  'autoplay=(self)',
  ...[
    'camera',
    'geolocation',
    'payment',
    'usb',
    'serial',
    'bluetooth',
    'hid',
    'midi',
    'display-capture',
    'accelerometer',
    'gyroscope',
    'magnetometer',
    'browsing-topics',
  ].map((feature) => `${feature}=()`),
].join(', ');

export interface ServerOptions {
  readonly config: App['config'];
  /** Where log lines go; standard output when absent. */
  readonly logTo?: { write(line: string): void };
  readonly frame: WebAppOptions['frame'];
  readonly now: () => number;
  /** Whether a partner has a page at this address; none has one when absent. */
  readonly isPartnerPage?: WebAppOptions['isPartnerPage'];
  /** What ships when absent. */
  readonly chapterWords?: WebAppOptions['chapterWords'];
  /** None when absent. */
  readonly framingOrigins?: WebAppOptions['framingOrigins'];
}

/** A stream stays open as long as its page, so its duration is not logged. */
export const isEndless = (request: FastifyRequest): boolean =>
  (request.routeOptions.config as { endless?: boolean }).endless === true;

/** What is reached at the address of a cell: no page, and nothing for those who run it. */
const opened = ['/api/', '/media/'];

/** The address of a request that was sent to this cell. One that was sent to another one stays as it is, and is refused. */
function rewritingFor({ cell }: App['config']): { rewriteUrl?: (request: IncomingMessage) => string } {
  if (!cell) return {};
  const start = atCell(cell.name);
  return {
    rewriteUrl: ({ url = '/' }) =>
      opened.some((path) => url.startsWith(start + path)) ? url.slice(start.length) : url,
  };
}

/** Only in production one release follows another while pages are open. */
async function keptAssetsOf(server: FastifyInstance, config: App['config']): Promise<string | null> {
  if (!config.production || !existsSync(config.webRoot)) return null;
  return keepAssets(config.webRoot, config.dataDir, Date.now()).catch((error: unknown) => {
    server.log.warn({ err: error }, 'files of the web app were not stored for other releases');
    return null;
  });
}

export async function createServer({
  config,
  logTo,
  frame,
  now,
  isPartnerPage = () => Promise.resolve(false),
  chapterWords = () => Promise.resolve(null),
  framingOrigins = () => Promise.resolve([]),
}: ServerOptions): Promise<FastifyInstance> {
  const server = Fastify({
    logger: loggerOptions(config.logLevel, logTo),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    return503OnClosing: true,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: replyToRouterErrors(config.site),
    ...rewritingFor(config),
  });
  server.removeContentTypeParser('text/plain');
  acceptJson(server);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    // Replies other than pages may load nothing; the page sets its own policy.
    reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    reply.header('Permissions-Policy', permissionsPolicy);
    // School computers are shared: browsers must not store replies of the API.
    if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
    refuseCrossOrigin(request);
  });
  // Idle keep-alive connections, and those that browsers open ahead of use, would keep a stopping server alive until
  // they time out.
  const unused = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.server.on('request', ({ socket }) => unused.delete(socket));
  let closing: NodeJS.Timeout | undefined;
  server.addHook('preClose', (done) => {
    for (const socket of unused) socket.destroy();
    closing = setInterval(() => server.server.closeIdleConnections(), 50);
    done();
  });
  server.addHook('onClose', async () => clearInterval(closing));
  server.addHook('onResponse', async (request, reply) => {
    if (isEndless(request)) return;
    const { statusCode: status, elapsedTime } = reply;
    if (status < 400 && elapsedTime < slowMs) return;
    const route = (request.routeOptions.config as { route?: string }).route ?? request.routeOptions.url;
    request.log.info(
      { req: request, route, status, ms: Math.round(elapsedTime) },
      status < 400 ? 'slow reply' : 'failed request',
    );
  });
  // The balancer does not know that cell, or believes this one to be it: sent on, the request would come back.
  if (config.cell)
    server.all('/at/*', () => {
      throw new AppError('SERVER_BUSY', { retryAfterSeconds: 30 });
    });
  // Only replies are compressed (from 2 kB): a compressed request body could inflate to any size.
  await server.register(compress, {
    globalDecompression: false,
    encodings: ['gzip'],
    threshold: 2048,
    zlibOptions: { level: 4 },
  });
  await server.register(cookie);
  await server.register(multipart, { throwFileSizeLimit: true });
  await server.register(helmet, {
    contentSecurityPolicy: false,
    hsts: config.secureCookies,
    referrerPolicy: { policy: 'same-origin' },
  });
  const rendering = PageRendering.of({
    ...config,
    now,
    ask: async (url, locale) => {
      const reply = await server.inject({ method: 'GET', url, headers: { 'accept-language': locale } });
      if (reply.statusCode !== 200) throw new Error(`${url} was answered with ${reply.statusCode}`);
      return reply.body;
    },
    failed: (err, path) => server.log.warn({ err, path }, 'a page was not rendered'),
  });
  const earlyViews = EarlyViews.of({
    ...config,
    now,
    failed: (err, path) => server.log.warn({ err, path }, 'a page was not drawn'),
  });
  // A development machine starts often.
  server.addHook('onListen', async () => {
    if (!config.production) return;
    rendering?.warm();
    earlyViews?.warm();
  });
  server.addHook('onClose', async () => {
    rendering?.close();
    earlyViews?.close();
  });
  replyToErrors(
    server,
    await serveWebApp(server, config.webRoot, {
      ...config,
      keptAssets: await keptAssetsOf(server, config),
      isPartnerPage,
      chapterWords,
      frame,
      framingOrigins,
      rendering,
      earlyViews,
    }),
    config.site,
  );
  return server;
}
