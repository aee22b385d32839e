import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { itemTextsOf, parseContent, parseResponse, responseComplete, responseFits } from '../../index.ts';
import { answerKeyForm, printForm } from '../../registry/print.ts';
import { score } from '../../registry/scoring.ts';
import { problemsOf } from '../../registry/validators.ts';
import type { DrawingAnswer, DrawingCode, DrawingContent, DrawingKey } from './definition.ts';
import en from './messages.en.json' with { type: 'json' };
import vi from './messages.vi.json' with { type: 'json' };
import { maxOfOneShape, palettes, refusalOf, shapeIds, type DrawnShape } from './palette.ts';
import { drawingSamples } from './samples.ts';

const content = (code: DrawingCode, change: Partial<DrawingContent> = {}): DrawingContent => ({
  ...drawingSamples[code].content,
  ...change,
});
const key = (code: DrawingCode, answers: Record<string, DrawingAnswer> = {}): DrawingKey => {
  const base: DrawingKey = drawingSamples[code].key;
  return { ...base, answers: { ...base.answers, ...answers } };
};
const states = (code: DrawingCode, response: unknown): string[] =>
  score(code, content(code), key(code), response, { locale: 'vi' }).items.map((item) => item.state);

describe('the palette', () => {
  test('every colour and shape has a name in both languages', () => {
    for (const words of [vi, en]) {
      expect(Object.keys(words.colours)).toEqual(palettes.six.map((colour) => colour.id));
      expect(Object.keys(words.shapes)).toEqual([...shapeIds]);
    }
  });
  test('a shape may be drawn at most three times, each time in another colour', () => {
    const three: DrawnShape[] = [
      { shape: 'star', colour: 'red' },
      { shape: 'star', colour: 'blue' },
      { shape: 'star', colour: 'green' },
    ];
    expect(refusalOf(three.slice(0, 2), { shape: 'star', colour: 'green' })).toBeUndefined();
    expect(refusalOf(three, { shape: 'star', colour: 'black' })).toBe('SHAPE_TOO_OFTEN');
    expect(refusalOf(three, { shape: 'star', colour: 'blue' })).toBe('SHAPE_COLOUR_REPEATED');
    expect(refusalOf(three, { shape: 'circle', colour: 'blue' })).toBeUndefined();
  });
  test('a picture to which only accepted shapes are added follows the rule', () => {
    const drawing = fc.record({
      shape: fc.constantFrom(...shapeIds),
      colour: fc.constantFrom(...palettes.six.map((colour) => colour.id as string)),
    });
    fc.assert(
      fc.property(fc.array(drawing, { maxLength: 40 }), (wished) => {
        const drawn = wished.reduce<DrawnShape[]>(
          (so, next) => (refusalOf(so, next) === undefined ? [...so, next] : so),
          [],
        );
        for (const shape of shapeIds) {
          const colours = drawn.filter((one) => one.shape === shape).map((one) => one.colour);
          expect(colours.length).toBeLessThanOrEqual(maxOfOneShape);
          expect(new Set(colours).size).toBe(colours.length);
        }
      }),
    );
  });
});

describe('marks', () => {
  test('a shape is right when place, shape and colour are right', () => {
    const shape = 'circle';
    expect(states('DS1', { z1: { shape, colour: 'red' } })).toEqual(['right', 'blank', 'blank']);
    expect(states('DS1', { z1: { shape, colour: 'green' }, z2: { shape: 'oval', colour: 'blue' } })).toEqual([
      'wrong',
      'wrong',
      'blank',
    ]);
    expect(states('DS1', { z4: { shape, colour: 'red' } })).toEqual(['blank', 'blank', 'blank']);
  });
  test('colouring a zone without a task earns and costs nothing', () => {
    expect(states('FC1', { z1: 'red', z4: 'black' })).toEqual(['right', 'blank', 'blank']);
  });
  test('drawings that violate the rule for shapes are malformed', () => {
    const drawn = (marks: Record<string, unknown>) =>
      score('DS1', content('DS1'), key('DS1'), marks, { locale: 'vi' }).status;
    const star = (colour: string) => ({ shape: 'star', colour });
    expect(drawn({ z1: star('red'), z2: star('blue'), z3: star('green') })).toBe('scored');
    expect(drawn({ z1: star('red'), z2: star('red') })).toBe('malformed');
    expect(drawn({ z1: star('red'), z2: star('blue'), z3: star('green'), z4: star('black') })).toBe('malformed');
  });
  test('a word is compared like any typed answer', () => {
    expect(states('FC2', { z3: ' Toys ' })).toEqual(['blank', 'blank', 'right']);
    expect(states('FC2', { z3: 'toys  SHOP' })).toEqual(['blank', 'blank', 'right']);
    expect(states('FC2', { z3: 'red' })).toEqual(['blank', 'blank', 'wrong']);
  });
  test('as many items count as answered as zones are filled, and none for a blank word', () => {
    expect(responseComplete('FC2', content('FC2'), { z4: 'red', z3: ' ' })).toEqual(['q1']);
    expect(responseComplete('FC2', content('FC2'), { z1: 'red', z2: 'red', z3: 'a', z4: 'red' })).toEqual([
      'q1',
      'q2',
      'q3',
    ]);
  });
  test('a colour fits a zone of colour, a word a zone of words', () => {
    expect(responseFits('FC2', content('FC2'), { z3: 'red bus', z2: 'red' })).toBe(true);
    expect(responseFits('FC2', content('FC2'), { z2: 'bus' })).toBe(false);
    expect(responseFits('FC1', content('FC1'), { z9: 'red' })).toBe(false);
    expect(parseResponse('DS1', 1, { z1: 'red' }).ok).toBe(false);
  });
});

