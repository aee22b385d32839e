import type { Problem } from '../../schema/core.ts';
import type { Validator } from '../../schema/facets.ts';
import { isBlankMarkup } from '../../markup/index.ts';
import { checkLength, ProblemList } from '../../schema/validation.ts';
import type { OrderingCode, OrderingContent, OrderingKey } from './definition.ts';
import { sameOrder, wordsOf } from './order.ts';

const validator: Validator<OrderingContent, OrderingKey> = {
  problemsOf(content, key): Problem[] {
    const list = new ProblemList();
    const ids = content.pieces.map((piece) => piece.id);
    const whole = (order: readonly string[]): boolean =>
      order.length === ids.length && ids.every((id) => order.includes(id));
    const main = key.orders[0];
    if (main === undefined) list.add('ORDER_MISSING', 'orders');
    (main ?? ids).forEach((id, at) =>
      list.when(
        isBlankMarkup(content.pieces.find((piece) => piece.id === id)?.text ?? ''),
        'PIECE_EMPTY',
        `pieces.${at}`,
      ),
    );
    if (key.orders.some((order) => !whole(order))) list.add('CORRECT_UNKNOWN', 'orders');
    const accepted = key.orders.filter(whole).map((order) => wordsOf(content.pieces, order));
    accepted.forEach((order, at) =>
      list.when(
        accepted.slice(0, at).some((other) => sameOrder(other, order)),
        'ORDER_REPEATED',
        `orders.${at}`,
      ),
    );
    const words = new Set(wordsOf(content.pieces, ids));
    list.when(!words.has('') && words.size === 1, 'PIECES_ALIKE', 'pieces');
    const starts = content.starts.map((order) => wordsOf(content.pieces, order));
    list.when(
      words.size > 1 && starts.some((start) => accepted.some((order) => sameOrder(order, start))),
      'START_IS_ANSWER',
      'orders',
    );
    checkLength(list, [
      content.instructions,
      content.example,
      content.stem,
      ...content.pieces.map((piece) => piece.text),
    ]);
    return list.found;
  },
};

export const orderingValidators = { SO1: validator } satisfies Record<OrderingCode, unknown>;
