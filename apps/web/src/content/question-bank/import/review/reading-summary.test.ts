import { expect, test } from 'vitest';
import type { ImportRow } from '../import-queries.ts';
import { agreementOf, countsOf, optionCounts, reasonsToLook } from './reading-summary.ts';

const row = (line: number, options: number, more: Partial<ImportRow> = {}): ImportRow =>
  ({
    line,
    labels: [line],
    question: {
      content: { items: [{ id: 'q1', options: Array.from({ length: options }, (_, at) => ({ id: 'abcd'[at] })) }] },
    },
    problems: [],
    notices: [],
    keys: [],
    keySource: null,
    doubtful: false,
    aside: false,
    ...more,
  }) as unknown as ImportRow;

test('options are counted by what most questions have', () => {
  expect(optionCounts([row(1, 4), row(2, 4), row(3, 3), row(4, 0)])).toEqual({
    questions: 3,
    options: 11,
    usual: 4,
    missing: 1,
  });
  expect(optionCounts([row(1, 0)])).toBeNull();
});

test('the two sources with the most keys are compared where both speak', () => {
  const keys = (star: string | null, table: string) => [
    ...(star === null ? [] : [{ source: 'star' as const, key: star }]),
    { source: 'key-table' as const, key: table },
  ];
  const rows = [
    row(1, 4, { keys: keys('A', 'A') }),
    row(2, 4, { keys: keys('B', 'C') }),
    row(3, 4, { keys: keys(null, 'D') }),
  ];
  const sources = [
    { key: 'star', count: 2 },
    { key: 'key-table', count: 3 },
    { key: 'bold', count: 1 },
  ];
  expect(agreementOf(rows, sources)).toEqual({ sources: ['key-table', 'star'], same: 1, other: 1 });
  expect(agreementOf(rows, sources.slice(0, 1))).toBeNull();
  expect(agreementOf([row(1, 4, { keys: keys(null, 'A') })], sources)).toBeNull();
});

test('what to look at is grouped by its reason; what is left out or settled is not named', () => {
  const doubt = (code: string) => ({ doubtful: true, notices: [{ code, params: {} }] }) as Partial<ImportRow>;
  const rows = [
    row(1, 4, { keySource: 'star' }),
    row(2, 4, doubt('OPTIONS_UNEVEN')),
    row(3, 4, { ...doubt('OPTIONS_UNEVEN'), problems: [{ code: 'CORRECT_MISSING', params: {} }] }),
    row(4, 4, { ...doubt('KEYS_CONTRADICT'), aside: true }),
    row(5, 4, { notices: [{ code: 'HIDDEN_TEXT', params: {} }] } as Partial<ImportRow>),
  ];
  expect(reasonsToLook(rows).map(({ reason, rows: of }) => [reason, of.map(({ line }) => line)])).toEqual([
    ['OPTIONS_UNEVEN', [2, 3]],
    ['CORRECT_MISSING', [3]],
  ]);
  expect(countsOf(rows)).toEqual({ ready: 2, look: 2, keyed: 1 });
});
