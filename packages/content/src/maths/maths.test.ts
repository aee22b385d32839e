/** Checks on the generated maths questions: options, explanations, distribution of answers, wording. */
import { figureSchema } from '@vumon/figures';
import { describe, expect, test } from 'vitest';
import { valueOf, type SeedQuestion } from '../kit.ts';
import { createRandom } from '../random.ts';
import { mathsQuestions } from './index.ts';
import { claims, grouped, instances, root } from './template.ts';
import { guideOf, unit } from './terms/kit.ts';
import { primaryFifthGrades, primaryFifthQuestions } from './primary/fifth/index.ts';
import { primarySixthQuestions } from './primary/sixth/index.ts';
import { primaryFourthQuestions } from './primary/fourth/index.ts';
import { primaryThirdQuestions } from './primary/third/index.ts';
import { clusters12Questions } from './terms/clusters-12.ts';
import { fifthGrades, fifthQuestions } from './terms/fifth/index.ts';
import { seventhGrades, seventhQuestions } from './terms/seventh/index.ts';
import { sixthFigureQuestions, sixthGrades, sixthQuestions } from './terms/sixth/index.ts';
import {
  fourthGrades,
  fourthQuestions,
  fourthWritten9,
  laterFourth8,
  moreHardQuestions,
} from './terms/fourth/index.ts';
import { secondQuestions } from './terms/second/index.ts';
import { clusterQuestions, thirdGrades, thirdQuestions } from './terms/third/index.ts';
import {
  entranceMathsQuestions,
  figuredQuestions,
  hardQuestions,
  juniorFigureQuestions,
  primaryFigureQuestions,
  primaryWordQuestions,
  seniorFigureQuestions,
  termGrades,
  termQuestions,
  wordQuestions,
} from './terms/index.ts';

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

const all = [
  ...mathsQuestions(),
  ...termGrades.flatMap(termQuestions),
  ...wordQuestions(),
  ...hardQuestions(),
  ...figuredQuestions(),
  ...juniorFigureQuestions(),
  ...primaryFigureQuestions(),
  ...primaryWordQuestions(),
  ...entranceMathsQuestions(),
  ...seniorFigureQuestions(),
  ...secondQuestions(),
  ...thirdGrades.flatMap(thirdQuestions),
  ...clusterQuestions(),
  ...fourthWritten9(),
  ...fourthGrades.flatMap(fourthQuestions),
  ...moreHardQuestions(),
  ...fifthGrades.flatMap(fifthQuestions),
  ...sixthGrades.flatMap(sixthQuestions),
  ...sixthFigureQuestions(),
  ...seventhGrades.flatMap(seventhQuestions),
  ...primaryThirdQuestions(),
  ...primaryFourthQuestions(),
  ...primaryFifthGrades.flatMap(primaryFifthQuestions),
  ...primarySixthQuestions(),
  ...clusters12Questions(),
  ...laterFourth8(),
];
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

test('a marking guide gives quarters of a point to the steps of the solution', () => {
  const scores = (steps: number) =>
    guideOf(Array.from({ length: steps }, () => 'x').join('\n')).criteria[0]!.levels.map(({ score, text }) => [
      score,
      /\d+/.exec(text)?.[0],
    ]);
  expect(scores(4)).toEqual([
    [100, undefined],
    [75, '3'],
    [50, '2'],
    [25, '1'],
  ]);
  expect(scores(3)).toEqual([
    [100, undefined],
    [75, '2'],
    [25, '1'],
  ]);
  expect(scores(6).map(([score]) => score)).toEqual([100, 75, 50, 25]);
  expect(scores(1)).toEqual([[100, undefined]]);
  for (const question of ofType('EW1')) expect(key(question).model!.length, nameOf(question)).toBeGreaterThan(20);
});

test('the questions of a family have different numbers, as long as there are others', () => {
  const family = (most: number) =>
    unit(6, 'Số tự nhiên', ({ fb }) => [
      fb('M1', `cộng đến ${most}`, (r) => {
        const a = r.int(1, most);
        const ask = ['Tính', 'Hãy tính', 'Tìm kết quả của'].map((word) => `${word} $${a} + 5$.`);
        return { ask, is: a + 5, why: `$${a} + 5 = ${a + 5}$.` };
      }),
    ]).flatMap(instances);
  const numbers = (most: number) =>
    family(most).map(({ content }) => /\d+/.exec((content as { text: string }).text)![0]);
  expect(new Set(numbers(3)).size).toBe(3);
  expect(numbers(1)).toEqual(['1', '1', '1']);
});

