/**
 * Delivering events to listeners. The events about one subject for one listener are a stream: one transaction at a time
 * works on it, in the order of the events. A delivery that fails stops its stream only, and is tried again by a job of
 * its own, which administrators see when it has failed in every attempt.
 */
import { z } from 'zod';
import { isDatabaseBusy, isDatabaseUnavailable, withTransaction, type Db } from '#db';
import { defineJob, enqueue, isQueued, type Job, type JobContext } from '#platform/jobs';
import { dayMs, minuteMs } from '../clock.ts';
import { findOptionalListener, listenerNames } from './event.ts';
import {
  deleteHeard,
  findOptionalNext,
  findOptionalSubject,
  listSetAside,
  lockStream,
  markDelivered,
  pendingStreams,
  setAside,
  tryLockStream,
  type Delivery,
  type PendingEvent,
  type Stream,
} from './events.queries.ts';

type Context = Pick<JobContext, 'app' | 'log'>;

const streamsAtOnce = 100;
/** Deliveries of one job; then another one goes on, so that other jobs have their turn. */
const mostDeliveries = 1_000;
const daysKept = 14;

/** The effect of one event on one listener, and its mark. */
async function hear({ app }: Context, db: Db, listener: string, { id, kind, payload, at }: PendingEvent) {
  const hearing = findOptionalListener(listener)?.hears.find(({ event }) => event.kind === kind);
  // A later release may hear fewer kinds than the one that emitted the event.
  await hearing?.hear({ app, db, at: at.getTime(), now: app.now() }, payload);
  await markDelivered(db, { listener, eventId: id }, new Date(app.now()));
}

/** False when nothing was delivered: another worker has the stream, its next event fails, or there is none. */
async function deliverNext(context: Context, stream: Stream): Promise<boolean> {
  const { app, log } = context;
  let failing: PendingEvent | undefined;
  try {
    return await withTransaction(app.background, async (db) => {
      if (!(await tryLockStream(db, stream))) return false;
      const next = await findOptionalNext(db, stream);
      if (!next) return false;
      failing = next;
      await hear(context, db, stream.listener, next);
      return true;
    });
  } catch (error) {
    // Without a database this job itself is tried again. A statement that took too long is the listener's fault.
    if (!failing || (isDatabaseUnavailable(error) && !isDatabaseBusy(error))) throw error;
    log.warn({ err: error, listener: stream.listener, event: failing.id, kind: failing.kind }, 'an event is set aside');
    await tryAgainLater(context, { listener: stream.listener, eventId: failing.id });
    return false;
  }
}

const keyOf = ({ listener, eventId }: Delivery) => `event ${eventId} for ${listener}`;
const firstRetryMs = 1_000;

async function tryAgainLater({ app }: Context, delivery: Delivery): Promise<void> {
  const now = app.now();
  await withTransaction(app.background, async (db) => {
    if (!(await setAside(db, delivery, new Date(now)))) return;
    const runAt = new Date(now + firstRetryMs);
    await enqueue({ db }, deliverAgainJob, delivery, { key: keyOf(delivery), runAt });
  });
}

interface Round {
  delivered: number;
  /** Whether events wait for listeners of another release. */
  unknown: boolean;
}

/** Goes once over all streams that have something to deliver. */
async function deliverRound(context: Context, signal: AbortSignal, most: number): Promise<Round> {
  const round: Round = { delivered: 0, unknown: false };
  let after: Stream = { listener: '', subject: '' };
  for (let streams; streams === undefined || streams.length === streamsAtOnce;) {
    streams = await pendingStreams(context.app.background, after, streamsAtOnce);
    for (const stream of streams) {
      if (!findOptionalListener(stream.listener)) round.unknown = true;
      else
        while (round.delivered < most && !signal.aborted && (await deliverNext(context, stream))) round.delivered += 1;
    }
    after = streams.at(-1) ?? after;
    if (round.delivered >= most || signal.aborted) break;
  }
  return round;
}

/** Delivers everything that can be delivered. Enqueued with each event, so nothing asks for events while there are none. */
export const deliverEventsJob: Job<Record<string, never>> = defineJob({
  kind: 'events.deliver',
  payload: z.strictObject({}) as z.ZodType<Record<string, never>>,
  againAfterDeath: true,
  async run(context) {
    const { db, signal, now } = context;
    let left = mostDeliveries;
    // Another round finds what was committed during the last one, and streams that another worker had.
    for (let round: Round | undefined; round === undefined || round.delivered > 0;) {
      round = await deliverRound(context, signal, left);
      left -= round.delivered;
      if (left <= 0 || signal.aborted) return enqueue({ db }, deliverEventsJob, {});
      if (round.delivered === 0 && round.unknown)
        // During an upgrade the other release delivers these; its worker is woken once this job is one of its own.
        await enqueue(
          { db },
          deliverEventsJob,
          {},
          { key: 'events of other releases', runAt: new Date(now + minuteMs) },
        );
    }
  },
});

/** Tries one delivery again; then its stream goes on. */
export const deliverAgainJob: Job<Delivery> = defineJob({
  kind: 'events.deliver-again',
  payload: z.strictObject({ listener: z.string(), eventId: z.int() }),
  maxAttempts: 10,
  againAfterDeath: true,
  run: (context, delivery) =>
    withTransaction(context.app.background, async (db) => {
      const subject = await findOptionalSubject(db, delivery);
      if (subject === undefined) return;
      await lockStream(db, { listener: delivery.listener, subject });
      // A transaction that was open when this event was set aside may have committed an earlier one since.
      let next: PendingEvent | undefined;
      while ((next = await findOptionalNext(db, { listener: delivery.listener, subject }))) {
        if (next.id > delivery.eventId) break;
        await hear(context, db, delivery.listener, next);
      }
      await enqueue({ db }, deliverEventsJob, {});
    }),
});

/** An administrator has deleted the job that would try these again: their listeners skip them. */
async function skipDiscarded({ app, log }: Context): Promise<void> {
  for (const delivery of await listSetAside(app.background))
    await withTransaction(app.background, async (db) => {
      if (await isQueued(db, keyOf(delivery))) return;
      await markDelivered(db, delivery, new Date(app.now()));
      await enqueue({ db }, deliverEventsJob, {});
      log.warn(delivery, 'an event is skipped: the job that would deliver it again was deleted');
    });
}

const batch = 5_000;

export const deleteOldEventsJob = defineJob({
  kind: 'events.delete-old',
  cron: '22 * * * *',
  payload: z.object({}),
  async run(context) {
    const { db, now } = context;
    await skipDiscarded(context);
    // Also delivers what waits since a restart of the queue with no jobs.
    await enqueue({ db }, deliverEventsJob, {});
    const before = new Date(now - daysKept * dayMs);
    while ((await deleteHeard(db, { before, listeners: listenerNames(), batch })) === batch);
  },
});
