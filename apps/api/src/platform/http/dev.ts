/**
 * Development tools: the OpenAPI document and its viewer, a clock that can be moved, and the outbox of messages not
 * sent. They only accept requests from the machine itself, in development or with the data folder of the demo; never
 * in production.
 */
import { AppError } from '@vumon/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isForwarded } from './forwarded.ts';
import { openApi } from './openapi.ts';

export interface MovableClock {
  now(): number;
  offset: number;
}

/** The clock of the process, with an offset that tests and demos may set. */
export function movableClock(now: () => number): MovableClock {
  const clock = { offset: 0, now: () => now() + clock.offset };
  return clock;
}

const clockBody = z.strictObject({
  offsetMs: z
    .number()
    .int()
    .min(-10 * 365 * 86_400_000)
    .max(10 * 365 * 86_400_000),
});

/** Requests through a proxy on the same machine have a local address too, but name the client in a header. */
function expectFromHere(request: FastifyRequest): void {
  if (isForwarded(request.headers) || !/^(?:127\.|::1$|::ffff:127\.)/.test(request.ip)) throw new AppError('NOT_FOUND');
}

/** A message as the outbox stores it. */
interface StoredMessage {
  readonly id: string;
  readonly channel: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  readonly html: string | null;
  readonly sent_at: Date;
}
type Outbox = (recipient: string | undefined) => Promise<readonly StoredMessage[]>;

export function registerDevelopment(
  server: FastifyInstance,
  clock: MovableClock,
  opened: boolean,
  outbox: Outbox,
): void {
  let document: string | undefined;
  server.get('/api/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send((document ??= JSON.stringify(openApi()))),
  );
  if (!opened) return;
  server.get('/dev/api', (request, reply) => {
    expectFromHere(request);
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(page());
  });
  server.get('/dev/outbox', async (request, reply) => {
    expectFromHere(request);
    const asked = z.object({ to: z.string().optional(), format: z.string().optional(), html: z.uuid().optional() });
    const { to, format, html } = asked.parse(request.query);
    const messages = await outbox(to);
    if (format === 'json') return { result: true, data: messages };
    const one = messages.find(({ id }) => id === html);
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(one?.html ?? outboxPage(messages));
  });
  server.get('/dev/clock', (request) => {
    expectFromHere(request);
    return { result: true, data: { now: new Date(clock.now()).toISOString(), offsetMs: clock.offset } };
  });
  server.post('/dev/clock', (request) => {
    expectFromHere(request);
    const body = clockBody.safeParse(request.body);
    if (!body.success) throw new AppError('BODY_INVALID', { fields: [{ path: 'offsetMs', code: 'invalid' }] });
    clock.offset = body.data.offsetMs;
    return { result: true, data: { now: new Date(clock.now()).toISOString(), offsetMs: clock.offset } };
  });
}

function outboxPage(messages: readonly StoredMessage[]): string {
  const rows = messages.map(
    ({ id, channel, recipient, subject, body, html, sent_at: at }) =>
      `<article><h2>${escape(recipient)} <small>${channel}, ${at.toISOString()}</small></h2>${subject === null ? '' : `<p><b>${escape(subject)}</b></p>`}<pre>${escape(body)}</pre>${html === null ? '' : `<a href="/dev/outbox?html=${id}">HTML</a>`}</article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><meta name="viewport" content="width=device-width"><style>:root{color-scheme:light dark;font:14px/22px system-ui}body{max-width:720px;margin:32px auto;padding:0 16px}article{border-top:1px solid #8884}h2{font-size:14px}small{font-weight:400;opacity:.75}pre{white-space:pre-wrap;padding:12px;background:#8881;border-radius:8px}</style><h1>Outbox</h1><p>Messages that this machine did not send, the newest first.</p>${rows.join('')}</html>`;
}

interface Operation {
  summary: string;
  description: string;
  parameters: unknown[];
  requestBody?: unknown;
  responses: Record<string, { description: string; content?: unknown }>;
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const block = (title: string, value: unknown): string =>
  value === undefined || (Array.isArray(value) && value.length === 0)
    ? ''
    : `<h3>${title}</h3><pre>${escape(JSON.stringify(value, null, 2))}</pre>`;

function page(): string {
  const { paths } = openApi() as { paths: Record<string, Record<string, Operation>> };
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { 200: done, ...failures } = operation.responses;
      const list = Object.entries(failures)
        .map(([status, { description }]) => `<li><b>${status}</b> ${escape(description)}</li>`)
        .join('');
      return `<details><summary><code>${method.toUpperCase().padEnd(6)} ${escape(path)}</code> ${escape(operation.summary)}</summary><p>${escape(operation.description)}</p>${block('Parameters', operation.parameters)}${block('Body', operation.requestBody)}${block('Reply', done?.content)}<h3>Errors</h3><ul>${list}</ul></details>`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>API</title><meta name="viewport" content="width=device-width"><style>:root{color-scheme:light dark;font:14px/22px system-ui}body{max-width:1000px;margin:32px auto;padding:0 16px}details{border-top:1px solid #8884}summary{padding:8px 0;cursor:pointer}code{font-weight:600;white-space:pre}pre{overflow:auto;padding:12px;background:#8881;border-radius:8px}</style><h1>API</h1><p>${rows.length} operations. The document: <a href="/api/openapi.json">/api/openapi.json</a></p>${rows.join('')}</html>`;
}
