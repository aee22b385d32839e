/** A connection that receives PostgreSQL's NOTIFY and reconnects after it was lost. */
import pg from 'pg';

export interface ListenerOptions {
  readonly url: string;
  readonly channel: string;
  /** Called for each message, in the order of the commits that sent them. */
  onMessage(payload: string): void;
  /** Called when the connection is lost. Messages sent until `listening` is true again are lost. */
  onLost(): void;
}

const retryMs = 500;

export class Listener {
  readonly #options: ListenerOptions;
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;

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
    client.on('error', () => {});
    client.on('notification', ({ payload }) => onMessage(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      client.once('end', () => this.#lost());
      if (this.#stopped) await client.end();
      else this.#client = client;
    } catch {
      await client.end().catch(() => {});
      this.#lost();
    }
  }

  #lost(): void {
    this.#client = undefined;
    this.#options.onLost();
    if (!this.#stopped) this.#retry = setTimeout(() => void this.start(), retryMs);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => {});
  }
}
