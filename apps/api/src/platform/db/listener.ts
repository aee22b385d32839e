/**
 * A connection that receives PostgreSQL's NOTIFY and reconnects after it was lost. LISTEN succeeds also where nothing
 * ever arrives: a pooler gives the connection to another client after it. So the listener counts as listening only when
 * a message that it sends itself by the pool has arrived, and sends itself one again and again.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from './index.ts';

export interface ListenerOptions {
  /** The address of the server itself. */
  readonly url: string;
  /** The connections by which this process's own messages are sent. */
  readonly pool: Database;
  readonly channel: string;
  readonly proveEveryMs?: number;
  readonly proofWithinMs?: number;
  /** Called for each message, in the order of the commits that sent them. */
  onMessage(payload: string): void;
  /** Called when the connection is lost. Messages sent until `listening` is true again are lost. */
  onLost(): void;
}

const retryMs = 500;
/** How soon the first message to itself has to arrive, and each later one. */
const firstProofMs = 2_000;
const laterProofMs = 10_000;

export class Listener {
  readonly #options: ListenerOptions;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  /** Called when the message to itself arrives. */
  #proven: () => void = () => {};

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  /** True while the connection is up and messages arrive. */
  get listening(): boolean {
    return this.#client !== undefined;
  }

  /** Resolves after the first try; a failed one is repeated until `stop`. */
  async start(): Promise<void> {
    const { url, channel, onMessage } = this.#options;
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    // Its own, so that no other process hears its messages to itself.
    const own = `proof_${randomUUID()}`;
    client.on('error', () => {});
    client.on('notification', ({ channel: from, payload }) => {
      if (from === own) this.#proven();
      else onMessage(payload ?? '');
    });
    try {
      await client.connect();
      // One statement, so that both channels are of one connection.
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}; LISTEN ${client.escapeIdentifier(own)}`);
      if (!(await this.#hears(own, firstProofMs))) throw new Error('no message arrives');
      if (this.#stopped) return await client.end();
      client.once('end', () => this.#lost(client));
      this.#client = client;
      this.#proveLater(client, own);
    } catch {
      close(client);
      this.#lost();
    }
  }

  /** Throws when the message could not be sent. */
  async #hears(own: string, withinMs: number): Promise<boolean> {
    const arrived = new Promise<true>((resolve) => (this.#proven = () => resolve(true)));
    await sql`SELECT pg_notify(${own}, '')`.execute(this.#options.pool);
    const over = new AbortController();
    const late = delay(this.#options.proofWithinMs ?? withinMs, false, { signal: over.signal, ref: false });
    return Promise.race([arrived, late.catch(() => false)]).finally(() => over.abort());
  }

  #proveLater(client: pg.Client, own: string): void {
    this.#timer = setTimeout(() => {
      // A pool that is busy or away says nothing about this connection.
      void this.#hears(own, laterProofMs)
        .catch(() => true)
        .then((hears) => {
          if (this.#client !== client) return;
          if (hears) this.#proveLater(client, own);
          else close(client);
        });
    }, this.#options.proveEveryMs ?? 30_000).unref();
  }

  #lost(client?: pg.Client): void {
    if (client && this.#client !== client) return;
    clearTimeout(this.#timer);
    this.#client = undefined;
    this.#options.onLost();
    if (!this.#stopped) this.#timer = setTimeout(() => void this.start(), retryMs);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => {});
  }
}

/** Without a farewell, which a server that does not answer would never take. */
const close = (client: pg.Client): void =>
  void (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