describe('content', () => {
  test('does not reveal where a task belongs', () => {
    expect(JSON.stringify(content('FC1').items)).not.toContain('z');
    expect(itemTextsOf('FC1', content('FC1'))).toEqual(Array(3).fill('Nghe rồi tô màu các quả bóng.'));
  });
  test('text zones exist in FC2 only', () => {
    expect(parseContent('FC1', 1, content('FC1', { zones: content('FC2').zones })).ok).toBe(false);
    expect(parseContent('FC1', 1, { ...content('FC1'), palette: 'ten' }).ok).toBe(false);
  });
});

describe('problems that prevent publishing', () => {
  const problems = (
    code: DrawingCode,
    change: Partial<DrawingContent>,
    answers: Record<string, DrawingAnswer> = {},
  ): string[] =>
    problemsOf(code, content(code, change), key(code, answers)).map((problem) => `${problem.code} ${problem.path}`);
  test('there must be a picture with named zones of each kind that the tasks need', () => {
    expect(problems('FC1', { picture: undefined })).toEqual(['PICTURE_MISSING picture']);
    expect(problems('FC1', { zones: [] })).toEqual([
      'ZONES_MISSING zones',
      'ZONE_GONE items.0.zone',
      'ZONE_GONE items.1.zone',
      'ZONE_GONE items.2.zone',
    ]);
    const [first, ...others] = content('FC1').zones;
    expect(problems('FC1', { zones: [{ ...first!, name: ' ' }, ...others] })).toEqual([
      'ZONE_NAME_MISSING zones.0.name',
    ]);
    expect(problems('FC2', { zones: content('FC2').zones.filter((zone) => zone.words !== true) })).toEqual([
      'WORD_ZONE_MISSING zones',
      'ZONE_GONE items.2.zone',
    ]);
  });
  test('each task must be stated, in a text of its own, the instructions or a recording', () => {
    expect(
      problems('FC1', {
        audio: undefined,
        instructions: '',
        items: [
          { id: 'q1', text: 'Tô đỏ.' },
          { id: 'q2', text: ' ' },
          { id: 'q3', text: '' },
        ],
      }),
    ).toEqual(['TASK_MISSING items.1.text', 'TASK_MISSING items.2.text']);
  });
  test('each task must have its own zone and a complete answer', () => {
    expect(problems('FC1', {}, { q1: {} })).toEqual(['ZONE_NOT_CHOSEN items.0.zone']);
    expect(problems('FC1', {}, { q1: { zone: 'z1' }, q2: { zone: 'z2', colour: 'pink' } })).toEqual([
      'COLOUR_MISSING items.0.colour',
      'COLOUR_MISSING items.1.colour',
    ]);
    expect(problems('FC1', {}, { q2: { zone: 'z1', colour: 'red' } })).toEqual(['ZONE_REPEATED items.1.zone']);
    expect(problems('FC2', {}, { q3: { zone: 'z3', accepted: [' '] } })).toEqual(['WORDS_MISSING items.2.accepted']);
    expect(problems('FC1', {}, { q9: { zone: 'z1', colour: 'red' } })).toEqual(['CORRECT_UNKNOWN ']);
    expect(problems('DS1', {}, { q1: { zone: 'z1', colour: 'red' } })).toEqual(['SHAPE_MISSING items.0.shape']);
  });
  test('the right shapes must follow the rule for shapes', () => {
    expect(problems('DS1', {}, { q2: { zone: 'z2', shape: 'circle', colour: 'red' } })).toEqual([
      'SHAPE_COLOUR_REPEATED items.1.shape',
    ]);
    const items = [1, 2, 3, 4].map((at) => ({ id: `q${at}`, text: 'x' }));
    const answers = Object.fromEntries(
      ['red', 'blue', 'green', 'black'].map((colour, at): [string, DrawingAnswer] => [
        `q${at + 1}`,
        { zone: `z${at + 1}`, shape: 'star', colour },
      ]),
    );
    expect(problems('DS1', { items }, answers)).toEqual(['SHAPE_TOO_OFTEN items.3.shape']);
  });
});

test('on paper places for drawing and writing are outlined, regions to colour are not', () => {
  const marks = (code: DrawingCode) =>
    printForm(code, content(code), 5, 'vi').blocks.flatMap((block) =>
      block.kind === 'picture-task' ? [block.marks.length, block.tasks.map((task) => task.number)] : [],
    );
  expect(marks('DS1')).toEqual([4, [5, 6, 7]]);
  expect(marks('FC1')).toEqual([0, [5, 6, 7]]);
  expect(marks('FC2')).toEqual([1, [5, 6, 7]]);
  expect(answerKeyForm('DS1', content('DS1'), key('DS1'), 1, 'vi')[0]).toEqual({
    number: 1,
    text: 'the door: hình tròn, đỏ',
  });
  expect(answerKeyForm('FC2', content('FC2'), key('FC2'), 1, 'en')[2]).toEqual({
    number: 3,
    text: 'the sign of the shop: toys / Toys shop',
  });
});
