/**
 * How a route is declared: as data, from which the server binds it and the client gets its types. OpenAPI and the tests
 * of access are derived from it too.
 */
import type { ErrorCode, Feature, Role, UploadSetting } from '@vumon/domain';
import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `GET /itf/class/{id}`; every path is below /api. */
export type RouteKey = `${Method} /${string}`;

/**
 * What a second call of a POST does, such as the second click of a double click, or a repetition after a lost reply.
 *
 * `key`: it would make a second object or do something again. A caller sends the header `Idempotency-Key`, and every
 * further call with the same key gets the first reply. `natural`: it finds things done and makes no second object.
 */
export type Idempotency = 'key' | 'natural';

export interface RouteSpec {
  /** One line for OpenAPI. */
  readonly summary: string;
  /**
   * `public`: no session needed. `signed-in`: any role. Otherwise the roles that may call the route, and `client-app`
   * for partners' clients with their own token; the service still checks access to the object.
   */
  readonly access: 'public' | 'signed-in' | readonly (Role | 'client-app')[];
  /** What a caller without a session is told, instead of UNAUTHORISED. */
  readonly signedOut?: ErrorCode;
  /**
   * What a session from a partner's launch, which opens one assignment, may call; all other routes that are not public
   * are refused to it. `own`: shows nothing but the learner's own session. `assignment`, `attempt`: the id in the path, or
   * `attemptId` in the body, must be that assignment's.
   */
  readonly launched?: 'own' | 'assignment' | 'attempt';
  /**
   * What a learner may call as a guest of another cell. When what the path names is not found, the request of a learner
   * who is a guest somewhere is sent there. Routes that open one assignment or attempt (`launched`) are so without saying it.
   */
  readonly guests?: true;
  /**
   * Takes the test that the path names. Like all routes of an attempt (`launched`), it is refused to a learner's own
   * session where the test is taken in a room alone.
   */
  readonly takes?: true;
  /**
   * What somebody of the staff may call who looks at an account with its user's code: `shown` on what the user sees and
   * that contains no key, password, code or means of payment; `ends` on what ends it. Everything else is refused to them.
   */
  readonly support?: 'shown' | 'ends';
  /** What a caller is told whose id in the path or body (by its name) is blank, as after nothing was chosen. */
  readonly blank?: { readonly name: string; readonly code: ErrorCode };
  /**
   * What it shows may be some seconds old, and nothing that it decides depends on it: with `DATABASE_READING_URL` it is read
   * from a server that follows the primary. It writes nothing.
   */
  readonly mayLag?: true;
  /** Package feature a teacher needs. */
  readonly feature?: Feature;
  /**
   * Requires the password again (or a code to an own contact), so that somebody who finds an open session cannot use
   * the route. The ticket of `POST /account/confirm` is sent in the header `Confirmation`.
   */
  readonly confirmed?: true;
  /** Every POST says it. */
  readonly idempotency?: Idempotency;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /**
   * The texts of the body are a learner's answers, which are kept as they were written. All other texts lose their
   * invisible characters (`withoutInvisible`) before their schema reads them.
   */
  readonly verbatim?: true;
  /** `data` of the reply. `paged` adds `page`. */
  readonly reply?: z.ZodType;
  readonly paged?: boolean;
  /** Error codes of this route besides those that any route may return. */
  readonly errors?: readonly ErrorCode[];
  /**
   * One file as multipart in the field `file`; further fields are parsed with `body`. The value is its maximal size in
   * bytes, or the setting that contains it.
   */
  readonly upload?: { readonly maxBytes: number } | { readonly setting: UploadSetting };
  /** Replies with a file instead of JSON. */
  readonly file?: string;
  /** JSON body limit in bytes when it is not the default of 256 KiB. */
  readonly bodyLimit?: number;
}

/** Every POST says what a second call does; only reading is shown to staff, and may be of a replica. */
type Declared<T> = {
  [K in keyof T]: (K extends `POST ${string}` ? { readonly idempotency: Idempotency } : unknown) &
    (K extends `GET ${string}` ? unknown : { readonly support?: 'ends'; readonly mayLag?: never });
};

export function defineRoutes<const T extends Record<RouteKey, RouteSpec>>(routes: T & Declared<T>): T {
  return routes;
}

// ---- types of a route's input and output

type SchemaIn<S> = S extends z.ZodType ? z.input<S> : never;
type SchemaOut<S> = S extends z.ZodType ? z.output<S> : never;
type Part<S, N extends string, Direction extends 'in' | 'out'> =
  S extends Record<N, infer Schema extends z.ZodType>
    ? Direction extends 'out'
      ? { [K in N]: SchemaOut<Schema> }
      : undefined extends SchemaIn<Schema>
        ? { [K in N]?: SchemaIn<Schema> }
        : { [K in N]: SchemaIn<Schema> }
    : unknown;

/** Input as the client writes it. */
export type RouteInput<S> = Part<S, 'params', 'in'> & Part<S, 'query', 'in'> & Part<S, 'body', 'in'>;
/** Input as the server's handler gets it, validated. */
export type ParsedInput<S> = Part<S, 'params', 'out'> & Part<S, 'query', 'out'> & Part<S, 'body', 'out'>;
export type RouteReply<S> = S extends { reply: infer R extends z.ZodType } ? z.output<R> : null;

/**
 * Zero-based page, its size and how many there are in all; `more` says that `total` is only a lower bound, `incomplete`
 * that a part of the list could not be read: its cell did not answer.
 */
export interface PageInfo {
  page: number;
  size: number;
  total: number;
  more?: boolean;
  incomplete?: boolean;
}

export interface Paged<T> {
  items: T;
  page: PageInfo;
}

/** Whether guests of other cells may call the route. */
export const opensToGuests = ({ guests, launched }: Pick<RouteSpec, 'guests' | 'launched'>): boolean =>
  guests === true || launched === 'assignment' || launched === 'attempt';
