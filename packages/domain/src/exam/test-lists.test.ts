import { expect, test } from 'vitest';
import { unfitFor, type ListableTest, type TestListKind } from './test-lists.ts';

const fit: ListableTest = {
  deleted: false,
  scope: 'SYSTEM',
  status: 'READY',
  gradeId: 'G9',
  pool: 'PRACTICE',
  needsCode: false,
};

test.each<[TestListKind, Partial<ListableTest>, string | null]>([
  ['SAMPLE', {}, null],
  ['SAMPLE', { pool: 'EXAM', needsCode: true }, null],
  ['SAMPLE', { gradeId: 'G8' }, 'OTHER_GRADE'],
  ['SAMPLE', { status: 'DRAFT' }, 'NOT_READY'],
  ['SAMPLE', { scope: 'USER' }, 'NOT_SYSTEM'],
  ['SAMPLE', { deleted: true }, 'GONE'],
  ['GIFT', { gradeId: 'G8' }, null],
  ['GIFT', { pool: 'EXAM' }, 'EXAM_POOL'],
  ['GIFT', { pool: null }, 'EXAM_POOL'],
  ['GIFT', { needsCode: true }, 'NEEDS_CODE'],
  ['GIFT', { status: 'DRAFT' }, 'NOT_READY'],
])('%s with %o: %s', (kind, test, reason) => {
  expect(unfitFor(kind, 'G9', { ...fit, ...test })).toBe(reason);
});
