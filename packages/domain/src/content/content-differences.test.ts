import { describe, expect, test } from 'vitest';
import { changedFields, differencesOf, isSameValue, type ContentState } from './content-differences.ts';

const part = (id: string, changes: object = {}) => ({
  id,
  name: `Part ${id}`,
  instructions: '',
  questions: 2,
  points: 200,
  ...changes,
});
const sections = (...parts: object[]) => [{ id: 'gram', skill: 'GR', parts }];
const row = (id: string, changes: object = {}) => ({ id, skill: null, topic: null, unit: `unit ${id}`, ...changes });
const question = (id: string, inPart = 'one', version = 1) => ({ id, version, part: inPart });

const present = { sections: sections(part('one'), part('two')), rows: [row('r1'), row('r2')] };
const cells = (questions: number) => [{ row: 'r1', level: 'M1', questions }];

const cases: [string, ContentState, ContentState, object[]][] = [
  ['a name', { name: 'A' }, { name: 'B' }, [{ of: 'field', name: 'name', before: 'A', after: 'B' }]],
  ['a field that was not there', {}, { minutes: 45 }, [{ of: 'field', name: 'minutes', before: null, after: 45 }]],
  ['nothing', { name: 'A', labels: ['x'] }, { name: 'A', labels: ['x'] }, []],
  [
    'labels',
    { labels: ['x'] },
    { labels: ['x', 'y'] },
    [{ of: 'field', name: 'labels', before: ['x'], after: ['x', 'y'] }],
  ],
  [
    'points of a part',
    { sections: sections(part('one')) },
    { sections: sections(part('one', { points: 300 })) },
    [{ of: 'part-field', part: 'Part one', name: 'points', before: 200, after: 300 }],
  ],
  [
    'the name of a part, told with the new one',
    { sections: sections(part('one')) },
    { sections: sections(part('one', { name: 'Reading' })) },
    [{ of: 'part-field', part: 'Reading', name: 'name', before: 'Part one', after: 'Reading' }],
  ],
  [
    'counts by level',
    { sections: sections(part('one', { levels: { M1: 2 } })) },
    { sections: sections(part('one', { levels: { M1: 1, M2: 1 } })) },
    [
      { of: 'part-field', part: 'Part one', name: 'M1', before: 2, after: 1 },
      { of: 'part-field', part: 'Part one', name: 'M2', before: 0, after: 1 },
    ],
  ],
  [
    'parts that come, go and move',
    { sections: sections(part('one'), part('two'), part('five'), part('three')) },
    { sections: sections(part('three'), part('one'), part('five'), part('four')) },
    [
      { of: 'part', change: 'removed', part: 'Part two' },
      { of: 'part', change: 'moved', part: 'Part three' },
      { of: 'part', change: 'added', part: 'Part four' },
    ],
  ],
  [
    'the skill of a section',
    { sections: [{ id: 'gram', skill: 'GR', parts: [part('one')] }] },
    { sections: [{ id: 'gram', skill: 'RE', parts: [part('one')] }] },
    [
      { of: 'section', change: 'removed', skill: 'GR' },
      { of: 'section', change: 'added', skill: 'RE' },
    ],
  ],
  [
    'a cell of the matrix',
    { sections: sections(part('one', { cells: cells(1) })) },
    { sections: sections(part('one', { cells: cells(3) })) },
    [{ of: 'cell', part: 'Part one', row: row('r1'), level: 'M1', before: 1, after: 3 }],
  ],
  [
    'rows of the matrix',
    { rows: [row('r1'), row('r2', { requirements: { M1: 'old' } })] },
    { rows: [row('r2', { unit: 'another', requirements: { M1: 'new' } }), row('r3')] },
    [
      { of: 'row', change: 'removed', row: row('r1') },
      { of: 'row', change: 'added', row: row('r3') },
      {
        of: 'row-field',
        row: expect.objectContaining({ id: 'r2' }) as object,
        name: 'unit',
        before: 'unit r2',
        after: 'another',
      },
      {
        of: 'row-field',
        row: expect.objectContaining({ id: 'r2' }) as object,
        name: 'M1',
        before: 'old',
        after: 'new',
      },
    ],
  ],
  [
    'a question for another one',
    { questions: [question('a'), question('b')] },
    { questions: [question('a'), question('c')] },
    [
      { of: 'question', change: 'removed', question: 'b', part: 'Part one', from: null },
      { of: 'question', change: 'added', question: 'c', part: 'Part one', from: null },
    ],
  ],
  [
    'one question that is moved, though all behind it have other places',
    { questions: ['a', 'b', 'c', 'd'].map((id) => question(id)) },
    { questions: ['b', 'c', 'd', 'a'].map((id) => question(id)) },
    [{ of: 'question', change: 'moved', question: 'a', part: 'Part one', from: null }],
  ],
  [
    'a question that goes to another part, told once',
    { questions: [question('a'), question('b')] },
    { questions: [question('b'), question('a', 'two')] },
    [{ of: 'question', change: 'moved', question: 'a', part: 'Part two', from: 'Part one' }],
  ],
  [
    'another version of a question',
    { questions: [question('a')] },
    { questions: [question('a', 'one', 2)] },
    [{ of: 'question', change: 'renewed', question: 'a', part: 'Part one', from: null }],
  ],
  [
    'a part that is gone has no name',
    { questions: [question('a', 'gone')] },
    { questions: [] },
    [{ of: 'question', change: 'removed', question: 'a', part: '', from: null }],
  ],
];

describe('what differs', () => {
  test.each(cases)('%s', (_name, before, after, expected) => {
    expect(differencesOf(before, after, present)).toEqual(expected);
  });
});

test('only the fields that differ are kept, with both values', () => {
  expect(
    changedFields(
      { name: 'A', minutes: 45, rows: [{ id: 'r', unit: '' }] },
      { name: 'B', minutes: 45, rows: [{ unit: '', id: 'r' }] },
    ),
  ).toEqual({
    before: { name: 'A' },
    after: { name: 'B' },
  });
  expect(changedFields({ name: 'A' }, { name: 'A', nameEn: null })).toBeNull();
});

test('values are the same whatever the order of their fields, and not whatever the order of their members', () => {
  expect(isSameValue({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(isSameValue([1, 2], [2, 1])).toBe(false);
  expect(isSameValue({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isSameValue([], {})).toBe(false);
  expect(isSameValue(null, {})).toBe(false);
});
