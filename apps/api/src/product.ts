/** The product in one process, without the entry point's environment: main.ts and the tests build on this. */
import { randomFillSync } from 'node:crypto';
import { AppError, uuidv7 } from '@vumon/domain';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { Reading, type Database } from '#db';
import type { Config } from './config.ts';
import { Health } from './platform/health.ts';
import type { App } from './platform/http/context.ts';
import { loggerOptions } from './platform/http/logging.ts';
import { newestOutboxMessages } from '#platform/messages';
import { movableClock, registerDevelopment } from './platform/http/dev.ts';
import { registerHealth } from './platform/http/health.ts';
import { registerMetrics } from './platform/http/metrics.ts';
import { requestContext } from './platform/http/request-context.ts';
import { createServer } from './platform/http/server.ts';
import { directoryOf, registerCellCalls } from '#platform/cells';
import { elsewhere, guestAnswers } from '#people/guests';
import { classAnswer } from '#people/join-requests';
import { recordCrash } from '#platform/jobs';
import { noteWorkUnderWay } from './platform/http/work.ts';
import { metricsOf } from './metrics.ts';
import { bindModules } from './modules.ts';
import './wiring.ts';
import {
  Authenticator,
  expectConfirmation,
  recordSupportRead,
  registerSessionWatch,
  SessionWatch,
} from '#people/accounts';
import { onceByKey } from '#platform/idempotency';
import { attemptsOf, planSaves } from '#exam/attempts';
import { mayFetchMedia } from '#content/keys';
import { registerMediaFiles } from '#platform/media';
import { registerCovers } from '#content/series';
import { registerOneClickUnsubscribe } from '#platform/notices';
import { packageStoreOf, uploadBytesFor } from '#people/packages';
import { registerGatewaySimulator, registerPaymentNotifications } from '#commerce/payments';
import { chatFrameOf } from '#site/texts';
import { registerPartnerApi } from '#partners/callbacks';
import { isPartnerPage } from '#partners/launches';
import { wordsOfChapter } from '#site/page-texts';
import { framingOrigins, registerLti } from '#partners/lti';
import { authenticateClient } from '#people/partner-clients';

export interface AppOptions {
  readonly config: Config;
  readonly db: Database;
  /** Connections for what learners save, and for jobs; those of `db` when absent. */
  readonly saving?: Database;
  readonly background?: Database;
  /** A server that follows the database, for what may be seconds old. */
  readonly replica?: Database | null;
  now(): number;
  /** The database's clock; this machine's own when absent. */
  databaseNow?(): number;
  readonly log?: App['log'];
}

export interface ProductOptions extends AppOptions {
  readonly checkReplies: boolean;
  readonly logTo?: { write(line: string): void };
}

export interface Product {
  readonly app: App;
  readonly server: FastifyInstance;
  close(): Promise<void>;
}

/** The application context that services need, without an HTTP server. */
export function createApp({
  config,
  db,
  saving = db,
  background = db,
  replica = null,
  now,
  ...options
}: AppOptions): App {
  const databaseNow = options.databaseNow ?? Date.now;
  const log = options.log ?? (pino(loggerOptions(config.logLevel)) as unknown as App['log']);
  const random = (bytes: Uint8Array) => randomFillSync(bytes);
  return {
    db,
    saving,
    background,
    reading: new Reading({ primary: db, replica, databaseNow }),
    config,
    now,
    shift: () => now() - databaseNow(),
    random,
    newId: () => uuidv7(now(), random),
    health: new Health(),
    log,
  };
}

export async function createProduct({ checkReplies, logTo, ...options }: ProductOptions): Promise<Product> {
  const { config, db } = options;
  // The app logs by the server, which is made first.
  let chatFrame: () => string | null = () => null;
  const server = await createServer({
    config,
    now: () => options.now(),
    isPartnerPage: (slugs) => isPartnerPage({ db }, slugs),
    chapterWords: (chapter, locale) => wordsOfChapter({ db }, chapter, locale),
    frame: () => chatFrame(),
    framingOrigins: (url) => framingOrigins({ db }, url),
    ...(logTo && { logTo }),
  });
  const clock = movableClock(options.now);
  const app = createApp({ ...options, now: clock.now, log: server.log });
  chatFrame = chatFrameOf(app);
  const watch = new SessionWatch(app);
  const authenticator = new Authenticator(app, watch);
  const packages = packageStoreOf(app);
  noteWorkUnderWay(server, (crash) => void recordCrash(app, crash));
  await Promise.all([authenticator.listen(), packages.listen()]);
  bindModules(server, {
    app,
    authenticate: (context) => authenticator.authenticate(context),
    authenticateClient,
    expectConfirmation,
    recordSupport: recordSupportRead,
    isAttemptAt: ({ app }, one) => attemptsOf(app).isAt(one),
    refuseOutsideRoom: ({ app }, { studentId, ...of }) => attemptsOf(app).refuseOutsideRoom(studentId, of),
    elsewhere,
    onceByKey,
    uploadBytes: uploadBytesFor,
    checkReplies,
  });
  registerMediaFiles(server, app, async (request, reply, id) => {
    const context = requestContext(app, request, reply);
    const actor = await authenticator.authenticate(context);
    const decision = await mayFetchMedia(context, actor, id);
    if (decision.allowed) return { keep: decision.keep };
    if (!actor) return { refused: 401 };
    const missing = new AppError('NOT_FOUND');
    const outcome = await elsewhere(Object.assign(context, { actor }), missing, id);
    if (outcome !== missing) throw outcome;
    return { refused: 404 };
  });
  registerCellCalls(server, app, { ...guestAnswers, CLASS: classAnswer });
  registerCovers(server, app);
  registerPartnerApi(server);
  registerLti(server, app);
  registerOneClickUnsubscribe(server, app);
  registerPaymentNotifications(server, app);
  registerGatewaySimulator(server, app);
  registerSessionWatch(server, app, authenticator, watch);
  registerHealth(server, app, planSaves);
  registerMetrics(server, app, metricsOf(app, watch));
  registerDevelopment(server, clock, config.development && !config.production, (to) => newestOutboxMessages(db, to));
  await server.ready();
  return {
    app,
    server,
    async close() {
      await server.close();
      await Promise.all([authenticator.stop(), packages.stop(), directoryOf(app)?.close()]);
    },
  };
}
