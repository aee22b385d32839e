/** Random histories of orders: whatever the gateway replies and staff decide, ledger and orders agree. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hearingOf, mayRefund, mayReverse, type GatewayOutcome, type OrderState, type ReviewReason } from './orders.ts';

type Step =
  | { readonly kind: 'hear'; readonly outcome: GatewayOutcome; readonly holds: boolean }
  | { readonly kind: 'accept' }
  | { readonly kind: 'reversed' }
  | { readonly kind: 'refund'; readonly share: number; readonly answer: 'yes' | 'no' | 'none' }
  /** The gateway's reply to the oldest refund without one. */
  | { readonly kind: 'answer'; readonly agreed: boolean };

interface Order {
  state: OrderState;
  review: ReviewReason | null;
  refunded: number;
  grants: number;
  /** The number of items that were granted and not revoked: one package or test, or four packages of a combo. */
  held: number;
  ledger: number[];
  /** Refunds that the gateway has not answered. */
  open: number[];
}

/** Applies a step to the order as the services do under the order's lock. */
function take(order: Order, total: number, due: number, step: Step): void {
  const { ledger } = order;
  const paidOnce = () => {
    // A payment is entered into the ledger once, however often the gateway reports it.
    if (!ledger.some((amount) => amount > 0)) ledger.push(total);
  };
  const give = () => {
    order.state = 'SUCCESS';
    order.review = null;
    order.grants += 1;
    order.held = due;
  };
  const settle = (amount: number, agreed: boolean) => {
    if (!agreed) {
      order.refunded -= amount;
      return;
    }
    paidOnce();
    ledger.push(-amount);
    // The ledger does not yet contain refunds without a reply.
    if (ledger.reduce((sum, one) => sum + one, 0) > 0) return;
    order.held = 0;
    if (order.state !== 'PROCESSING') return;
    order.state = 'CANCEL';
    order.review = null;
  };
  switch (step.kind) {
    case 'hear': {
      const heard = hearingOf(order, step.outcome);
      if (!heard) return;
      if (heard.paid) paidOnce();
      if (heard.next === 'FAIL' || heard.next === 'CANCEL') order.state = heard.next;
      else if (heard.next === 'GRANT' && step.holds) give();
      else {
        order.state = 'PROCESSING';
        order.review = heard.next === 'GRANT' ? 'CHANGED' : heard.next;
      }
      return;
    }
    case 'accept':
      if (order.review === null) return;
      paidOnce();
      give();
      return;
    case 'reversed':
      if (!mayReverse(order)) return;
      order.state = 'CANCEL';
      order.review = null;
      return;
    case 'refund': {
      const amount = Math.round(total * step.share);
      if (!mayRefund(order) || amount < 1 || order.refunded + amount > total) return;
      order.refunded += amount;
      if (step.answer === 'none') order.open.push(amount);
      else settle(amount, step.answer === 'yes');
      return;
    }
    case 'answer': {
      const amount = order.open.shift();
      if (amount !== undefined) settle(amount, step.agreed);
    }
  }
}

it('keeps ledger and orders equal in 10,000 random histories, and fulfils each order at most once', () => {
  const outcome = fc.constantFrom<GatewayOutcome>('PAID', 'SUSPECTED', 'CANCEL', 'FAIL');
  const step = fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ kind: fc.constant('hear' as const), outcome, holds: fc.boolean() }),
    fc.record({ kind: fc.constant('accept' as const) }),
    fc.record({ kind: fc.constant('reversed' as const) }),
    fc.record({
      kind: fc.constant('refund' as const),
      share: fc.constantFrom(0.1, 0.5, 1),
      answer: fc.constantFrom('yes' as const, 'no' as const, 'none' as const),
    }),
    fc.record({ kind: fc.constant('answer' as const), agreed: fc.boolean() }),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 1_000_000 }),
      fc.constantFrom(1, 4),
      fc.array(step, { maxLength: 14 }),
      (total, due, steps) => {
        const order: Order = {
          state: 'PROCESSING',
          review: null,
          refunded: 0,
          grants: 0,
          held: 0,
          ledger: [],
          open: [],
        };
        for (const one of steps) {
          const before = structuredClone(order);
          take(order, total, due, one);
          const sum = order.ledger.reduce((all, amount) => all + amount, 0);
          const known = order.ledger.some((amount) => amount > 0);
          const open = order.open.reduce((all, amount) => all + amount, 0);
          expect(sum).toBe((known ? total : 0) - (order.refunded - open));
          expect(order.refunded).toBeLessThanOrEqual(total);
          expect(sum).toBeGreaterThanOrEqual(0);
          expect(order.grants).toBeLessThanOrEqual(1);
          // Only paid orders are fulfilled, and a paid order never counts as failed.
          if (order.state === 'SUCCESS') expect(known).toBe(true);
          // Buyers who have paid have everything they bought, and nothing after a full refund.
          expect(order.held).toBe(order.state === 'SUCCESS' && sum > 0 ? due : 0);
          if (sum > 0) expect(['SUCCESS', 'PROCESSING']).toContain(order.state);
          if (before.state === 'SUCCESS') expect(order.state).toBe('SUCCESS');
          expect(order.ledger.slice(0, before.ledger.length)).toEqual(before.ledger);
        }
      },
    ),
    { numRuns: 10_000 },
  );
});
