/**
 * Sends deliveries to partners. Any number of processes may run it. It is a loop of its own and no job, because a slow
 * partner would take one of the few places for jobs; a partner has a few calls under way at most, and delays no other.
 */
import type { DeliveryKind } from './schedule.ts';
import { sendScore } from '#partners/lti';
import { findOptionalPartner, signingSecrets } from '#people/partner-clients';
import type { CallOutcome } from '#platform/outbound';
import type { App } from '../../platform/http/context.ts';
import { iso, minuteMs } from '../../platform/clock.ts';
import { claimDue, partnersWithDue, recordTry, type ClaimedDelivery } from './callbacks.queries.ts';
import { findOptionalPartnerResult } from './results.ts';
import { nextAfter } from './schedule.ts';
import { answerOf, sendCallback, type Calling } from './sending.ts';

const tickMs = 2_000;
const callsAtOnce = 4;
/** Far longer than a call may take. */
const claimMs = minuteMs;

const types = { SUBMITTED: 'submitted', SCORED: 'scored', REGRADED: 'regraded' } as const satisfies Record<
  DeliveryKind,
  string
>;

export interface CallbackSender {
  /** One round: sends everything that is due. */
  round(): Promise<void>;
  /** Waits for the calls under way. */
  stop(): Promise<void>;
}

interface Receiver {
  /** Null for a partner that has no address, whose gradebooks are told all the same. */
  readonly url: string | null;
}

async function receiverOf(app: App, partnerId: string): Promise<Receiver | null> {
  const partner = await findOptionalPartner(app.background, partnerId, new Date(app.now()));
  return partner?.status === 'ACTIVE' ? { url: partner.callbackUrl } : null;
}

async function callWith(
  app: App,
  { url }: Receiver,
  { id, place, partnerId, attemptId, kind, revision, madeAt }: ClaimedDelivery,
  calling: Calling,
): Promise<CallOutcome> {
  const now = app.now();
  const result = await findOptionalPartnerResult(app.background, { partnerId, attemptId, revision });
  if (!result) throw new Error('the attempt of a delivery is not one of its partner');
  const secrets = await signingSecrets({ app, db: app.background, now }, partnerId);
  // After the product's own secret was changed none can be read; an unsigned result is none.
  if (secrets.length === 0) throw new Error('the partner of a delivery has no secret that signs');
  const { outcome } = await sendCallback(
    app,
    { url: url!, secrets },
    { id, type: types[kind], sequence: place, createdAt: iso(madeAt), result },
    { now, calling },
  );
  return outcome;
}

/** Ours, before or after the call: as a reply that says nothing, so that the delivery is tried again and given up. */
const failed = { status: null, failure: 'INTERNAL', ms: 0, retryAfterSeconds: null } as const;

async function deliver(app: App, to: Receiver, delivery: ClaimedDelivery, calling: Calling): Promise<void> {
  const { id, giveUpAt, inRow } = delivery;
  const sending = delivery.toGradebook ? sendScore(app, delivery, calling) : callWith(app, to, delivery, calling);
  const outcome = await sending.catch((error: unknown) => {
    app.log.error({ err: error, deliveryId: id }, 'a result could not be sent');
    return failed;
  });
  const now = app.now();
  const next = nextAfter(outcome, { now, giveUpAt: giveUpAt.getTime(), inRow: inRow + 1 });
  const { ms, retryAfterSeconds: retryAfter } = outcome;
  await recordTry(app.background, { id, ...next, answer: answerOf(outcome), ms, retryAfter }, new Date(now));
}

export function startCallbackSender(
  app: App,
  { loop = true, calling = {} }: { loop?: boolean; calling?: Calling } = {},
): CallbackSender {
  /** What is being sent to each partner. */
  const underWay = new Map<string, Promise<void>>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function sendAllTo(partnerId: string): Promise<void> {
    for (;;) {
      const now = app.now();
      const to = stopped ? null : await receiverOf(app, partnerId);
      if (!to) return;
      const claim = {
        now: new Date(now),
        until: new Date(now + claimMs),
        most: callsAtOnce,
        callbacks: to.url !== null,
      };
      const claimed = await claimDue(app.background, partnerId, claim);
      if (claimed.length === 0) return;
      const done = await Promise.allSettled(claimed.map((one) => deliver(app, to, one, calling)));
      const failed = done.find(({ status }) => status === 'rejected');
      // Its claims run out, and it is tried again.
      if (failed) throw (failed as PromiseRejectedResult).reason;
    }
  }

  async function round(): Promise<void> {
    for (const partnerId of await partnersWithDue(app.background, new Date(app.now()))) {
      if (stopped || underWay.has(partnerId)) continue;
      const work = sendAllTo(partnerId)
        .catch((error: unknown) => app.log.error({ err: error, partnerId }, 'results could not be sent'))
        .finally(() => underWay.delete(partnerId));
      underWay.set(partnerId, work);
    }
  }

  let current: Promise<unknown> = Promise.resolve();
  function run(): void {
    current = round()
      .catch((error: unknown) => app.log.error({ err: error }, 'deliveries to partners could not be read'))
      .finally(() => {
        if (!stopped) timer = setTimeout(run, tickMs);
      });
  }
  if (loop) run();

  return {
    async round() {
      await round();
      await Promise.all(underWay.values());
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current;
      await Promise.all(underWay.values());
    },
  };
}
