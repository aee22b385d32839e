/** The product in one process, without the entry point's environment: main.ts and the tests build on this. */
import { randomFillSync } from 'node:crypto';
import { uuidv7 } from '@vumon/domain';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Database } from '#db';
import type { Config } from './config.ts';
import type { App } from './http/context.ts';
import { loggerOptions } from './http/logging.ts';
import { newestOutboxMessages } from '#modules/messages';
import { movableClock, registerDevelopment } from './http/dev.ts';
import { registerHealth } from './http/health.ts';
import { createServer } from './http/server.ts';
import { bindModules } from './modules.ts';
import { Authenticator, hashingWaiting, registerSessionWatch, SessionWatch } from '#modules/accounts';
import { attemptsOf } from '#modules/attempts';
import { registerMediaFiles } from '#modules/media';
import { registerOneClickUnsubscribe } from '#modules/notices';
import { packageStoreOf } from '#modules/packages';
import { authenticateClient } from '#modules/partners';

export interface ProductOptions {
  readonly config: Config;
  readonly db: Database;
  now(): number;
  readonly checkReplies: boolean;
  readonly logTo?: { write(line: string): void };
}

export interface Product {
  readonly app: App;
  readonly server: FastifyInstance;
  close(): Promise<void>;
}

/** The application context that services need, without an HTTP server. */
export function createApp(
  config: Config,
  db: Database,
  now: () => number,
  log: App['log'] = pino(loggerOptions(config.logLevel)) as unknown as App['log'],
): App {
  const random = (bytes: Uint8Array) => randomFillSync(bytes);
  return { db, config, now, random, newId: () => uuidv7(now(), random), log };
}

export async function createProduct({ config, db, now, checkReplies, logTo }: ProductOptions): Promise<Product> {
  const server = await createServer({ config, ...(logTo && { logTo }) });
  const clock = movableClock(now);
  const app = createApp(config, db, clock.now, server.log);
  const watch = new SessionWatch(app);
  const authenticator = new Authenticator(app, watch);
  const packages = packageStoreOf(app);
  await Promise.all([authenticator.listen(), packages.listen()]);
  bindModules(server, {
    app,
    authenticate: (context) => authenticator.authenticate(context),
    authenticateClient,
    checkReplies,
  });
  registerMediaFiles(server, app);
  registerOneClickUnsubscribe(server, app);
  registerSessionWatch(server, app, authenticator, watch);
  registerHealth(server, app, {
    answers_waiting: () => attemptsOf(app).savesWaiting,
    sign_ins_waiting: hashingWaiting,
    pages_watching: () => watch.count,
  });
  registerDevelopment(server, clock, config.development && !config.production, (to) => newestOutboxMessages(db, to));
  await server.ready();
  return {
    app,
    server,
    async close() {
      await server.close();
      await Promise.all([authenticator.stop(), packages.stop()]);
    },
  };
}
