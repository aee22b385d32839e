/** What administrators see and do about the sending of results, and what a partner may ask. */
import type {
  CallbackDelivery,
  CallbackOverview,
  CallbackTest,
  CallbackTry,
  Paged,
  PartnerCallback,
  PartnerResult,
} from '@vumon/contract';
import { AppError, dayOf, startOfDay, vietnam } from '@vumon/domain';
import { withTransaction } from '#db';
import { expectTurn, findOptionalPartner, signingSecrets, type PartnerRow } from '#people/partner-clients';
import { audit } from '#platform/audit';
import type { CallerContext, SignedInContext } from '../../platform/http/context.ts';
import { dayMs, iso } from '../../platform/clock.ts';
import {
  countDeliveries,
  countErrors,
  listDeliveries,
  listTries,
  sendAgain,
  type DeliveryPage,
  type DeliveryRow,
} from './callbacks.queries.ts';
import { countPartnerWork } from './results.queries.ts';
import { findOptionalPartnerResult } from './results.ts';
import { sendCallback } from './sending.ts';

/** Errors: NOT_FOUND, also for an attempt of another partner. */
export async function partnerResult({ db, client }: CallerContext, attemptId: string): Promise<PartnerResult> {
  const result = client && (await findOptionalPartnerResult(db, { partnerId: client.partnerId, attemptId }));
  if (!result) throw new AppError('NOT_FOUND');
  return result;
}

async function partnerOf({ db, now }: SignedInContext, partnerId: string): Promise<PartnerRow> {
  const partner = await findOptionalPartner(db, partnerId, new Date(now));
  if (!partner) throw new AppError('NOT_FOUND');
  return partner;
}

export async function callbackOverview(context: SignedInContext, partnerId: string): Promise<CallbackOverview> {
  await partnerOf(context, partnerId);
  const { db, now } = context;
  const today = dayOf(vietnam, now);
  const at = (day: string) => new Date(startOfDay(vietnam, day));
  const [counts, work, errors] = await Promise.all([
    countDeliveries(db, partnerId, at(today)),
    countPartnerWork(db, partnerId, at(`${today.slice(0, 8)}01`)),
    countErrors(db, partnerId, new Date(now - dayMs)),
  ]);
  return {
    tests: work.tests,
    attemptsThisMonth: work.attempts,
    deliveriesToday: counts.made,
    receivedToday: counts.received,
    receivedAtOnceToday: counts.receivedAtOnce,
    retrying: counts.retrying,
    waiting: counts.waiting,
    errors,
  };
}

const deliveryView = ({ madeAt, nextAt, giveUpAt, ...row }: DeliveryRow): CallbackDelivery => ({
  ...row,
  madeAt: iso(madeAt),
  nextAt: row.state === 'PENDING' ? iso(nextAt) : null,
  giveUpAt: iso(giveUpAt),
});

export async function listOfDeliveries(
  context: SignedInContext,
  partnerId: string,
  page: DeliveryPage,
): Promise<Paged<CallbackDelivery[]>> {
  await partnerOf(context, partnerId);
  const { rows, total } = await listDeliveries(context.db, partnerId, page);
  return { items: rows.map(deliveryView), page: { page: page.page, size: page.size, total } };
}

/** None for a delivery that was not tried, or is not one of the partner. */
export async function triesOf({ db }: SignedInContext, partnerId: string, deliveryId: string): Promise<CallbackTry[]> {
  return (await listTries(db, partnerId, deliveryId)).map(({ at, ...row }) => ({ ...row, at: iso(at) }));
}

/** Of the partner's deliveries that are not received: those with these ids, else all that wait for a person. */
export async function sendDeliveriesAgain(
  context: SignedInContext,
  partnerId: string,
  ids: readonly string[] | undefined,
): Promise<{ sentAgain: number }> {
  await partnerOf(context, partnerId);
  const { app, actor, now } = context;
  return withTransaction(app.db, async (db) => {
    const sentAgain = await sendAgain(db, partnerId, ids ?? null, new Date(now));
    if (sentAgain > 0)
      await audit(db, {
        at: now,
        actorId: actor.userId,
        action: 'partner-callbacks-sent-again',
        kind: 'partner',
        id: partnerId,
        details: {},
      });
    return { sentAgain };
  });
}

const testsPerMinute = 10;

/** An invented result, which names no learner. */
function sample(id: string, now: number): PartnerCallback {
  const at = iso(now);
  return {
    id,
    type: 'test',
    sequence: 0,
    createdAt: at,
    result: {
      attemptId: id,
      exam: 'de-thu',
      learner: 'hoc-sinh-thu',
      number: 1,
      state: 'SCORED',
      startedAt: iso(now - 45 * 60_000),
      submittedAt: at,
      scoredAt: at,
      revision: 1,
      provisional: false,
      score: 8.25,
      points: 33,
      maxPoints: 40,
      parts: [{ name: 'Reading', points: 33, maxPoints: 40 }],
    },
  };
}

/** Errors: NOT_FOUND, CALLBACK_ADDRESS_MISSING, CALLBACK_NEEDS_SECRET, TOO_MANY_REQUESTS. */
export async function testCallback(context: SignedInContext, partnerId: string): Promise<CallbackTest> {
  const { app, now } = context;
  const { callbackUrl } = await partnerOf(context, partnerId);
  if (callbackUrl === null) throw new AppError('CALLBACK_ADDRESS_MISSING');
  const secrets = await signingSecrets(context, partnerId);
  if (secrets.length === 0) throw new AppError('CALLBACK_NEEDS_SECRET');
  await expectTurn(context, `test ${partnerId}`, testsPerMinute);
  const to = { url: callbackUrl, secrets };
  const { body, signature, outcome } = await sendCallback(app, to, sample(app.newId(), now), { now, calling: {} });
  const { status, failure, ms } = outcome;
  return { at: iso(now), status, failure, ms, path: new URL(callbackUrl).pathname, signature, body };
}
