/** What happens to orders. */
import { z } from 'zod';
import { defineEvent } from '#platform/events';

const about = { orderId: z.uuid(), userId: z.uuid() };
const subject = ({ orderId }: { orderId: string }) => `order ${orderId}`;

/** An order was paid, and what was sold was given. */
export const orderPaid = defineEvent({ kind: 'order-paid', payload: z.strictObject(about), subject });

/** The gateway has paid back a part of an order, or all of it. */
export const orderRefunded = defineEvent({
  kind: 'order-refunded',
  payload: z.strictObject({ ...about, requestId: z.uuid(), amount: z.int() }),
  subject,
});
