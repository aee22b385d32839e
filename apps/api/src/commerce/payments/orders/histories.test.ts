/**
 * Random histories of orders through the API: packages, upgrades, renewals, combos, single tests and vouchers that are
 * paid, failed, suspected of fraud, decided by staff and partly refunded, with lost replies of the gateway. After each
 * history, orders, ledger, memberships and tests must be consistent. `domain/commerce/order-histories.test.ts` tests
 * the rules alone with 10,000 histories.
 */
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { offerCodes } from '@vumon/domain';
import { enqueue } from '#platform/jobs';
import { simulatedGateway } from '../../../environment.ts';
import { testApp, type TestUser } from '../../../testing/app.ts';
import { addCatalogue, addReadyExam } from '../../../testing/content.ts';
import { runJobs } from '../../../testing/jobs.ts';
import { freePort, shop, simulatedShop } from '../../../testing/orders.ts';
import { askAboutOrdersJob } from '../ask-about-orders.job.ts';

const port = await freePort();
const t = await testApp({ config: { port, payments: simulatedGateway(port) } });
const { hear } = shop(t);
const { open, pay } = simulatedShop(t);
let admin: TestUser;
let examId: string;
let serial = 0;
beforeAll(async () => {
  await t.server.listen({ port, host: '127.0.0.1' });
  admin = await t.createUser({ role: 'ADMIN' });
  await addCatalogue(t.db);
  ({ examId } = await addReadyExam(t, await t.createUser({ role: 'TEACHER', package: 'ADVANCE' })));
  await t.db
    .updateTable('exams')
    .set({ scope: 'SYSTEM', privacy: 'PUBLIC', pool: 'PRACTICE' })
    .where('id', '=', examId)
    .execute();
  await t.as(admin).call('PUT /sale-asset/{id}', { params: { id: examId }, body: { price: 29_000 } });
  await t.as(admin).call('POST /itf/vouchers', {
    body: {
      code: 'NGAUNHIEN',
      name: 'Ngẫu nhiên',
      kind: 'PERCENT',
      value: 10,
      ceiling: null,
      itemKinds: null,
      packages: null,
      roles: null,
      startsAt: null,
      endsAt: null,
      usesAllowed: null,
      usesPerUser: null,
    },
  });
});

type Step =
  | { readonly kind: 'order'; readonly what: string; readonly voucher: boolean }
  | { readonly kind: 'pay'; readonly at: number; readonly code: string; readonly times: number }
  | { readonly kind: 'refund'; readonly at: number; readonly share: number; readonly lost: 'no' | 'before' | 'after' }
  | { readonly kind: 'review'; readonly at: number; readonly decision: 'accept' | 'reversed' }
  | { readonly kind: 'days'; readonly count: number };

const teachers = ['BASIC', 'ADVANCE', 'INTERNATIONAL', 'COMBO'];
const learners = ['PREMIUM_PACKAGE', 'CERTIFICATE_MASTER', 'TEST'];
const at = fc.nat(9);
const stepOf = (whats: string[]): fc.Arbitrary<Step> =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('order' as const),
        what: fc.constantFrom(...whats),
        voucher: fc.boolean(),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('pay' as const),
        at,
        code: fc.constantFrom('00', '00', '00', '07', '24', '51'),
        times: fc.integer({ min: 1, max: 3 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('refund' as const),
        at,
        share: fc.constantFrom(0.3, 1, 1),
        lost: fc.constantFrom('no' as const, 'no' as const, 'before' as const, 'after' as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('review' as const),
        at,
        decision: fc.constantFrom('accept' as const, 'reversed' as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('days' as const), count: fc.integer({ min: 1, max: 200 }) }),
    },
  );

const ignore = () => undefined;
async function take(user: TestUser, orders: Awaited<ReturnType<typeof open>>[], step: Step): Promise<void> {
  const one = 'at' in step ? orders[step.at % Math.max(1, orders.length)] : undefined;
  switch (step.kind) {
    case 'order': {
      const code = offerCodes.find((code) => code === step.what);
      const accounts = Array.from({ length: 4 }, () => ({
        fullName: 'Phan Thị Thu',
        phone: `08${String(30_000_000 + (serial += 1))}`,
      }));
      const item = {
        ...(code === undefined ? { examId } : { packageCode: code }),
        ...(step.voucher && { voucherCode: 'NGAUNHIEN' }),
      };
      // A refused order (lower package, owned test, too many open orders) is ignored.
      await t
        .as(user)
        .call('POST /payment/quote', { body: item })
        .then(({ total }) => open(user, { ...item, ...(code === 'COMBO' && { accounts }), method: 'VNPAYQR', total }))
        .then((order) => orders.push(order), ignore);
      return;
    }
    case 'pay':
      if (!one) return;
      await pay(one, step.code);
      await Promise.all(Array.from({ length: step.times }, () => hear(one, step.code)));
      return;
    case 'refund': {
      if (!one || one.total === 0) return;
      const real = globalThis.fetch;
      const spy =
        step.lost === 'no'
          ? null
          : vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...given) => {
              if (step.lost === 'after') await real(...given);
              throw new Error('connection lost');
            });
      const body = { amount: Math.max(1, Math.round(one.total * step.share)), reason: 'Khách đổi ý' };
      await t
        .as(admin)
        .call('POST /itf/orders/{id}/refund', { params: { id: one.id }, body })
        .catch(ignore);
      spy?.mockRestore();
      return;
    }
    case 'review':
      if (one)
        await t
          .as(admin)
          .call('POST /itf/orders/{id}/review', {
            params: { id: one.id },
            body: { decision: step.decision, reason: 'Đã hỏi' },
          })
          .catch(ignore);
      return;
    case 'days':
      t.advance(step.count * 86_400_000);
  }
}

