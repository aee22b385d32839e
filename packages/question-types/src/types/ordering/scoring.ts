import type { Scorer } from '../../schema/facets.ts';
import { answeredItem, blankItem, fullShare, noShare, share } from '../../schema/shares.ts';
import type { OrderingCode, OrderingContent, OrderingKey, OrderingResponse } from './definition.ts';
import { orderGiven, sameOrder, wordsOf } from './order.ts';

/** How many pieces are followed by their successor in the right order; equal pieces are counted one for one. */
export function rightNeighbours(given: readonly string[], right: readonly string[]): number {
  const pairs = right.slice(1).map((words, at) => JSON.stringify([right[at], words]));
  let found = 0;
  given.slice(1).forEach((words, at) => {
    const pair = pairs.indexOf(JSON.stringify([given[at], words]));
    if (pair < 0) return;
    pairs.splice(pair, 1);
    found += 1;
  });
  return found;
}

const scorer: Scorer<OrderingContent, OrderingKey, OrderingResponse> = {
  scoreItems(content, key, response) {
    const order = orderGiven(content, response);
    if (order.length === 0) return [blankItem(content.item)];
    const given = wordsOf(content.pieces, order);
    const accepted = key.orders
      .filter((one) => one.length === content.pieces.length)
      .map((one) => wordsOf(content.pieces, one));
    if (accepted.some((right) => sameOrder(given, right))) return [answeredItem(content.item, fullShare)];
    if (key.orderScoring === 'all') return [answeredItem(content.item, noShare)];
    // With equal pieces every pair may be right although the order is not: only a right order earns everything.
    const pairs = content.pieces.length - 1;
    const best = Math.max(0, ...accepted.map((right) => rightNeighbours(given, right)));
    return [answeredItem(content.item, share(Math.min(best, pairs - 1), pairs))];
  },
  solve(content, key) {
    const right = key.orders[0];
    return right === undefined ? {} : { [content.item]: [...right] };
  },
};

export const orderingScorers = { SO1: scorer } satisfies Record<OrderingCode, unknown>;
