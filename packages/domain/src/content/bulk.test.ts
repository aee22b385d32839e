import { expect, test } from 'vitest';
import { bulkBounds, outcomeOf, type BulkRow, type ContentChange } from './bulk.ts';

const row: BulkRow = {
  labels: ['A', 'B'],
  gradeId: 'G6',
  seriesId: null,
  pool: 'EXAM',
  retired: false,
  ready: true,
  subject: 'MATH',
  whole: true,
  listed: false,
};
const many = Array.from({ length: bulkBounds.labels }, (_, at) => `L${at}`);

test.each<[string, ContentChange, Partial<BulkRow>, unknown]>([
  ['labels are added behind and removed', { kind: 'labels', add: ['C', 'A'], remove: ['B'] }, {}, ['A', 'C']],
  ['a label that it has', { kind: 'labels', add: ['A'], remove: [] }, {}, 'UNCHANGED'],
  ['too many labels', { kind: 'labels', add: many, remove: [] }, {}, 'too-many-labels'],
  ['another grade', { kind: 'grade', gradeId: 'G7' }, {}, 'G7'],
  ['the same grade', { kind: 'grade', gradeId: 'G6' }, {}, 'UNCHANGED'],
  ['a listed test keeps its grade', { kind: 'grade', gradeId: 'G7' }, { listed: true }, 'listed'],
  ['no series', { kind: 'series', seriesId: null }, { seriesId: 'S' }, null],
  ['retired', { kind: 'retire' }, {}, true],
  ['retired before', { kind: 'retire' }, { retired: true }, 'UNCHANGED'],
  ['a listed test is not retired', { kind: 'retire' }, { listed: true }, 'listed'],
  ['what is retired is not changed', { kind: 'grade', gradeId: 'G7' }, { retired: true }, 'gone'],
  ['published', { kind: 'publish' }, { ready: false }, true],
  ['not while questions are missing', { kind: 'publish' }, { ready: false, whole: false }, 'incomplete'],
  ['unpublished', { kind: 'unpublish' }, {}, false],
  ['a listed test stays published', { kind: 'unpublish' }, { listed: true }, 'listed'],
  ['another pool', { kind: 'pool', pool: 'PRACTICE' }, {}, 'PRACTICE'],
])('%s', (_, change, more, wanted) => {
  const result = outcomeOf({ ...row, ...more }, change, null);
  expect(
    result.outcome === 'CHANGED' ? result.value : result.outcome === 'REFUSED' ? result.reason : 'UNCHANGED',
  ).toEqual(wanted);
});

test('a series of the other subject, and a row that is gone', () => {
  const change = { kind: 'series', seriesId: 'S' } as const;
  expect(outcomeOf(row, change, { subject: 'ENGLISH' })).toEqual({ outcome: 'REFUSED', reason: 'other-subject' });
  expect(outcomeOf(row, change, { subject: 'MATH' })).toEqual({ outcome: 'CHANGED', value: 'S' });
  expect(outcomeOf(undefined, change, null)).toEqual({ outcome: 'REFUSED', reason: 'gone' });
});
