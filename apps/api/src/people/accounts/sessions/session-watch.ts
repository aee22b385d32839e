/**
 * Notifies open pages at once that their session has ended, or that role or package have changed, by a stream of
 * events to each page that is in view. Decision 0009 has measurements of its cost.
 */
import type { ServerResponse } from 'node:http';
import { AppError, type Actor } from '@vumon/domain';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../../platform/http/context.ts';
import { requestContext } from '../../../platform/http/request-context.ts';
import type { Authenticator } from './authenticate.ts';
import { liveAmong } from './sessions.queries.ts';

/** Each stream gets a keep-alive comment every this many seconds, so that proxies do not close it; one slot of streams is written every second. */
const slots = 25;
const limit = 20_000;
const limitOfSession = 10;
/** A stream with this many unread bytes is closed: its page no longer reads. */
const unreadBytes = 16 * 1024;

interface Stream {
  readonly sessionId: string;
  readonly userId: string;
  readonly out: ServerResponse;
}

/** Whose session it is: that of the staff who look at an account. */
const holderOf = ({ userId, sessionId, support }: Actor) => ({ userId: support?.staffId ?? userId, sessionId });

export class SessionWatch {
  readonly #app: App;
  readonly #streams = new Map<string, Set<Stream>>();
  readonly #slots: Set<Stream>[] = Array.from({ length: slots }, () => new Set());
  readonly #timer: NodeJS.Timeout;
  #count = 0;
  #slot = 0;
  #closing = false;

  constructor(app: App) {
    this.#app = app;
    this.#timer = setInterval(() => this.#beat(), 1_000).unref();
  }

  get count(): number {
    return this.#count;
  }

  /** Whether one more stream of this session may be opened. */
  hasRoomFor(actor: Actor): boolean {
    const { userId, sessionId } = holderOf(actor);
    if (this.#closing || this.#count >= limit) return false;
    return (
      [...(this.#streams.get(userId) ?? [])].filter((stream) => stream.sessionId === sessionId).length < limitOfSession
    );
  }

  /** Takes over the response of a request whose headers are not yet sent. */
  async open(actor: Actor, out: ServerResponse): Promise<void> {
    const { userId, sessionId } = holderOf(actor);
    const stream: Stream = { userId, sessionId, out };
    const own = this.#streams.get(userId) ?? new Set();
    this.#streams.set(userId, own.add(stream));
    const slot = this.#slots[this.#count % slots]!.add(stream);
    this.#count += 1;
    out.once('close', () => {
      this.#count -= 1;
      slot.delete(stream);
      own.delete(stream);
      if (own.size === 0 && this.#streams.get(userId) === own) this.#streams.delete(userId);
    });
    out.flushHeaders();
    // Covers a session that ended between reading its token and registering the stream.
    await this.#tell(userId, null);
  }

  /** Something about a user has changed, in whichever process. */
  changed(userId: string): Promise<void> {
    return this.#tell(userId, 'changed');
  }

  async #tell(userId: string, news: 'changed' | null): Promise<void> {
    const own = this.#streams.get(userId);
    if (!own) return;
    const live = await liveAmong(
      this.#app.db,
      userId,
      [...new Set([...own].map((stream) => stream.sessionId))],
      new Date(this.#app.now()),
    ).catch(() => null);
    // If the database does not reply, the stream is closed, and the page connects again.
    for (const stream of own) {
      if (live === null) stream.out.end();
      else if (!live.has(stream.sessionId)) this.#end(stream);
      else if (news !== null) send(stream, news);
    }
  }

  #end(stream: Stream): void {
    send(stream, 'ended');
    stream.out.end();
  }

  #beat(): void {
    this.#slot = (this.#slot + 1) % slots;
    for (const { out } of this.#slots[this.#slot]!) {
      if (out.writableLength > unreadBytes) out.destroy();
      else out.write(':\n\n');
    }
  }

  /** Pages reconnect by themselves, to this process or another. */
  closeAll(): void {
    for (const own of this.#streams.values()) for (const { out } of own) out.end();
  }

  stop(): void {
    this.#closing = true;
    clearInterval(this.#timer);
    this.closeAll();
  }
}

function send({ out }: Stream, event: 'ended' | 'changed'): void {
  if (!out.writableEnded) out.write(`event: ${event}\ndata:\n\n`);
}

/** Not a route of the contract, because it is a stream that stays open as long as the page. */
export function registerSessionWatch(
  server: FastifyInstance,
  app: App,
  authenticator: Authenticator,
  watch: SessionWatch,
): void {
  server.addHook('preClose', (done) => {
    watch.stop();
    done();
  });
  server.get('/api/account/sessions/watch', { config: { endless: true } }, async (request, reply) => {
    const actor = await authenticator.authenticate(requestContext(app, request, reply));
    if (!actor) throw new AppError('UNAUTHORISED');
    // Without the listener this process would not notice revoked sessions.
    if (!authenticator.listening || !watch.hasRoomFor(actor))
      throw new AppError('SERVER_BUSY', { retryAfterSeconds: 30 });
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    await watch.open(actor, reply.raw);
  });
}
