import { expect, test } from 'vitest';
import { keptOf } from './kept-of.ts';

const page = (data: object[]) => ({ data, page: { page: 1, size: 20, total: data.length } });
const result = (change: object = {}) => ({
  attempt: { id: 'a', number: 2, status: 'SCORED' },
  exam: { name: 'Unit 4' },
  scoreState: 'SHOWN',
  score: { mark: 850, needsTeacher: false },
  review: {
    content: { sections: [{ parts: [{ questions: [{ type: 'MC1', content: {} }] }] }] },
    keys: null,
    items: [],
    marks: [],
  },
  ...change,
});

test('a result is kept as it was sent, with what its review needs', () => {
  const sent = result();
  expect(keptOf(['result', 'x', undefined], sent)).toEqual({
    reading: { key: 'result:x:2', kind: 'result', title: 'Unit 4', mark: 850, families: ['choice'] },
    data: sent,
  });
});

test.each([
  ['runs', { attempt: { id: 'a', number: 2, status: 'RUNNING' } }],
  ['is hidden until the end', { scoreState: 'AFTER_END', score: null, review: null }],
  ['is being scored', { scoreState: 'BEING_SCORED', score: null, review: null }],
])('one that %s is not kept, and an earlier reading of it goes', (_, change) => {
  expect(keptOf(['result', 'x', 2], result(change))).toEqual({ over: 'result:x:2' });
});

test('a mark that the teacher has not finished is not shown as one', () => {
  expect(keptOf(['result', 'x', 2], result({ score: { mark: 400, needsTeacher: true } }))).toMatchObject({
    reading: { mark: null },
  });
});

test('practice is kept once it may be shown', () => {
  const sent = { name: 'Ôn tập', status: 'SCORED', heldBack: false, mark: 700 };
  expect(keptOf(['practice result', 'p'], sent)).toMatchObject({ reading: { key: 'practice:p', mark: 700 } });
  expect(keptOf(['practice result', 'p'], { ...sent, heldBack: true })).toEqual({ over: 'practice:p' });
});

test('of lists the first page is kept, with names alone', () => {
  const tests = page([{ id: '1', title: 'Giữa kì', className: '9A1', endsAt: '2026-11-29T08:00:00Z', secret: 1 }]);
  const kept = {
    reading: { key: 'list:assigned', kind: 'list', title: 'assigned', mark: null, families: [] },
    data: { total: 1, rows: [{ title: 'Giữa kì', note: '9A1', endsAt: '2026-11-29T08:00:00Z' }] },
  };
  expect(keptOf(['assignments', 'student', 'home'], tests)).toEqual(kept);
  expect(keptOf(['assigned', { page: 1, size: 10, search: '' }, undefined], tests)).toEqual(kept);
  expect(keptOf(['classes', 'list', { status: undefined }], page([{ name: '9A1' }]))).toMatchObject({
    data: { rows: [{ title: '9A1' }] },
  });
});

test.each([
  [['assigned', { page: 2 }, undefined]],
  [['assigned', { status: 'ENDED' }, undefined]],
  [['assigned', {}, 'a class']],
  [['classes', 'list', { search: '9A' }]],
  [['classes', 'list', { gradeId: 'G9' }]],
  [['result', 'x', 'certificate']],
  [['profile']],
  [['exams', 'list', {}]],
])('nothing of %j is kept', (key) => {
  expect(keptOf(key, page([]))).toBeNull();
});
