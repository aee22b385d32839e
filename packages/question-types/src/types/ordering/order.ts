/** Orders of pieces. A file without schemas, so that the player does not load zod. */
import { plainTextOf } from '../../markup/index.ts';
import { ownEntry } from '../../schema/records.ts';
import { shuffleOptions } from '../../schema/shuffle.ts';
import type { OrderingContent, OrderingResponse, Piece } from './definition.ts';

/** Ids of the pieces in the learner's order; empty while untouched. */
export const orderGiven = (content: OrderingContent, response: OrderingResponse): readonly string[] =>
  ownEntry(response, content.item) ?? [];

export const answeredOrder = (content: OrderingContent, response: OrderingResponse): string[] =>
  orderGiven(content, response).length > 0 ? [content.item] : [];

/** The initial order for a learner: one of the stored start orders, always the same for the same seed. */
export function startOrder(content: OrderingContent, seed: string | null): readonly string[] {
  const choice =
    seed === null
      ? content.starts
      : shuffleOptions(
          content.starts.map((order) => ({ order })),
          seed,
        ).map(({ order }) => order);
  return choice[0] ?? content.pieces.map((piece) => piece.id);
}

/** The pieces in an order. */
export const piecesIn = (content: OrderingContent, order: readonly string[]): Piece[] =>
  order.flatMap((id) => content.pieces.filter((piece) => piece.id === id));

const saysOf = (piece: Pick<Piece, 'text'>): string =>
  plainTextOf(piece.text, { math: (latex) => latex })
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ');

/** The texts of the pieces in an order: two pieces with the same text are equal. */
export function wordsOf(pieces: readonly Piece[], order: readonly string[]): string[] {
  const known = new Map(pieces.map((piece) => [piece.id, saysOf(piece)]));
  return order.map((id) => known.get(id) ?? '');
}

export const sameOrder = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((words, at) => words === b[at]);

const maxStarts = 8;

/**
 * Start orders, none of which reads as an accepted one, so that no learner starts with a right answer. They are stored
 * in the content, which does not contain the right order. Few pieces have few orders, and listing many wrong ones would
 * reveal the right one.
 */
export function makeStarts(pieces: readonly Piece[], accepted: readonly (readonly string[])[]): string[][] {
  const ids = pieces.map((piece) => piece.id).toSorted((a, b) => (a < b ? -1 : 1));
  const right = accepted.map((order) => wordsOf(pieces, order));
  const orders =
    ids.length > 4 ? maxStarts : Math.max(1, Math.floor(ids.reduce((product, _, at) => product * (at + 1), 1) / 4));
  const found: string[][] = [];
  for (let round = 0; round < 200 && found.length < Math.min(maxStarts, orders); round++) {
    const order = shuffleOptions(
      ids.map((id) => ({ id })),
      `${ids.join()}:${round}`,
    ).map(({ id }) => id);
    const words = wordsOf(pieces, order);
    if (
      !right.some((wanted) => sameOrder(wanted, words)) &&
      !found.some((other) => sameOrder(wordsOf(pieces, other), words))
    )
      found.push(order);
  }
  return found.length > 0 ? found : [ids];
}
