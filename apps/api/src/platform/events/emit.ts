/** Writing events, in the transaction that makes them true. */
import type { Db } from '#db';
import { deliverEventsJob } from './deliver.ts';
import { listenersTo, type EventKind } from './event.ts';
import { insertEvents } from './events.queries.ts';

export interface EmitContext {
  /** The transaction: the events exist when it is committed, and never when it is rolled back. */
  readonly db: Db;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** One statement for all of them, and none while nothing listens to their kind. */
export async function emitEach<Payload>(
  { db, now }: EmitContext,
  event: EventKind<Payload>,
  payloads: readonly NoInfer<Payload>[],
): Promise<void> {
  if (!db.isTransaction) throw new Error(`the event ${event.kind} is emitted outside a transaction`);
  const listeners = listenersTo(event.kind);
  if (listeners.length === 0 || payloads.length === 0) return;
  const events = payloads.map((payload) => ({
    subject: event.subject(payload),
    payload: event.payload.parse(payload),
  }));
  await insertEvents(db, events, { kind: event.kind, at: new Date(now), listeners, wakes: deliverEventsJob });
}

export const emit = <Payload>(
  context: EmitContext,
  event: EventKind<Payload>,
  payload: NoInfer<Payload>,
): Promise<void> => emitEach(context, event, [payload]);
