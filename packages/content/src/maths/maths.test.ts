/** Checks on the generated maths questions: options, explanations, distribution of answers, wording. */
import { describe, expect, test } from 'vitest';
import { valueOf, type SeedQuestion } from '../kit.ts';
import { mathsQuestions } from './index.ts';
import { termGrades, termQuestions } from './terms/index.ts';

interface Item {
  readonly id: string;
  readonly stem: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
}
interface Choice {
  readonly instructions: string;
  readonly items: readonly Item[];
}
interface Key {
  readonly explanation: string;
  readonly model?: string;
  readonly correct?: Readonly<Record<string, readonly string[]>>;
  readonly gaps?: { readonly g1: { readonly accepted: readonly string[] } };
}

const all = [...mathsQuestions(), ...termGrades.flatMap(termQuestions)];
const ofType = (...types: string[]) => all.filter(({ type }) => types.includes(type));
const nameOf = (question: SeedQuestion) => question.facts.name ?? '';
const topicOf = (question: SeedQuestion) => question.facts.keywords?.[0] ?? '';
const choice = (question: SeedQuestion) => question.content as Choice;
const key = (question: SeedQuestion) => question.answerKey as Key;
const byTopic = (questions: readonly SeedQuestion[]) => Object.entries(Object.groupBy(questions, topicOf));

test('options of a question differ in value, not only in notation', () => {
  for (const question of ofType('MC1', 'MR2')) {
    for (const { options } of choice(question).items) {
      const values = options.map(({ text }) => valueOf(text) ?? text);
      expect(new Set(values).size, nameOf(question)).toBe(options.length);
    }
  }
});

test.each([
  ['$49^9$', 49 ** 9],
  ['$7^{18}$', 7 ** 18],
  ['$\\left(-\\dfrac{2}{3}\\right)^{3}$', (-2 / 3) ** 3],
  ['$-\\dfrac{1}{2}$', -0.5],
  ['$0{,}25$', 0.25],
  ['$x \\ge 2$', null],
])('the value of %s', (option, value) => {
  expect(valueOf(option)).toBe(value);
});

test('every question explains its key, and each of four statements', () => {
  for (const question of all) {
    const { explanation, model = '' } = key(question);
    // A written solution is explained by its model answer.
    expect((question.type === 'EW1' ? model : explanation).length, nameOf(question)).toBeGreaterThan(8);
  }
  for (const question of ofType('TF5'))
    expect(key(question).explanation.match(/^[abcd]\) (Đúng|Sai): /gm), nameOf(question)).toHaveLength(4);
});

describe('verdicts and counts of right options', () => {
  test('true and false both occur in every template, and at every position of four statements', () => {
    for (const [topic, questions = []] of byTopic(ofType('TF1'))) {
      const right = questions.map((question) => key(question).correct!.q1![0]);
      expect(new Set(right), topic).toEqual(new Set(['t', 'f']));
    }
    const four = ofType('TF5').map((question) => Object.values(key(question).correct!).map(([one]) => one));
    for (const verdicts of four) expect(new Set(verdicts).size).toBe(2);
    for (const at of [0, 1, 2, 3]) {
      const share = four.filter((verdicts) => verdicts[at] === 't').length / four.length;
      expect(share, `place ${at}`).toBeGreaterThan(0.3);
      expect(share, `place ${at}`).toBeLessThan(0.7);
    }
  });
  test('no count of right options dominates', () => {
    for (const [topic, questions = []] of byTopic(ofType('MR2')))
      expect(new Set(questions.map((question) => key(question).correct!.q1!.length)).size, topic).toBeGreaterThan(1);
  });
  test('the position of the right option is uniform', () => {
    const places = ofType('MC1').map((question) => key(question).correct!.q1![0]);
    for (const letter of 'abcd') {
      const share = places.filter((one) => one === letter).length / places.length;
      expect(share, letter).toBeGreaterThan(0.17);
      expect(share, letter).toBeLessThan(0.33);
    }
  });
});

describe('wording', () => {
  const texts = all.map(
    (question) => [nameOf(question), JSON.stringify([question.content, question.answerKey])] as const,
  );
  test('fractions are displayed at a readable size, and spelling is consistent', () => {
    for (const [name, text] of texts) expect(text, name).not.toMatch(/\\frac|[Tt]ọa độ|[Ll]ũy thừa/);
  });
  test('no exact value is rounded, and no rounding is half-way', () => {
    for (const [name, text] of texts) {
      if (text.includes('(Làm tròn')) expect(text, name).toContain('approx');
      for (const [, from = '', to = ''] of text.matchAll(/= (\d+(?:\{,\}\d+)?) \\+approx (\d+(?:\{,\}\d+)?)/g))
        expect(from, name).not.toBe(to);
    }
  });
  test('formulas are closed, and a decimal comma has braces in formulas only', () => {
    for (const [name, text] of texts) {
      const pieces = text.replaceAll('\\\\', '\\').split('$');
      expect(pieces.length % 2, name).toBe(1);
      pieces.forEach((piece, at) => {
        if (at % 2 === 0) expect(piece, name).not.toContain('{,}');
        else expect(piece, name).not.toMatch(/\d[.,]\d/);
      });
    }
  });
  test('every drawn number is a number', () => {
    for (const [name, text] of texts) expect(text, name).not.toMatch(/NaN|undefined|Infinity/);
  });
  test('no coefficient 1 is written', () => {
    for (const [name, text] of texts) expect(text, name).not.toMatch(/[^\d,}.^_]1x|\+ -|- -/);
  });
  test('most templates ask in more than one way', () => {
    const shape = (question: SeedQuestion) =>
      JSON.stringify(question.content)
        .replace(/"(?:id|cue)":"[^"]*"/g, '')
        .replace(/\$[^$]*\$|-?\d+(?:,\d+)?/g, '#');
    const ways = byTopic(all).map(([topic, questions = []]) => [topic, new Set(questions.map(shape)).size] as const);
    expect(ways.filter(([, count]) => count > 1).length / ways.length).toBeGreaterThan(0.3);
  });
});

test('four-cell answers are used in the grades of that examination only', () => {
  const masked = ofType('FB8').filter((question) => (question.content as { numeric: { mask: boolean } }).numeric.mask);
  expect(masked.length).toBeGreaterThan(0);
  expect(new Set(masked.map(({ facts }) => facts.gradeId))).toEqual(new Set(['G10', 'G11', 'G12']));
});

test('topics belong to the grade that teaches them', () => {
  const grades = new Map(all.map((question) => [topicOf(question), question.facts.gradeId]));
  for (const [topic, grade] of [
    ['Phép cộng có nhớ trong phạm vi 20', 'G2'],
    ['Tìm thành phần chưa biết của phép tính', 'G3'],
    ['Rút gọn phân số', 'G4'],
    ['Giá trị của đa thức một biến', 'G7'],
    ['Phương trình mũ', 'G11'],
  ])
    expect([topic, grades.get(topic!)]).toEqual([topic, grade]);
});