/** Orders that are inconsistent with ledger, memberships, tests or refund requests. */
const disagreements = () =>
  sql<Record<string, unknown>>`
    WITH seen AS (
      SELECT o.*, CASE o.item_kind WHEN 'COMBO_ACCOUNT' THEN 4 WHEN 'UNIT_TEST' THEN 0 ELSE 1 END AS due,
        coalesce((SELECT sum(amount) FROM payment_ledger l WHERE l.order_id = o.id), 0) AS left,
        (SELECT count(*) FROM payment_ledger l WHERE l.order_id = o.id AND l.kind = 'PAID') AS paid,
        (SELECT count(*) FROM memberships m WHERE m.reference = o.reference) AS memberships,
        (SELECT coalesce(sum(m.amount), 0) FROM memberships m WHERE m.reference = o.reference) AS worth,
        (SELECT count(*) FROM memberships m WHERE m.reference = o.reference AND (m.ends_at IS NULL OR m.ends_at > ${new Date(t.now())})) AS running,
        (SELECT count(*) FROM exam_grants g WHERE g.reference = o.reference) AS tests,
        (SELECT count(*) FROM refund_requests r WHERE r.order_id = o.id AND r.settled_at IS NULL) AS open
      FROM orders o
    )
    SELECT reference, state, review, total, refunded, "left", memberships, running, tests FROM seen
    WHERE open > 0
      OR "left" <> paid * total - refunded
      OR (state IN ('FAIL', 'CANCEL') AND "left" <> 0)
      OR (state = 'SUCCESS' AND (paid <> 1 OR memberships <> due OR (due > 0 AND worth <> total)))
      OR (state <> 'SUCCESS' AND memberships + tests > 0)
      OR (refunded = total AND total > 0 AND running + tests > 0)
      OR (item_kind = 'UNIT_TEST' AND state = 'SUCCESS' AND tests <> CASE WHEN refunded = total AND total > 0 THEN 0 ELSE 1 END)
      OR (voucher_held AND state IN ('FAIL', 'CANCEL'))`.execute(t.db);

test('random histories leave orders, ledger, vouchers and accounts consistent', async () => {
  const history = fc.oneof(
    fc.record({
      role: fc.constant('TEACHER' as const),
      steps: fc.array(stepOf(teachers), { minLength: 4, maxLength: 12 }),
    }),
    fc.record({
      role: fc.constant('STUDENT' as const),
      steps: fc.array(stepOf(learners), { minLength: 4, maxLength: 12 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(history, async ({ role, steps }) => {
      const user = await t.createUser({ role });
      const orders: Awaited<ReturnType<typeof open>>[] = [];
      for (const step of steps) await take(user, orders, step);
      // The job repeats requests to which the gateway has not replied.
      t.advance(6 * 60_000);
      await enqueue(t, askAboutOrdersJob, {});
      await runJobs(t);
      expect((await disagreements()).rows).toEqual([]);
    }),
    { numRuns: 40, endOnFailure: true },
  );
  const { rows } = await sql<{ uses: number; held: number; sold: number }>`
    SELECT v.uses, (SELECT count(*)::int FROM orders o WHERE o.voucher_id = v.id AND o.voucher_held) AS held,
      (SELECT count(*)::int FROM orders WHERE state = 'SUCCESS') AS sold FROM vouchers v`.execute(t.db);
  expect(rows[0]!.uses).toBe(rows[0]!.held);
  // Guards against histories in which hardly any order succeeds.
  expect(rows[0]!.sold).toBeGreaterThan(20);
  // The sums that staff sees equal those of the ledger, whatever the state of the orders.
  const sale = await t.createUser({ role: 'SALE' });
  const sums = await t.as(sale).call('GET /itf/orders/sums', { query: {} });
  const { rows: money } = await sql<{ paid: number; refunded: number }>`
    SELECT sum(amount) FILTER (WHERE kind = 'PAID')::int AS paid, -sum(amount) FILTER (WHERE kind = 'REFUNDED')::int AS refunded
    FROM payment_ledger`.execute(t.db);
  expect({ paid: sums.paid, refunded: sums.refunded }).toEqual(money[0]);
});
