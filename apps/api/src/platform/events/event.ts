/** What an event and a listener are. A domain declares its events in `<domain>.events.ts`. */
import type { z } from 'zod';
import type { Db } from '#db';
import type { App } from '../http/context.ts';

/** A fact that others may react to, declared by the domain that makes it true. */
export interface EventKind<Payload> {
  /** `noun-verb`, in the past tense. Stored, so it never changes. */
  readonly kind: string;
  /**
   * Ids, numbers, moments and codes, never names, contacts or texts: rows of events outlive a deleted account. A stored
   * payload must stay readable, so a later field is optional.
   */
  readonly payload: z.ZodType<Payload>;
  /** What the event is about, such as `assignment <id>`: a listener hears the events of a subject in their order. */
  subject(payload: Payload): string;
  /** Why nothing listens to it yet; only for a kind without listeners. */
  readonly unheard?: string;
}

export type AnyEventKind = Omit<EventKind<unknown>, 'subject'> & { subject(payload: never): string };

export const defineEvent = <Payload>(
  event: Omit<EventKind<Payload>, 'subject'> & { subject(payload: NoInfer<Payload>): string },
): EventKind<Payload> => event;

export interface HearingContext {
  readonly app: App;
  /** The transaction that also marks the event as delivered. */
  readonly db: Db;
  /** The moment of the event, in milliseconds. */
  readonly at: number;
  /** The moment of the delivery, in milliseconds. */
  readonly now: number;
}

/** What a listener does with events of one kind. */
export interface Hearing {
  readonly event: AnyEventKind;
  hear(context: HearingContext, payload: unknown): Promise<void>;
}

export const on = <Payload>(
  event: EventKind<Payload>,
  hear: (context: HearingContext, payload: Payload) => Promise<void>,
): Hearing => ({ event, hear: (context, payload) => hear(context, event.payload.parse(payload)) });

/**
 * Hears the events that are emitted while it is registered, each once: its work is in the transaction that marks the
 * delivery. Work outside the database, such as a mail, is a job that it enqueues there.
 */
export interface EventListener {
  /** `module.what-it-does`. Stored with each delivery, so it never changes. */
  readonly name: string;
  /** The kinds that it hears. Those about one subject reach it in order, whatever their kind. */
  readonly hears: readonly Hearing[];
}

const registered = new Map<string, EventListener>();

/** For `listeners.ts`, and for tests. */
export function registerListeners(listeners: readonly EventListener[]): void {
  for (const listener of listeners) registered.set(listener.name, listener);
}

export const findOptionalListener = (name: string): EventListener | undefined => registered.get(name);

export const listenersTo = (kind: string): string[] =>
  [...registered.values()].flatMap(({ name, hears }) => (hears.some(({ event }) => event.kind === kind) ? [name] : []));

export const listenerNames = (): string[] => [...registered.keys()];
