/** The side of the child: answers one order after the other, and ends with its parent. */
import { flushCompileCache } from 'node:module';
import type { Answer, Message } from './child.ts';

export function serve<Order, Reply>(
  work: (order: Order) => Reply | Promise<Reply>,
  problemOf: (error: unknown) => string = String,
): void {
  const send = (answer: Answer<Reply>) => process.send!(answer);
  process.on('disconnect', () => process.exit());
  let first = true;
  process.on('message', async ({ id, order }: Message<Order>) => {
    let answer: Answer<Reply>;
    try {
      answer = { id, reply: await work(order) };
    } catch (error) {
      answer = { id, problem: problemOf(error) };
    }
    send(answer);
    // Most children are killed, not ended, and would leave nothing to their successors.
    if (first) flushCompileCache();
    first = false;
  });
}