test('four statements keep the order of their author', () => {
  const all = ['a', 'b', 'c', 'd'].map((name) => ({ right: `${name} holds`, wrong: `${name} fails`, why: name }));
  for (let turn = 0; turn < 12; turn++) {
    const { list, explanation } = claims(createRandom(`order ${turn}`), all);
    expect(list.map(([text]) => text[0]).join('')).toBe('abcd');
    expect(explanation.match(/[abcd]$/gm)!.join('')).toBe('abcd');
  }
});

test('a statement that its mistake leaves true is not asked as a false one', () => {
  const all = ['a', 'b', 'c', 'd'].map((name) => ({ right: `${name} holds`, wrong: `${name} fails`, why: name }));
  expect(() => claims(createRandom('true'), [...all.slice(1), { right: 'x', wrong: 'x', why: 'x' }])).toThrow(
    'a wrong statement is true',
  );
});

describe('an explanation', () => {
  const plainly = (text: string): string =>
    text.replaceAll('{,}', ',').replaceAll(/(\d)(?:\u00A0|\\+,)(?=\d{3})/g, '$1');
  const numbers = (text: string): string[] => [...plainly(text).matchAll(/\d+(?:,\d+)?/g)].map(([one]) => one);
  /** Right angles, percentages, units of measure, dice: known without being told. */
  const known = new Set(['36', '52', '60', '90', '100', '180', '189', '360', '1000', '10000', '3600']);
  /** The numbers of an explanation that are in no stem, and no result of a sum, product or relation before them. */
  const strangers = (question: SeedQuestion): string[] => {
    const written = numbers(JSON.stringify(question.content));
    // A decimal number is also computed with as a whole one.
    const given = [...written.flatMap((one) => [one.replace(',', '.'), one.replace(',', '')].map(Number)), 10, 100];
    const computed = (value: number) =>
      given.some((a, at) =>
        given.some(
          (b, other) => at !== other && ([a + b, a * b, a - b, a / b].includes(value) || given.includes(value - a - b)),
        ),
      );
    const told = plainly(key(question).explanation).replaceAll(/^Chọn .*$/gm, '');
    const seen = new Set<string>();
    return [...told.matchAll(/\d+(?:,\d+)?/g)].flatMap(({ 0: one, index }) => {
      const value = Number(one.replace(',', '.'));
      const line = told.slice(told.lastIndexOf('\n', index) + 1, index);
      const result = /(?:=|\\approx|là|được|bằng|còn|thành|có|dùng|nên|:|\\in|\()[^.]*$/.test(line);
      if (value <= 12 || known.has(one) || given.includes(value) || result || computed(value)) {
        seen.add(one);
        return [];
      }
      return seen.has(one) ? [] : [one];
    });
  };
  const choices = all.filter(({ type, facts }) => /^(?:MC1|FB8|TF1)$/.test(type) && facts.family !== undefined);
  test('has the numbers of its stem and what is computed from them', () => {
    const strange = choices.flatMap((question) => {
      const found = strangers(question);
      return found.length > 0 ? [`${nameOf(question)}: ${found.join()}`] : [];
    });
    expect(strange).toEqual([]);
  });
  test('with the number of another wording would be found', () => {
    const one = choices.find(({ type }) => type === 'FB8')!;
    expect(strangers({ ...one, answerKey: { ...one.answerKey, explanation: 'Lấy 7777 chia đôi.' } })).toEqual(['7777']);
  });
  test('names the points and segments of its stem, or says what they are', () => {
    const formulas = (text: string) =>
      [...text.matchAll(/\$([^$]*)\$/g)].map(([, one = '']) => one.replaceAll(/\\[a-zA-Z]+/g, ' ')).join(' ');
    const unnamed = choices.flatMap((question) => {
      const told = key(question).explanation;
      const stem = JSON.stringify(question.content);
      const names = [
        ...new Set([...formulas(told).matchAll(/(?<![A-Za-z\d])[A-Z]{2,4}(?![A-Za-z])/g)].map(([one]) => one)),
      ];
      const strange = names.filter(
        (name) => [...name].some((letter) => !stem.includes(letter)) && !/(?:Gọi|Kẻ|Vẽ|Đặt)/.test(told),
      );
      return strange.length > 0 ? [`${nameOf(question)}: ${strange.join()}`] : [];
    });
    expect(unnamed).toEqual([]);
  });
  test('has no word in brackets that only one of its wordings means', () => {
    const template = /\((?:lượng|số) [a-zà-ỹ]+\)|theo đề bài/;
    expect(all.filter((one) => template.test(key(one).explanation + (key(one).model ?? ''))).map(nameOf)).toEqual([]);
  });
});

test('every figure is one that the product can draw', () => {
  const broken = all.flatMap((question) =>
    Object.values((question.answerKey as { figures?: Record<string, { figure: unknown }> }).figures ?? {}).flatMap(
      ({ figure }) => (figureSchema.safeParse(figure).success ? [] : [nameOf(question)]),
    ),
  );
  expect(broken).toEqual([]);
});

test('a family has one type and one level', () => {
  const mixed = Object.entries(Object.groupBy(all, ({ facts }) => facts.family ?? '')).filter(
    ([, questions = []]) => new Set(questions.map(({ type, facts }) => `${type} ${facts.difficulty}`)).size > 1,
  );
  expect(mixed.map(([family]) => family)).toEqual([]);
});

test('a maths paper is in Vietnamese and counts in đồng', () => {
  // Figures are described in both languages.
  const shown = (name: string, value: unknown) => (name === 'alts' ? undefined : value);
  const foreign = all.filter((question) =>
    /\\\$|dollar|\b(?:the|each|how many|miles?)\b/i.test(JSON.stringify(question.content, shown)),
  );
  expect(foreign.map(nameOf)).toEqual([]);
});

test('a wrong option that is explained is one of the options', () => {
  for (const question of ofType('MC1')) {
    const options = choice(question).items[0]!.options.map(({ text }) => text);
    const right = options.find((_, at) => 'abcd'[at] === key(question).correct!.q1![0])!;
    for (const [, chosen] of key(question).explanation.matchAll(/^Chọn (.+?) là do /gm)) {
      expect(options, nameOf(question)).toContain(chosen);
      expect(chosen, nameOf(question)).not.toBe(right);
    }
  }
});

test('few families of multiple choice explain none of their wrong options', () => {
  const families = Object.entries(Object.groupBy(ofType('MC1'), ({ facts }) => facts.family ?? ''));
  const silent = families.filter(([, questions = []]) =>
    questions.every((question) => !/^Chọn .+ là do /m.test(key(question).explanation)),
  );
  // Options that are the other names of a chart or figure have no mistake to tell.
  expect(silent.length / families.length, silent.map(([family]) => family).join('; ')).toBeLessThan(0.04);
});

test('each wrong option that is explained has a mistake of its own', () => {
  for (const question of ofType('MC1')) {
    const mistakes = [...key(question).explanation.matchAll(/^Chọn .+? là do (.+)$/gm)].map(([, mistake]) => mistake);
    expect(new Set(mistakes).size, `${nameOf(question)}: ${mistakes.join(' ')}`).toBe(mistakes.length);
  }
});

test.each([
  ['Kho có 41000 kg, bán 9500 kg.', 'Kho có 41\u00A0000 kg, bán 9500 kg.'],
  ['Năm 2024: $41000 + 2000$; $2000 + 10$.', 'Năm 2024: $41\\,000 + 2\\,000$; $2000 + 10$.'],
  ['Tính $1234567 + 0{,}12345$ và 0,12345.', 'Tính $1\\,234\\,567 + 0{,}12345$ và 0,12345.'],
])('whole numbers of %s are in groups', (text, expected) => {
  expect(grouped(text)).toBe(expected);
});

test.each([
  [8, '2\\sqrt{2}'],
  [13, '\\sqrt{13}'],
  [25, '5'],
  [180, '6\\sqrt{5}'],
])('the root of %d is written as simply as it can be', (radicand, expected) => {
  expect(root(radicand)).toBe(expected);
});

test('no number of five digits is printed without a space', () => {
  const long = all.filter(({ content, answerKey }) => {
    const { explanation, model } = answerKey as Key;
    return [
      ...JSON.stringify({ content, explanation, model }, (name, value: unknown) =>
        /^(?:images|id|numeric|picture)$/.test(name) ? undefined : value,
      ).matchAll(/[,}]\d+|\d{5,}/g),
    ].some(([one]) => /^\d/.test(one));
  });
  expect(long.map(nameOf)).toEqual([]);
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
