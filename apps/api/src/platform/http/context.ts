import type { Actor, ClientApp } from '@vumon/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db, Reading } from '#db';
import type { Config } from '../../config.ts';
import type { Health } from '../health.ts';

/** Services that live as long as the process: made once in main.ts, passed to every module. */
export interface App {
  readonly db: Database;
  /** Connections of their own for what learners save, so that nothing else can take them all. */
  readonly saving: Database;
  /** Connections for jobs, whose statements may take long. */
  readonly background: Database;
  /** What routes that may lag read from. */
  readonly reading: Reading;
  readonly config: Config;
  /** Milliseconds since the epoch; the only clock that services may read. It follows the database's clock. */
  now(): number;
  /** By how much `now` is ahead of the database's clock: tests and demos move it. For statements that read that clock. */
  shift(): number;
  readonly health: Health;
  /** Fills with secure randomness. */
  random(bytes: Uint8Array): Uint8Array;
  /** A new time-ordered id. */
  newId(): string;
  readonly log: FastifyBaseLogger;
}

/** Values of one request. */
export interface RequestContext {
  readonly app: App;
  readonly db: Database;
  /** Time of the request in milliseconds since the epoch; the same for all its steps. */
  readonly now: number;
  readonly locale: 'vi' | 'en';
  readonly requestId: string;
  readonly address: string;
  /** The request came to the address of this cell (`/at/c07/…`), so it is answered here. */
  readonly addressed: boolean;
  readonly userAgent: string;
  readonly log: FastifyBaseLogger;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  clearCookie(name: string): void;
  /** The pass of a guest of this cell. Browsers send it to this cell's address alone (`/at/c07/`). */
  readonly guestPass: string | undefined;
  setGuestPass(cell: string, pass: string, maxAgeSeconds: number): void;
  header(name: string): string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface SignedInContext extends RequestContext {
  readonly actor: Actor;
}

/** What a rule needs of a request: who acts, when, and the connection or the transaction it works in. */
export interface ActorContext {
  readonly db: Db;
  readonly actor: Actor;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The same for functions that create objects, which need new ids. */
export interface CreatorContext extends ActorContext {
  readonly app: Pick<App, 'newId'>;
}

/** Context of a route that does not need a signed-in user: the caller is anonymous, a user, or a partner's client. */
export interface CallerContext extends RequestContext {
  readonly actor: Actor | null;
  readonly client: ClientApp | null;
}

export interface UploadedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A handler may answer with a file instead of JSON. */
export interface FileReply {
  readonly file: Buffer | NodeJS.ReadableStream;
  readonly name: string;
  readonly mime: string;
  /** Default attachment. */
  readonly inline?: boolean;
  /** Default 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}
