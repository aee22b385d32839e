/** Random histories of orders: whatever the gateway says and staff decide, the ledger holds what the orders say. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hearingOf, mayRefund, mayReverse, type GatewayOutcome, type OrderState, type ReviewReason } from './orders.ts';

type Step =
  | { readonly kind: 'hear'; readonly outcome: GatewayOutcome; readonly holds: boolean }
  | { readonly kind: 'accept' }
  | { readonly kind: 'reversed' }
  | { readonly kind: 'refund'; readonly share: number; readonly agreed: boolean };

interface Order {
  state: OrderState;
  review: ReviewReason | null;
  refunded: number;
  grants: number;
  ledger: number[];
}

/** As the services do it, with the order held. */
function take(order: Order, total: number, step: Step): void {
  const { ledger } = order;
  const paidOnce = () => {
    // What was paid stands in the ledger once, however often it is said.
    if (!ledger.some((amount) => amount > 0)) ledger.push(total);
  };
  switch (step.kind) {
    case 'hear': {
      const heard = hearingOf(order, step.outcome);
      if (!heard) return;
      if (heard.paid) paidOnce();
      if (heard.next === 'FAIL' || heard.next === 'CANCEL') order.state = heard.next;
      else if (heard.next === 'GRANT' && step.holds) {
        order.state = 'SUCCESS';
        order.grants += 1;
      } else {
        order.state = 'PROCESSING';
        order.review = heard.next === 'GRANT' ? 'CHANGED' : heard.next;
      }
      return;
    }
    case 'accept':
      if (order.review === null) return;
      paidOnce();
      order.state = 'SUCCESS';
      order.review = null;
      order.grants += 1;
      return;
    case 'reversed':
      if (!mayReverse(order)) return;
      order.state = 'CANCEL';
      order.review = null;
      return;
    case 'refund': {
      const amount = Math.round(total * step.share);
      if (!mayRefund(order) || amount < 1 || order.refunded + amount > total || !step.agreed) return;
      paidOnce();
      ledger.push(-amount);
      order.refunded += amount;
      if (order.refunded === total && order.state === 'PROCESSING') {
        order.state = 'CANCEL';
        order.review = null;
      }
    }
  }
}

it('keeps ledger and orders equal through 10,000 random histories, and gives at most once', () => {
  const outcome = fc.constantFrom<GatewayOutcome>('PAID', 'SUSPECTED', 'CANCEL', 'FAIL');
  const step = fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ kind: fc.constant('hear' as const), outcome, holds: fc.boolean() }),
    fc.record({ kind: fc.constant('accept' as const) }),
    fc.record({ kind: fc.constant('reversed' as const) }),
    fc.record({
      kind: fc.constant('refund' as const),
      share: fc.constantFrom(0.1, 0.5, 1),
      agreed: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 1_000_000 }), fc.array(step, { maxLength: 12 }), (total, steps) => {
      const order: Order = { state: 'PROCESSING', review: null, refunded: 0, grants: 0, ledger: [] };
      for (const one of steps) {
        const before = structuredClone(order);
        take(order, total, one);
        const sum = order.ledger.reduce((all, amount) => all + amount, 0);
        const known = order.ledger.some((amount) => amount > 0);
        expect(sum).toBe((known ? total : 0) - order.refunded);
        expect(sum).toBeGreaterThanOrEqual(0);
        expect(order.grants).toBeLessThanOrEqual(1);
        // Given for money, and money that is here never looks like a failure.
        if (order.state === 'SUCCESS') expect(known).toBe(true);
        if (sum > 0) expect(['SUCCESS', 'PROCESSING']).toContain(order.state);
        if (before.state === 'SUCCESS') expect(order.state).toBe('SUCCESS');
        expect(order.ledger.slice(0, before.ledger.length)).toEqual(before.ledger);
      }
    }),
    { numRuns: 10_000 },
  );
});
