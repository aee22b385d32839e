import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, parseContent, shuffleContent } from '../../index.ts';
import { answerKeyForm } from '../../registry/print.ts';
import { score } from '../../registry/scoring.ts';
import { problemsOf } from '../../registry/validators.ts';
import type { OrderingContent, OrderingKey, Piece } from './definition.ts';
import { makeStarts, sameOrder, startOrder, wordsOf } from './order.ts';
import { orderingSamples } from './samples.ts';
import { rightNeighbours } from './scoring.ts';

const { content, key } = orderingSamples.SO1;
const pieces = (...texts: string[]): Piece[] => texts.map((text, at) => ({ id: `p${at}`, text }));
const ids = (some: readonly Piece[]): string[] => some.map((piece) => piece.id);

function made(
  texts: string[],
  scoring: OrderingKey['orderScoring'],
  ...orders: string[][]
): [OrderingContent, OrderingKey] {
  const all = pieces(...texts);
  const right = orders.length > 0 ? orders : [ids(all)];
  return [
    { instructions: '', images: [], stem: '', item: 'q1', unit: 'words', pieces: all, starts: makeStarts(all, right) },
    { explanation: '', orders: right, orderScoring: scoring },
  ];
}
const earned = ([one, answers]: [OrderingContent, OrderingKey], order: string[]): [string, number] => {
  const [item] = score('SO1', one, answers, { q1: order }, { locale: 'vi' }).items;
  return [item!.state, item!.share.earned / item!.share.of];
};

describe('a new question', () => {
  test('has ids that do not tell its right order', () => {
    const seen = new Map<string, number>();
    const random = () => `r${crypto.randomUUID().slice(0, 8)}`;
    for (let time = 0; time < 600; time += 1) {
      const made = defaultsOf('SO1', random) as { content: OrderingContent; key: OrderingKey };
      const stored = made.content.pieces.map(({ id }) => id);
      expect(stored).toEqual(stored.toSorted());
      expect(stored.some((id) => /^p\d$/.test(id))).toBe(false);
      const places = made.key.orders[0]!.map((id) => stored.indexOf(id)).join();
      seen.set(places, (seen.get(places) ?? 0) + 1);
    }
    // All 24 orders, none of them preferred.
    expect(seen.size).toBe(24);
    expect(Math.max(...seen.values())).toBeLessThan(70);
  });
});

describe('scoring', () => {
  test.each<[string[], 'all' | 'neighbours', string, number]>([
    [['p0', 'p1', 'p2', 'p3'], 'all', 'right', 1],
    [['p1', 'p0', 'p2', 'p3'], 'all', 'wrong', 0],
    [['p1', 'p2', 'p3', 'p0'], 'neighbours', 'partial', 2 / 3],
    [['p1', 'p0', 'p2', 'p3'], 'neighbours', 'partial', 1 / 3],
    [['p3', 'p2', 'p1', 'p0'], 'neighbours', 'wrong', 0],
  ])('%j by %s is %s', (order, scoring, state, share) => {
    expect(earned(made(['a', 'b', 'c', 'd'], scoring), order)).toEqual([state, share]);
  });
  test('any of several orders is right, and a wrong one is scored by the best match', () => {
    const two = made(['Tomorrow', 'we', 'go'], 'neighbours', ['p0', 'p1', 'p2'], ['p1', 'p2', 'p0']);
    expect(earned(two, ['p1', 'p2', 'p0'])).toEqual(['right', 1]);
    expect(earned(two, ['p2', 'p0', 'p1'])).toEqual(['partial', 0.5]);
  });
  test('equal words are interchangeable', () => {
    expect(earned(made(['the', 'cat', 'the', 'dog'], 'all'), ['p2', 'p1', 'p0', 'p3'])).toEqual(['right', 1]);
    expect(rightNeighbours(['a', 'b', 'a', 'b'], ['a', 'b', 'c', 'd'])).toBe(1);
  });
  test('a partly right order earns less than all, a right one everything', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 2, maxLength: 8 }),
        fc.infiniteStream(fc.nat(100)),
        (texts, rank) => {
          const question = made(texts, 'neighbours');
          const order = ids(question[0].pieces)
            .map((id) => ({ id, rank: rank.next().value as number }))
            .toSorted((a, b) => a.rank - b.rank)
            .map(({ id }) => id);
          const [state, share] = earned(question, order);
          expect(share === 1).toBe(sameOrder(wordsOf(question[0].pieces, order), texts));
          expect(state === 'right').toBe(share === 1);
        },
      ),
    );
  });
});

describe('start orders', () => {
  test('are never a right order, unless all orders are right', () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 2, maxLength: 7 });
    fc.assert(
      fc.property(texts, fc.string(), (words, seed) => {
        fc.pre(new Set(words).size > 1);
        const [one] = made(words, 'all');
        for (const by of [seed, null]) expect(sameOrder(wordsOf(one.pieces, startOrder(one, by)), words)).toBe(false);
      }),
    );
  });
  test('depend on the seed, and are the same on paper', () => {
    const [one] = made(['a', 'b', 'c', 'd', 'e', 'f'], 'all');
    expect(new Set(Array.from({ length: 40 }, (_, seed) => startOrder(one, `${seed}`).join())).size).toBeGreaterThan(3);
    expect(startOrder(shuffleContent('SO1', one, 'x') as OrderingContent, null)).toEqual(startOrder(one, 'x'));
  });
  test('are few if there are few pieces, so that they do not reveal the right order', () => {
    expect(
      [2, 3, 4, 5].map(
        (count) =>
          made(
            Array.from({ length: count }, (_, at) => `w${at}`),
            'all',
          )[0].starts.length,
      ),
    ).toEqual([1, 1, 6, 8]);
  });
  test('are stored with pieces sorted by id, not in the right order', () => {
    const parsed = parseContent('SO1', 1, { ...content, pieces: content.pieces.toReversed() });
    expect(parsed).toEqual({ ok: true, value: content });
  });
});

describe('problems that prevent publishing', () => {
  const codes = (change: Partial<OrderingContent>, keyChange: Partial<OrderingKey> = {}): string[] =>
    problemsOf('SO1', { ...content, ...change }, { ...key, ...keyChange }).map((problem) => problem.code);
  test.each<[string, Partial<OrderingContent>, Partial<OrderingKey>?]>([
    ['PIECE_EMPTY', { pieces: content.pieces.map((piece, at) => (at === 1 ? { ...piece, text: ' ' } : piece)) }],
    ['PIECES_ALIKE', { pieces: content.pieces.map((piece) => ({ ...piece, text: 'a' })) }],
    ['ORDER_MISSING', {}, { orders: [] }],
    ['ORDER_REPEATED', {}, { orders: [...key.orders, ...key.orders] }],
    ['CORRECT_UNKNOWN', {}, { orders: [['k2', 'b4']] }],
    ['START_IS_ANSWER', { starts: key.orders }],
  ])('%s is reported', (code, change, keyChange) => {
    expect(codes(change, keyChange)).toContain(code);
  });
});

test('the key on paper has the letters of the printed order, or the sentence', () => {
  expect(answerKeyForm('SO1', content, key, 4)).toEqual([{ number: 4, text: 'C – E – B – D – A' }]);
  expect(answerKeyForm('SO1', ...made(['I', 'am', 'here'], 'all'), 1)).toEqual([{ number: 1, text: 'I am here' }]);
});
