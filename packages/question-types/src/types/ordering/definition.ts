/** Questions answered by putting pieces in order: words of a sentence, sentences of a text, turns of a dialogue. */
import { z } from 'zod';
import { commonContent, commonKey, localId, richText } from '../../schema/core.ts';
import {
  commonMedia,
  commonTexts,
  distinct,
  emptyContent,
  emptyKey,
  isUnique,
  keyMedia,
  recordOf,
} from '../../schema/content-parts.ts';
import type { Definition } from '../../schema/facets.ts';
import { markupWords } from '../../markup/index.ts';
import type { OrderingCode } from './codes.ts';
import { answeredOrder, makeStarts, piecesIn, startOrder } from './order.ts';

export type { OrderingCode };

export const maxPieces = 20;
export const maxOrders = 6;

const piece = z.strictObject({ id: localId, text: richText });
const order = z.array(localId).max(maxPieces);
const isOrderOf = (ids: readonly string[], one: readonly string[]): boolean =>
  one.length === ids.length && isUnique(one) && one.every((id) => ids.includes(id));

const orderingContent = z
  .strictObject({
    ...commonContent,
    /** The question: a title, a first sentence. */
    stem: richText,
    item: localId,
    unit: z.enum(['words', 'sentences', 'turns']),
    pieces: z.array(piece).min(2).max(maxPieces),
    starts: z.array(order).min(1).max(8),
  })
  .check(({ value, issues }) => {
    const refuse = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message });
    const ids = value.pieces.map((one) => one.id);
    if (!isUnique(ids)) refuse('pieces', 'two pieces with one id');
    if (!value.starts.every((one) => isOrderOf(ids, one))) refuse('starts', 'a start without all pieces');
  });
const orderingKey = z.strictObject({
  ...commonKey,
  /** Every right order, the one to display first. */
  orders: z.array(order).max(maxOrders),
  /** All or nothing, or the share of right neighbours. */
  orderScoring: z.enum(['all', 'neighbours']),
});
const orderingResponse = recordOf(order, 1);

export type Piece = z.infer<typeof piece>;
export type OrderingContent = z.infer<typeof orderingContent>;
export type OrderingKey = z.infer<typeof orderingKey>;
export type OrderingResponse = Record<string, string[]>;

/** The editor's `name` gives random ids: with the same ones in every question they would tell the right order. */
function defaults(name: (id: string) => string = (id) => id): { content: OrderingContent; key: OrderingKey } {
  const right = ['p3', 'p1', 'p4', 'p2'].map(name);
  const pieces = right.toSorted().map((id) => ({ id, text: '' }));
  return {
    content: {
      ...emptyContent(),
      stem: '',
      item: 'q1',
      unit: 'sentences',
      pieces,
      starts: makeStarts(pieces, [right]),
    },
    key: { ...emptyKey(), orders: [right], orderScoring: 'all' },
  };
}

const definition: Definition<OrderingContent, OrderingKey, OrderingResponse> = {
  code: 'SO1',
  id: 46,
  family: 'ordering',
  scored: true,
  // Stored in the order of ids, so that the stored order does not reveal the right one.
  content: {
    schema: orderingContent,
    upgrades: [],
    normalise: (content) => ({ ...content, pieces: content.pieces.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }),
  },
  key: { schema: orderingKey, upgrades: [] },
  response: { schema: orderingResponse, upgrades: [] },
  defaults,
  itemsOf: (content) => [content.item],
  fits(content, response) {
    const ids = content.pieces.map((one) => one.id);
    return Object.entries(response).every(
      ([item, given]) => item === content.item && (given.length === 0 || isOrderOf(ids, given)),
    );
  },
  answeredItems: answeredOrder,
  texts(content) {
    const pieces = piecesIn(content, startOrder(content, null)).map((one) => one.text);
    return {
      summary: [content.stem, pieces.map((text) => markupWords(text).join(' ')).join(' / '), content.instructions],
      all: [...commonTexts(content), content.stem, ...pieces].filter((text) => text !== ''),
    };
  },
  itemTexts: (content) => [
    content.stem ||
      piecesIn(content, startOrder(content, null))
        .map((one) => one.text)
        .join(' / '),
  ],
  mediaOf: (content) => distinct(commonMedia(content)),
  mediaOfKey: keyMedia,
  shuffled: (content, seed) => ({ ...content, starts: [[...startOrder(content, seed)]] }),
};

export const orderingDefinitions = { SO1: definition } satisfies Record<OrderingCode, unknown>;
