import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemsOf, itemTextsOf, parseContent, responseFits, shuffleContent } from '../../index.ts';
import { answerKeyForm, printForm } from '../../registry/print.ts';
import { score, solve } from '../../registry/scoring.ts';
import { problemsOf } from '../../registry/validators.ts';
import type { SceneCode, SceneContent, SceneKey } from './definition.ts';
import { onlyNewest, placedOf, responseOf } from './pairs.ts';
import { sceneSamples } from './samples.ts';

const content = (code: SceneCode, change: Partial<SceneContent> = {}): SceneContent => ({
  ...sceneSamples[code].content,
  ...change,
});
const key = (code: SceneCode, pairs?: SceneKey['pairs']): SceneKey => {
  const base: SceneKey = sceneSamples[code].key;
  return pairs === undefined ? base : { ...base, pairs };
};
const shares = (code: SceneCode, response: unknown) =>
  score(code, content(code), key(code), response, { locale: 'vi' }).items.map(
    ({ share }) => `${share.earned}/${share.of}`,
  );

describe('numbered items', () => {
  test('are names, starts of lines, or zones that need a source', () => {
    expect(itemsOf('DL1', content('DL1'))).toEqual(['s1', 's2', 's3']);
    expect(itemsOf('DL3', content('DL3'))).toEqual(['z1', 'z2']);
    expect(itemsOf('MG6', content('MG6'))).toEqual(['z1', 'z2', 'z3']);
    expect(itemTextsOf('DL1', content('DL1'))).toEqual(['Kim', 'Dan', 'Grace']);
    expect(itemTextsOf('MG6', content('MG6'))[1]).toBe('behind the pond');
  });
  test('keep their order while everything else is shuffled', () => {
    expect(shuffleContent('DL1', content('DL1'), 'a')).toEqual(content('DL1'));
    const orders = new Set(
      ['a', 'b', 'c', 'd'].map((seed) =>
        (shuffleContent('MG6', content('MG6'), seed) as SceneContent).sources.map((source) => source.id).join(),
      ),
    );
    expect(orders.size).toBeGreaterThan(1);
  });
  test('starts are zones, and only lines inside a picture have them', () => {
    expect(parseContent('DL3', 1, content('DL3', { starts: ['z1', 'z9'] })).ok).toBe(false);
    expect(parseContent('DL3', 1, content('DL3', { starts: ['z1', 'z1'] })).ok).toBe(false);
    expect(parseContent('DL1', 1, content('DL1', { starts: ['z1'] })).ok).toBe(false);
    expect(parseContent('DL1', 1, content('DL1', { sources: [{ id: 'z1', text: 'Kim' }] })).ok).toBe(false);
  });
});

describe('lines to several places', () => {
  test('each right line earns its share, and each wrong one costs one share', () => {
    expect(shares('DL3', { z1: ['z3', 'z5'] })).toEqual(['1/1', '0/1']);
    expect(shares('DL3', { z1: ['z3'] })).toEqual(['1/2', '0/1']);
    expect(shares('DL3', { z1: ['z3', 'z4'] })).toEqual(['0/1', '0/1']);
    expect(shares('DL3', { z1: ['z3', 'z4', 'z5'] })).toEqual(['1/2', '0/1']);
    expect(shares('DL3', { z1: ['z3', 'z4', 'z5', 'z6'], z2: ['z4'] })).toEqual(['0/1', '1/1']);
  });
  test('only exactly the right lines earn full points', () => {
    fc.assert(
      fc.property(fc.subarray(['z3', 'z4', 'z5', 'z6']), (picks) => {
        const [first] = score('DL3', content('DL3'), key('DL3'), { z1: picks }, { locale: 'vi' }).items;
        const all = picks.includes('z3') && picks.includes('z5') && picks.length === 2;
        expect(first!.share.earned / first!.share.of === 1).toBe(all);
      }),
    );
  });
});

test('one name has one line, and a zone may have several right partners', () => {
  expect(responseFits('DL1', content('DL1'), { s1: ['z1', 'z2'] })).toBe(false);
  expect(responseFits('DL3', content('DL3'), { z1: ['z3', 'z4'] })).toBe(true);
  expect(
    score('DL1', content('DL1'), key('DL1', { s1: ['z1', 'z4'] }), { s1: ['z1'] }, { locale: 'vi' }).items[0]?.state,
  ).toBe('right');
  expect(solve('MG6', content('MG6'), key('MG6', { z1: ['s2', 's3'] }))).toEqual({ z1: ['s2'] });
});

