import { describe, expect, it } from 'vitest';
import { commonMistake, histogramBars, notSubmitted, splitRows, windowOf } from './marks.ts';
import type { Details, ResultRow, Results } from './queries.ts';

const stats = (histogram: number[], average: number | null): Results['stats'] => ({
  enrolled: 0,
  submitted: 0,
  scored: 0,
  average,
  median: null,
  passed: 0,
  histogram,
});

describe('the histogram', () => {
  it('leaves out empty low marks, never the bars around five', () => {
    expect(histogramBars(stats([0, 0, 0, 0, 0, 0, 0, 0, 3, 4], 900)).map(({ label }) => label)).toEqual([
      '4–5',
      '5–6',
      '6–7',
      '7–8',
      '8–9',
      '9–10',
    ]);
    expect(histogramBars(stats([1, 0, 0, 0, 0, 0, 0, 0, 0, 0], 50))).toHaveLength(10);
  });
  it('marks the bars below five, and the average', () => {
    const bars = histogramBars(stats([0, 0, 0, 1, 2, 3, 4, 5, 6, 7], 720));
    expect(bars.find(({ label }) => label === '4–5')?.tone).toBe('bad');
    expect(bars.find(({ label }) => label === '7–8')?.tone).toBe('strong');
    expect(histogramBars(stats([0, 0, 0, 0, 0, 0, 0, 0, 0, 2], 1000)).at(-1)?.tone).toBe('strong');
  });
});

it('separates scored papers from the rest', () => {
  const row = (status: ResultRow['status'], states: ResultRow['states']) => ({ status, states }) as ResultRow;
  const { scored, others } = splitRows([
    row('SCORED', ['right']),
    row('SUBMITTED', []),
    row('NOT_STARTED', []),
    row('RUNNING', []),
  ]);
  expect([scored.length, others.length]).toEqual([1, 3]);
});

it('counts nobody as missing whose test was submitted and is being marked', () => {
  const row = (firstName: string, status: ResultRow['status']) =>
    ({ lastName: 'Lê Hải', firstName, status, states: [] }) as unknown as ResultRow;
  expect(notSubmitted([row('An', 'SUBMITTED'), row('Bình', 'NOT_STARTED'), row('Chi', 'RUNNING')])).toEqual([
    'Hải Bình',
    'Hải Chi',
  ]);
});

it('returns the most frequent wrong answer, and none that occurs only once', () => {
  const answers = (...counts: [string, number, boolean][]) =>
    ({
      groups: [{ label: '', answers: counts.map(([id, count, right]) => ({ id, text: id, count, right })) }],
    }) as unknown as Details;
  expect(commonMistake(answers(['a', 20, true], ['b', 3, false], ['c', 9, false], ['', 12, false]))).toMatchObject({
    id: 'c',
    count: 9,
  });
  expect(commonMistake(answers(['a', 20, true], ['b', 1, false], ['', 12, false]))).toBeNull();
});

it('shows the last day only for windows longer than a day', () => {
  expect(windowOf({ startsAt: '2026-11-15T00:30:00Z', endsAt: '2026-11-15T02:00:00Z' })).toBe('07:30 – 09:00');
  expect(windowOf({ startsAt: '2026-11-15T00:30:00Z', endsAt: '2026-11-15T17:30:00Z' })).toBe(
    '07:30 – 00:30 16/11/2026',
  );
});
