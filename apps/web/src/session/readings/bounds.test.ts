import { expect, test } from 'vitest';
import { readingBounds, surplus, type Reading } from './bounds.ts';

const now = Date.parse('2026-11-29T08:00:00Z');
const hour = 3_600_000;
const reading = (key: string, change: Partial<Reading> = {}): Reading => ({
  key,
  kind: 'result',
  at: now - hour,
  bytes: 1_000,
  title: key,
  mark: 850,
  families: [],
  ...change,
});

test('the latest results stay', () => {
  const many = Array.from({ length: readingBounds.results + 3 }, (_, at) =>
    reading(`r${at}`, { kind: at % 2 === 0 ? 'result' : 'practice', at: now - at * hour }),
  );
  expect(surplus(many, now)).toEqual(['r20', 'r21', 'r22']);
});

test('lists do not count as results', () => {
  const results = Array.from({ length: readingBounds.results }, (_, at) => reading(`r${at}`));
  expect(surplus([reading('tests', { kind: 'list', at: now }), ...results], now)).toEqual([]);
});

test('together they have a length, which a later small one may still fit', () => {
  const long = readingBounds.bytes / 2;
  const kept = [
    reading('first', { at: now, bytes: long }),
    reading('second', { at: now - 1, bytes: long - 500 }),
    reading('too much', { at: now - 2, bytes: long }),
    reading('small', { at: now - 3, bytes: 400 }),
  ];
  expect(surplus(kept, now)).toEqual(['too much']);
});

test('what is a month old goes, and what a clock that was set back calls the future', () => {
  const ms = readingBounds.days * 24 * hour;
  expect(surplus([reading('old', { at: now - ms - 1 }), reading('last day', { at: now - ms })], now)).toEqual(['old']);
  expect(surplus([reading('future', { at: now + ms + 1 })], now)).toEqual(['future']);
});
