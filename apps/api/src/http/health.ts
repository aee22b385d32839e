/** Liveness, readiness and metrics endpoints. */
import { AppError } from '@vumon/domain';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isReady } from '#db';
import type { App } from './context.ts';
import { isEndless } from './server.ts';

export function registerHealth(
  server: FastifyInstance,
  app: App,
  gauges: Readonly<Record<string, () => number>>,
): void {
  server.get('/health/live', () => ({ status: 'live' }));
  server.get('/health/ready', async () => {
    if (!(await isReady(app.db))) throw new AppError('DATABASE_UNAVAILABLE', { retryAfterSeconds: 2 });
    return { status: 'ready' };
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to reply by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.15, 0.4, 1, 3, 10],
    registers: [registry],
  });
  for (const [name, read] of Object.entries(gauges)) {
    new Gauge({
      name,
      help: name.replaceAll('_', ' '),
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  }
  server.addHook('onResponse', async (request, reply) => {
    if (isEndless(request)) return;
    const route = (request.routeOptions.config as { route?: string }).route ?? request.routeOptions.url ?? 'unknown';
    durations.labels(route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
  });
  server.get('/metrics', async (request, reply) => {
    const token = app.config.metricsToken;
    const loopback = /^(127\.|::1$|::ffff:127\.)/.test(request.ip);
    if (token === null ? !loopback : request.headers.authorization !== `Bearer ${token}`)
      throw new AppError('NOT_FOUND');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
