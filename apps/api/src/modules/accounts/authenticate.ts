/**
 * From a request's token to its actor. Actors are kept in memory until their token expires, so that saving answers asks
 * the database nothing; PostgreSQL's NOTIFY tells every process at once what is no longer true.
 */
import pg from 'pg';
import type { Actor } from '@vumon/domain';
import type { App, RequestContext } from '../../http/context.ts';
import { roleOf } from './roles.ts';
import { findActor } from './sessions.queries.ts';
import { hashToken } from './tokens.ts';

const channel = 'actors_changed';
const limit = 50_000;

interface Known {
  readonly actor: Actor;
  readonly expiresAt: number;
}

export class Authenticator {
  readonly #app: App;
  readonly #known = new Map<string, Known>();
  #listener: pg.Client | undefined;
  /** Without a listener nothing is remembered: a revocation could not be heard. */
  #listening = false;
  #stopped = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(app: App) {
    this.#app = app;
  }

  async listen(): Promise<void> {
    if (this.#stopped) return;
    const client = new pg.Client({ connectionString: this.#app.config.databaseUrl, keepAlive: true });
    const lost = () => {
      if (this.#listener !== client && this.#listening) return;
      this.#listening = false;
      this.#known.clear();
      client.removeAllListeners('end');
      if (!this.#stopped) this.#retry = setTimeout(() => void this.listen(), 500);
    };
    client.on('error', () => {});
    client.on('end', lost);
    client.on('notification', ({ payload }) => this.#forget(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      this.#listener = client;
      this.#listening = true;
    } catch {
      lost();
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#listener?.end().catch(() => {});
  }

  async authenticate(context: RequestContext): Promise<Actor | null> {
    const header = context.header('user-authorization');
    const token = header?.startsWith('Bearer ') ? header.slice(7) : context.cookie('session');
    if (!token || token.length > 200) return null;
    const hash = hashToken(token);
    const key = hash.toString('base64');
    const known = this.#known.get(key);
    if (known && known.expiresAt > context.now) return known.actor;
    this.#known.delete(key);
    const row = await findActor(this.#app.db, hash, new Date(context.now));
    if (!row) return null;
    const actor: Actor = {
      userId: row.userId,
      sessionId: row.sessionId,
      role: roleOf({ role: row.role, is_admin: row.isAdmin }),
      packageCode: row.packageCode,
      packageEndsAt: row.packageEndsAt?.getTime() ?? null,
    };
    if (this.#listening) {
      if (this.#known.size >= limit) this.#known.delete(this.#known.keys().next().value!);
      this.#known.set(key, { actor, expiresAt: row.accessExpiresAt.getTime() });
    }
    return actor;
  }

  /** `payload` is a user's id. */
  #forget(payload: string): void {
    for (const [key, { actor }] of this.#known) if (actor.userId === payload) this.#known.delete(key);
  }
}