describe('an answer by zone', () => {
  const placed = fc.dictionary(
    fc.constantFrom('z1', 'z2', 'z3', 'z4'),
    fc.uniqueArray(fc.constantFrom('s1', 's2', 's3'), { minLength: 1 }),
  );
  test('is converted to the answer by item and back', () => {
    fc.assert(
      fc.property(placed, (response) => {
        const sorted = (record: Record<string, readonly string[]>) =>
          Object.fromEntries(
            Object.entries(record).map(([id, others]) => [id, others.toSorted((a, b) => (a < b ? -1 : 1))]),
          );
        const turned = responseOf(content('DL1'), response);
        expect(sorted({ ...placedOf(content('DL1'), turned) })).toEqual(sorted(response));
        expect(placedOf(content('MG6'), responseOf(content('MG6'), response))).toEqual(response);
      }),
    );
  });
  test('a name that is moved leaves its old zone', () => {
    expect(onlyNewest({ z1: ['s1'] }, { z1: ['s1'], z2: ['s1'] })).toEqual({ z2: ['s1'] });
    expect(onlyNewest({ z1: ['s1'], z2: ['s2'] }, { z1: ['s1'], z2: ['s1'] })).toEqual({ z2: ['s1'] });
    expect(onlyNewest({ z1: ['s1'], z2: ['s2'] }, { z2: ['s2'] })).toEqual({ z2: ['s2'] });
  });
});

describe('problems that prevent publishing', () => {
  const problems = (code: SceneCode, change: Partial<SceneContent>, pairs?: SceneKey['pairs']): string[] =>
    problemsOf(code, content(code, change), key(code, pairs)).map((problem) => `${problem.code} ${problem.path}`);
  test('picture, recording, zones and names must be complete', () => {
    expect(problems('DL1', { audio: undefined, picture: undefined })).toEqual([
      'AUDIO_MISSING audio',
      'PICTURE_MISSING picture',
    ]);
    expect(problems('MG6', { audio: undefined })).toEqual([]);
    expect(problems('MG6', { sources: [{ id: 's1', text: ' ' }, ...content('MG6').sources.slice(1)] })).toEqual([
      'SOURCE_EMPTY sources.0',
    ]);
    expect(
      problems('MG6', { zones: content('MG6').zones.map((zone) => (zone.id === 'z2' ? { ...zone, name: '' } : zone)) }),
    ).toEqual(['ZONE_NAME_MISSING zones.1.name']);
    expect(problems('DL3', { starts: [] }, {})).toEqual(['STARTS_MISSING zones']);
  });
  test('each item must have its own right partner, and it must exist', () => {
    expect(problems('DL1', {}, { s1: ['z4'], s2: ['z4'] })).toEqual(['PAIR_REPEATED pairs.1', 'PAIR_MISSING pairs.2']);
    expect(problems('DL3', {}, { z1: ['z3', 'z2'], z2: ['z3'] })).toEqual(['PAIR_GONE pairs.0']);
    expect(problems('DL3', {}, { z1: ['z3'], z2: ['z4'], z3: ['z1'] })).toEqual(['CORRECT_UNKNOWN ']);
    // With numbered sources several of them may belong to one zone.
    const pairs = { s1: ['z1'], s2: ['z1'], s3: ['z2'], s4: ['z3'], s5: ['z3'] };
    expect(problems('MG6', { numbered: 'sources' }, pairs)).toEqual([]);
  });
});

test('on paper lines run from numbers to dots, objects have a line for their letter', () => {
  const task = (code: SceneCode, change: Partial<SceneContent> = {}) => {
    const block = printForm(code, content(code, change), 4, 'vi').blocks.at(-1);
    if (block?.kind !== 'picture-task') throw new Error('a picture is printed');
    return {
      marks: block.marks.map((mark) => mark.label),
      bank: block.bank.map((option) => option.label),
      lines: block.tasks.map((one) => one.line),
      numbers: block.tasks.map((one) => one.number),
    };
  };
  expect(task('DL1')).toEqual({ marks: [], bank: [], lines: [false, false, false], numbers: [4, 5, 6] });
  expect(task('DL3')).toEqual({ marks: ['4', '5', '', '', '', ''], bank: [], lines: [false, false], numbers: [4, 5] });
  expect(task('MG6')).toEqual({
    marks: ['4', '5', '6'],
    bank: ['A', 'B', 'C', 'D', 'E'],
    lines: [true, true, true],
    numbers: [4, 5, 6],
  });
  expect(task('MG6', { numbered: 'sources' })).toMatchObject({ marks: ['A', 'B', 'C'], numbers: [4, 5, 6, 7, 8] });
  expect(answerKeyForm('MG6', content('MG6'), key('MG6'), 4, 'vi')[0]).toEqual({ number: 4, text: 'C – shop' });
  expect(answerKeyForm('DL3', content('DL3'), key('DL3'), 1, 'vi')[0]).toEqual({
    number: 1,
    text: 'hai con gà, hai con mèo',
  });
  expect(answerKeyForm('DL1', content('DL1'), key('DL1'), 1, 'vi')[1]).toEqual({
    number: 2,
    text: 'the boy under the tree',
  });
});
