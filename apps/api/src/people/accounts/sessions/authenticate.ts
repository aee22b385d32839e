/**
 * Finds the actor of a request by its token. A process caches actors until their token expires, so that saving answers needs
 * no query of the accounts; PostgreSQL's NOTIFY tells every process at once which actors have changed.
 */
import { featuresOf, type Actor } from '@vumon/domain';
import { Listener } from '#db';
import { catalogueFor, packageStoreOf, type StoreContext } from '#people/packages';
import type { App, RequestContext } from '../../../platform/http/context.ts';
import { roleOf } from '../roles.ts';
import type { SessionWatch } from './session-watch.ts';
import type { SessionContext } from './sessions.service.ts';
import { findActor, findUserFacts, type ActorRow, type UserFacts } from './sessions.queries.ts';
import { mayBeLookedAt } from '../support/who.ts';
import { hashToken } from '../../../platform/crypto/token-hash.ts';

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
  /** Replaced at every message and every lost connection: an actor that was read before may be outdated. */
  #heard = Symbol();

  /** `limit`: most actors in memory. */
  constructor(app: App, watch: Pick<SessionWatch, 'changed' | 'closeAll'>, limit = actorsInMemory) {
    this.#app = app;
    this.#limit = limit;
    this.#listener = new Listener({
      url: app.config.directUrl,
      pool: app.db,
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
    // An actor contains the features of its package.
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
    const token = header?.startsWith('Bearer ') ? header.slice(7) : (context.guestPass ?? context.cookie('session'));
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
    const actor = await this.#actorOfSession(row, context.now);
    // Cached only if the process was listening during the query and received no notification of a change.
    if (heard === this.#heard) {
      if (this.#known.size >= this.#limit) this.#known.delete(this.#known.keys().next().value!);
      this.#known.set(key, {
        actor,
        expiresAt: validUntil(
          Math.min(row.accessExpiresAt.getTime(), row.supportEndsAt?.getTime() ?? Infinity),
          actor.packageEndsAt,
          context.now,
        ),
      });
    }
    return actor;
  }

  async #actorOfSession(row: ActorRow, now: number): Promise<Actor> {
    const context = { app: this.#app, db: this.#app.db, now };
    const found = await actorOf(context, row, row.sessionId);
    if (row.supportUserId !== null) {
      // Staff who are administrators no more, or who look at a locked account, are themselves again.
      const user = found.role === 'ADMIN' ? await actorOfUser(context, row.supportUserId) : null;
      if (user && mayBeLookedAt(user.role))
        return {
          ...user,
          sessionId: row.sessionId,
          support: { id: row.supportId!, staffId: found.userId, endsAt: row.supportEndsAt!.getTime() },
        };
    }
    if (row.guest) return { ...found, guest: true };
    return row.onlyAssignmentId === null ? found : { ...found, onlyAssignmentId: row.onlyAssignmentId };
  }

  #forgetAll(): void {
    this.#heard = Symbol();
    this.#known.clear();
  }

  #forget(userId: string): void {
    this.#heard = Symbol();
    for (const [key, { actor }] of this.#known)
      if (actor.userId === userId || actor.support?.staffId === userId) this.#known.delete(key);
  }
}

/** When a package ends, a lower one that runs in parallel applies, so the actor has to be read again. */
function validUntil(tokenEndsAt: number, packageEndsAt: number | null, now: number): number {
  return packageEndsAt !== null && packageEndsAt > now ? Math.min(tokenEndsAt, packageEndsAt) : tokenEndsAt;
}

/** For what is done with the rights of a user who makes no request at that moment: a learner accepts a teacher's invitation, or a job runs. */
export async function actorOfUser(context: SessionContext, userId: string): Promise<Actor | null> {
  const row = await findUserFacts(context.db, userId, new Date(context.now));
  return row ? actorOf(context, row, '') : null;
}

async function actorOf(
  context: StoreContext,
  { userId, role, isAdmin, packageCode, packageEndsAt }: UserFacts,
  sessionId: string,
): Promise<Actor> {
  return {
    userId,
    sessionId,
    role: roleOf({ role, isAdmin }),
    packageCode,
    features: featuresOf(await catalogueFor(context), packageCode),
    packageEndsAt: packageEndsAt?.getTime() ?? null,
  };
}
