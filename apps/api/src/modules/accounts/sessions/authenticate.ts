/**
 * From a request's token to its actor. Actors are kept in memory until their token expires, so that saving answers asks
 * the database nothing; PostgreSQL's NOTIFY tells every process at once what is no longer true.
 */
import { featuresOf, type Actor } from '@vumon/domain';
import { Listener } from '#db';
import { catalogueFor, packageStoreOf } from '#modules/packages';
import type { App, RequestContext } from '../../../http/context.ts';
import { roleOf } from '../roles.ts';
import type { SessionWatch } from './session-watch.ts';
import type { Db } from '#db';
import { findActor, findUserFacts, type UserFacts } from './sessions.queries.ts';
import { hashToken } from '../../../crypto/token-hash.ts';

const actorsInMemory = 50_000;

interface Known {
  readonly actor: Actor;
  readonly expiresAt: number;
}

export class Authenticator {
  readonly #app: App;
  readonly #known = new Map<string, Known>();
  readonly #listener: Listener;
  readonly #limit: number;
  /** A new one with every message and every lost connection: what was read before may already be wrong. */
  #heard = Symbol();

  /** `limit`: most actors in memory. */
  constructor(app: App, watch: Pick<SessionWatch, 'changed' | 'closeAll'>, limit = actorsInMemory) {
    this.#app = app;
    this.#limit = limit;
    this.#listener = new Listener({
      url: app.config.databaseUrl,
      channel: 'actors_changed',
      onMessage: (userId) => {
        this.#forget(userId);
        void watch.changed(userId);
      },
      onLost: () => {
        this.#forgetAll();
        watch.closeAll();
      },
    });
    // What a package opens is part of an actor.
    packageStoreOf(app).onChange(() => this.#forgetAll());
  }

  get listening(): boolean {
    return this.#listener.listening;
  }

  listen(): Promise<void> {
    return this.#listener.start();
  }

  stop(): Promise<void> {
    return this.#listener.stop();
  }

  async authenticate(context: RequestContext): Promise<Actor | null> {
    const header = context.header('user-authorization');
    const token = header?.startsWith('Bearer ') ? header.slice(7) : context.cookie('session');
    if (!token || token.length > 200) return null;
    const hash = hashToken(token);
    const key = hash.toString('base64');
    const known = this.#known.get(key);
    if (known) {
      this.#known.delete(key);
      if (known.expiresAt > context.now) {
        this.#known.set(key, known);
        return known.actor;
      }
    }
    const heard = this.#listener.listening ? this.#heard : null;
    const row = await findActor(this.#app.db, hash, new Date(context.now));
    if (!row) return null;
    const actor = await actorOf({ app: this.#app, db: this.#app.db }, row, row.sessionId);
    // Remembered only when the process listened all the while and heard of no change.
    if (heard === this.#heard) {
      if (this.#known.size >= this.#limit) this.#known.delete(this.#known.keys().next().value!);
      this.#known.set(key, {
        actor,
        expiresAt: validUntil(row.accessExpiresAt.getTime(), actor.packageEndsAt, context.now),
      });
    }
    return actor;
  }

  #forgetAll(): void {
    this.#heard = Symbol();
    this.#known.clear();
  }

  #forget(userId: string): void {
    this.#heard = Symbol();
    for (const [key, { actor }] of this.#known) if (actor.userId === userId) this.#known.delete(key);
  }
}

/** A package that ends may make way for another that runs on below it. */
function validUntil(tokenEndsAt: number, packageEndsAt: number | null, now: number): number {
  return packageEndsAt !== null && packageEndsAt > now ? Math.min(tokenEndsAt, packageEndsAt) : tokenEndsAt;
}

/** A teacher in whose name something is done that somebody else asks for, such as a learner who accepts an invitation. */
export async function actorOfUser(app: App, db: Db, userId: string, now: number): Promise<Actor | null> {
  const row = await findUserFacts(db, userId, new Date(now));
  return row ? actorOf({ app, db }, row, '') : null;
}

async function actorOf(
  context: { readonly app: App; readonly db: Db },
  { userId, role, isAdmin, packageCode, packageEndsAt }: UserFacts,
  sessionId: string,
): Promise<Actor> {
  return {
    userId,
    sessionId,
    role: roleOf({ role, is_admin: isAdmin }),
    packageCode,
    features: featuresOf(await catalogueFor(context), packageCode),
    packageEndsAt: packageEndsAt?.getTime() ?? null,
  };
}
