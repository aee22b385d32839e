/** Checks rules on every shipped question. Needs no database: pictures are referenced by name instead of media id. */
import { itemsOf, type QuestionContent } from '@vumon/question-types';
import { describe, expect, test } from 'vitest';
import { cefrOf } from './by-type/place.ts';
import { keyCorrections } from './corrections.ts';
import { sentencesOf, toldIn } from './explanations/evidence.ts';
import { valueOf, type SeedQuestion } from './kit.ts';
import { pictureFacts } from './media/looks.ts';
import { curriculum } from './maths/curriculum.ts';
import { faultsOf } from './maths/faults.ts';
import { clockTimes, clockName, handsOf } from './pictures/clocks.ts';
import { longestOptions, twinsOf } from './report.ts';
import { shippedBank } from './testing.ts';
import { taught } from './texts/taught-words.ts';
import { wordLevel, wordsIn } from './texts/words.ts';

interface Option {
  readonly id: string;
  readonly text: string;
}
interface Shown {
  readonly alt: string;
  readonly media: string;
}
interface Item {
  readonly id: string;
  readonly stem?: string;
  readonly text?: string;
  readonly prompt?: string;
  readonly options?: readonly Option[];
  readonly image?: Shown;
}
interface Content {
  readonly instructions: string;
  readonly passage?: { readonly title?: string; readonly text: string };
  readonly text?: string;
  readonly items?: readonly Item[];
  readonly targets?: readonly Option[];
  readonly gaps?: readonly { readonly id: string; readonly cue?: string; readonly options?: readonly Option[] }[];
  readonly parts?: readonly { readonly id: string; readonly type: SeedQuestion['type']; readonly content: object }[];
}
interface Key {
  readonly explanation?: string;
  readonly itemExplanations?: Readonly<Record<string, string>>;
  readonly transcript?: string;
  readonly correct?: Readonly<Record<string, readonly string[]>>;
  readonly gaps?: Readonly<Record<string, { readonly accepted: readonly string[] }>>;
  readonly parts?: Readonly<Record<string, { readonly key: Key }>>;
}

const bank = shippedBank();
const contentOf = ({ content }: Pick<SeedQuestion, 'content'>) => content as Content;
const keyOf = ({ answerKey }: Pick<SeedQuestion, 'answerKey'>) => answerKey as Key;
const nameOf = ({ type, facts, content }: SeedQuestion) =>
  `${type} ${facts.gradeId} ${facts.name ?? ''} ${JSON.stringify(content).slice(0, 160)}`;
const english = bank.filter(({ facts }) => facts.subject === 'ENGLISH');
const maths = bank.filter(({ facts }) => facts.subject === 'MATH');
/** Texts from published data sets, which use words of every level. */
const authentic = ({ facts: { author = '' } }: SeedQuestion) => /OneStopQA/.test(author);
/** Types that no key can score. */
const unkeyed = /^(EW1|SP|LS2)/;

/** The questions that break a rule, each with its name and what is wrong. */
const broken = (questions: readonly SeedQuestion[], breaks: (question: SeedQuestion) => unknown): string[] =>
  questions.flatMap((question) => {
    const what = breaks(question);
    if (what === undefined || what === false || what === null || (Array.isArray(what) && what.length === 0)) return [];
    return [`${nameOf(question)}: ${JSON.stringify(what)}`];
  });

describe('explanations', () => {
  const unexplained = (type: SeedQuestion['type'], content: object, key: Key): string[] => {
    if ((key.explanation ?? '') !== '') return [];
    return itemsOf(type, content as QuestionContent).filter((item) => (key.itemExplanations?.[item] ?? '') === '');
  };
  test('every keyed question is explained, as a whole or every part of it', () => {
    expect(
      broken(
        bank.filter(({ type }) => !unkeyed.test(type)),
        (question) => {
          const parts = contentOf(question).parts ?? [];
          if (!question.type.startsWith('MIX') || (keyOf(question).explanation ?? '') !== '')
            return unexplained(question.type, question.content, keyOf(question));
          return parts.flatMap(({ id, type, content }) => unexplained(type, content, keyOf(question).parts![id]!.key));
        },
      ),
    ).toEqual([]);
  });
  test('sets of English items have an explanation for each item', () => {
    const sets = english.filter(({ type }) => /^(MC9|MC10|MC11|FB2|FB3|FB5|SL1|SL2|DD2|MG3|MG4|MG5|TF4)$/.test(type));
    expect(
      broken(sets, (question) => {
        const items = itemsOf(question.type, question.content as QuestionContent);
        return items.length > 1 && items.some((item) => !keyOf(question).itemExplanations?.[item]);
      }),
    ).toEqual([]);
  });
  test('the explanation of a gap names its answer', () => {
    interface Chosen {
      readonly fills?: Readonly<Record<string, readonly string[]>>;
    }
    const rightIn = (question: SeedQuestion, gap: string): string | undefined => {
      const { gaps: keys, correct } = keyOf(question);
      const { chips = [] } = question.content as { chips?: readonly Option[] };
      const [chip] = (question.answerKey as Chosen).fills?.[gap] ?? [];
      if (chip !== undefined) return chips.find(({ id }) => id === chip)?.text;
      const options = contentOf(question).gaps?.find(({ id }) => id === gap)?.options ?? [];
      return keys?.[gap]?.accepted[0] ?? options.find(({ id }) => correct?.[gap]?.includes(id))?.text;
    };
    expect(
      broken(
        english.filter(({ type }) => /^(?:DD2|FB3|SL1)$/.test(type)),
        (question) =>
          Object.entries(keyOf(question).itemExplanations ?? {}).flatMap(([gap, told]) => {
            const right = rightIn(question, gap) ?? '';
            // Answers of more than three words need not be repeated in the explanation.
            return right.split(' ').length > 3 || told.toLowerCase().includes(right.toLowerCase()) ? [] : [right];
          }),
      ),
    ).toEqual([]);
  });
  test('quotations in an explanation occur in the text or the recording', () => {
    const squeezed = (text: string) => text.replaceAll(/[‘’“”"']/g, '').replaceAll(/\s+/g, ' ');
    expect(
      broken(english, (question) => {
        const key = keyOf(question);
        const parts = (contentOf(question).parts ?? []).filter((part) => 'content' in part);
        const told = squeezed(
          [toldIn(question.content, key.transcript), ...parts.map(({ content }) => toldIn(content))]
            .flatMap((text) => [text, ...sentencesOf(text)])
            .join(' '),
        );
        const lines = [key, ...Object.values(key.parts ?? {}).map((part) => part.key)].flatMap((one) =>
          Object.values(one.itemExplanations ?? {}).concat(one.explanation ?? ''),
        );
        return lines
          .flatMap((line) => [...line.matchAll(/Bài (?:nghe|đọc): “([^”]*)”/g)].map(([, quote]) => quote!))
          .filter((quote) => !told.includes(squeezed(quote)));
      }),
    ).toEqual([]);
  });
});

describe('grades and levels', () => {
  test('an English level is at most that of the grade, which never falls with the grade', () => {
    const ladder = ['PA1Y', 'A1Y', 'A1', 'A2', 'B1', 'B1+', 'B2'];
    // The international grade has exams of every level.
    const ofSchool = english.filter(({ facts }) => facts.gradeId !== 'INT');
    expect(
      broken(ofSchool, ({ facts }) => {
        const [own, most] = [ladder.indexOf(facts.cefr!), ladder.indexOf(cefrOf[Number(facts.gradeId.slice(1))]!)];
        return (own < 0 || own > most) && facts.cefr;
      }),
    ).toEqual([]);
    const steps = cefrOf.slice(1).map((level) => ladder.indexOf(level));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps).not.toContain(-1);
  });

  test('a topic of maths belongs to its grade', () => {
    const own = maths.filter((question) => !authentic(question));
    expect(
      broken(own, ({ facts: { gradeId, keywords, name } }) => {
        const topic = keywords?.[0] ?? name ?? '';
        return (
          !Object.entries(curriculum).some(
            ([id, { keywords }]) => id.startsWith(`M${gradeId.slice(1)}-`) && keywords.includes(topic),
          ) && topic
        );
      }),
    ).toEqual([]);
  });

  const steps: Readonly<Record<string, number>> = { PA1Y: 0, A1Y: 0, A2Y: 1, A1: 0, A2: 1, B1: 2, 'B1+': 3, B2: 3 };
  const own = english.filter((question) => !authentic(question));
  const level = ({ facts }: SeedQuestion) => steps[facts.cefr!]!;
  /**
   * Whether a word is above the level `most` or in no list. Names and words in `taught` are allowed; adding a word to
   * `taught` needs a reason.
   */
  const tooHard = (word: string, most: number): boolean => {
    const plain = word.toLowerCase();
    const at = wordLevel(plain);
    if ([plain, plain.replace(/’?s$/, ''), plain.replace(/es$/, '')].some((one) => taught.has(one))) return false;
    return at === null ? most < 4 && !/^\p{Lu}/u.test(word) : at > most;
  };

  test('words to read are at most one step above the level', () => {
    const parts = (value: unknown, at = ''): string[] =>
      typeof value === 'string'
        ? /^(?:id|media|alt|type|palette|optionLayout|orderScoring|unit|speaker|boxes|tiles|slots|title|instructions|prompt|model|kind|item)$/.test(
            at,
          )
          ? []
          : [value]
        : Array.isArray(value)
          ? value.flatMap((one) => parts(one, at))
          : typeof value === 'object' && value !== null
            ? Object.entries(value).flatMap(([key, inner]) => (key === 'starts' ? [] : parts(inner, key)))
            : [];
    const vietnamese = /[\u0300\u0303\u0306\u0309\u031b\u0323đ]/i;
    const read = own.filter(({ type }) => !/^(?:MC7|FB4|LS2|EW1|SP[12])$/.test(type));
    expect(
      broken(read, (question) => {
        const texts = [...parts(question.content), keyOf(question).transcript ?? ''].filter(
          (text) => !vietnamese.test(text.normalize('NFD')),
        );
        return [
          ...new Set(texts.flatMap((text) => wordsIn(text)).filter((word) => tooHard(word, level(question) + 1))),
        ];
      }),
    ).toEqual([]);
  });

  test('words to write are not above the level', () => {
    expect(
      broken(own, (question) =>
        Object.values(keyOf(question).gaps ?? {})
          .flatMap(({ accepted }) => wordsIn(accepted[0]!))
          .filter((word) => tooHard(word, level(question))),
      ),
    ).toEqual([]);
  });
});

describe('choices', () => {
  test('options differ, in value where they have one', () => {
    expect(
      broken(bank, (question) =>
        [...(contentOf(question).items ?? []), ...(contentOf(question).gaps ?? [])].some(({ options = [] }) => {
          const told = options.filter(({ text }) => text !== '');
          return new Set(told.map(({ text }) => valueOf(text) ?? text.trim().toLowerCase())).size < told.length;
        }),
      ),
    ).toEqual([]);
  });
  test('no option gives a probability below 0 or above 1', () => {
    const likely = /(?:xác suất|probability)/i;
    const outside = (text: string): boolean => {
      const percent = /^(-?\d+(?:[.,]\d+)?)\s*%$/.exec(text.trim())?.[1];
      const value = percent === undefined ? valueOf(text) : Number(percent.replace(',', '.')) / 100;
      return value !== null && (value < 0 || value > 1);
    };
    expect(['$\\dfrac{11}{8}$', '140%', '$-0{,}2$'].map((text) => outside(text))).toEqual([true, true, true]);
    expect(
      broken(maths, (question) =>
        (contentOf(question).items ?? []).flatMap(({ stem = '', options = [] }) =>
          likely.test(stem)
            ? [
                ...options.map(({ text }) => text),
                // The value is at the end of the statement.
                ...(/(?:bằng|là) (\$[^$]+\$)\.?$/.exec(stem)?.slice(1) ?? []),
              ].filter((text) => outside(text))
            : [],
        ),
      ),
    ).toEqual([]);
  });
  test('the right option of a set of three or more is not always at the same position', () => {
    const sets = bank.filter(({ type }) => /^MC(?:9|10|11)$/.test(type));
    expect(
      broken(sets, (question) => {
        const places = Object.values(keyOf(question).correct!).map(([one]) => one);
        return places.length > 2 && new Set(places).size === 1;
      }),
    ).toEqual([]);
  });
  test('true and false both occur in every set of statements', () => {
    const sets = bank.filter(({ type }) => /^TF[2-5]$/.test(type));
    expect(
      broken(sets, (question) => new Set(Object.values(keyOf(question).correct!).map(([one]) => one)).size === 1),
    ).toEqual([]);
  });
  test('the answers to match are not in the order of the questions', () => {
    const sets = bank.filter(({ type }) => /^(?:MG[1245]|DL2)$/.test(type));
    expect(
      broken(sets, (question) => {
        const { targets = [] } = contentOf(question);
        const order = [...new Set(Object.values(keyOf(question).correct ?? {}).flat())];
        return order.length > 2 && order.every((id, at) => targets[at]?.id === id);
      }),
    ).toEqual([]);
  });
  test('stress is asked as the odd one out, and word forms as vocabulary: formats look for them there', () => {
    const school = english.filter(({ facts }) => facts.gradeId !== 'INT');
    const stress = school.filter(({ type, facts }) => facts.topicId === 'EP-04' && type === 'MC1');
    const forms = school.filter(({ type, facts }) => type === 'FB7' && facts.skill !== 'VO');
    expect([...stress, ...forms].map(nameOf)).toEqual([]);
    expect(school.filter(({ type, facts }) => facts.topicId === 'EP-04' && type === 'MC7').length).toBeGreaterThan(20);
  });
  test('where one option is the longest, it is hardly more often the right one than by chance', () => {
    // Of four options, chance would give 0.25.
    for (const questions of [english, maths]) {
      const { longest, right } = longestOptions(questions);
      expect(right / longest).toBeLessThan(0.28);
    }
    // A type with enough items is measured alone; those that are heard have three options.
    const types = [...Map.groupBy(english, ({ type }) => type)]
      .map(([type, alike]) => ({ type, ...longestOptions(alike) }))
      .filter(({ longest }) => longest >= 40);
    expect(types.length).toBeGreaterThan(3);
    expect(types.filter(({ longest, right }) => right / longest > 1 / 3)).toEqual([]);
  });
  test('a word-formation answer differs from its given word', () => {
    const forms = bank.filter(({ type }) => type === 'FB7');
    expect(
      broken(forms, (question) =>
        contentOf(question).gaps!.filter(({ id, cue = '' }) =>
          keyOf(question).gaps![id]!.accepted.some((one) => one.toLowerCase() === cue.toLowerCase()),
        ),
      ),
    ).toEqual([]);
  });
});

describe('language', () => {
  const englishText = (question: SeedQuestion) => JSON.stringify([question.content, keyOf(question).transcript ?? '']);
  test('English is British throughout', () => {
    const american =
      /\b(?:behavior|neighbor|color|favorite|favor|flavor|humor|honor|labors?\b|laborer|rumor|harbor|vapor|theater|center|meter|kilometer|liters?\b|fiber|defense|offense|traveler|traveled|traveling|canceled|councilor|jewelry|gray|pajamas|program(?:s|med)? of|organize|organization|realize|recognize|apologize|criticize|analyze|memorize|vacation|apartment|elevator|sidewalk|movie|cookie|candy|truck|faucet|airplane|math\b|mom\b|moms\b|gotten|feces|anesthe|pediatric)\w*\b/i;
    const names = /Center for|Nishina Center|Centers? of Excellence|mathem\w+|maths|Mathem\w+/g;
    expect(broken(english, (question) => american.exec(englishText(question).replaceAll(names, ''))?.[0])).toEqual([]);
  });
  test('passages begin and end with a whole sentence', () => {
    expect(
      broken(english, (question) => {
        const { passage } = contentOf(question);
        if (!passage) return false;
        const text = passage.text.trim();
        return !/^(?:%b%|["“‘(])?[\p{Lu}\d[]/u.test(text) || !/[.!?…:][”’"')]*(?:\n.*)?$/u.test(text)
          ? text.slice(0, 60)
          : false;
      }),
    ).toEqual([]);
  });
  test('names in questions occur in the passage or recording', () => {
    const general = new Set(
      'I,I’m,I’d,I’ll,I’ve,English,Vietnamese,Viet,Nam,British,Europe,European,Asia,Asian,African,Africa,Spanish,Canadian,American,United,States,Middle,East,North,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday,January,July,October,Mr,Mrs,Ms,Miss,Doctor,London,Greece,NASA,Congress,Mendeleev,Dmitri,Christmas,Earth,Mondays,Tuesdays,Wednesdays,Thursdays,Fridays,ATM,ATMs,GPS,TV,NOT,TRUE,OPPOSITE'.split(
        ',',
      ),
    );
    const sets = english.filter(
      (question) => /^(?:MC9|MC11|TF2|TF3|LS1|MG5|FB5)$/.test(question.type) && contentOf(question).items !== undefined,
    );
    expect(
      broken(sets, (question) => {
        const { passage, items = [], instructions, targets = [] } = contentOf(question);
        const told = `${passage?.title ?? ''} ${passage?.text ?? ''} ${keyOf(question).transcript ?? ''} ${instructions} ${targets.map(({ text }) => text).join(' ')}`;
        const right = (item: Item) =>
          (item.options ?? [])
            .filter(({ id }) => keyOf(question).correct?.[item.id]?.includes(id))
            .map(({ text }) => text);
        return items
          .filter(({ id }) => keyOf(question).correct?.[id]?.[0] !== 'n')
          .flatMap((item) => [item.stem ?? item.text ?? '', ...right(item)])
          .flatMap((text) =>
            [...text.replaceAll('%b%', '').matchAll(/(?<=[\p{L},’] )\p{Lu}[\p{L}]+/gu)].map(([name]) => name),
          )
          .filter((name) => !general.has(name) && !told.includes(name));
      }),
    ).toEqual([]);
  });
  test('“did” is not followed by a past form', () => {
    const past = /\b(?:did|didn[’'])\b[^.?!]*\bused to\b/iu;
    expect(past.test('What did kings used to do?')).toBe(true);
    expect(
      broken(english, (question) =>
        (contentOf(question).items ?? []).map(({ stem = '' }) => past.exec(stem)?.[0]).filter(Boolean),
      ),
    ).toEqual([]);
  });
  test('fractions are displayed at a readable size', () => {
    expect(broken(bank, (question) => /\\frac/.test(JSON.stringify([question.content, question.answerKey])))).toEqual(
      [],
    );
  });
});

test.each(keyCorrections)(
  'the bank no longer ships what is corrected: $stem',
  ({ family, instructions, stem, answer }) => {
    const wrong = bank.filter(({ facts, content, answerKey }) => {
      const asked = content as { instructions: string; items: { id: string; stem: string }[] };
      const item =
        facts.family === family && asked.instructions === instructions && asked.items.find((one) => one.stem === stem);
      return item && (answerKey as { correct: Record<string, string[]> }).correct[item.id]!.join() === answer.wrong;
    });
    expect(wrong).toEqual([]);
  },
);

describe('what a head of department sends back', () => {
  const asks = (
    gradeId: string,
    type: SeedQuestion['type'],
    content: object,
    answerKey: object = {},
  ): SeedQuestion => ({
    type,
    facts: { ...maths[0]!.facts, gradeId },
    content: { instructions: '', images: [], ...content },
    answerKey,
  });
  const stem = (text: string) => ({ items: [{ id: 'q1', stem: text }] });
  const figure = (data: object) => ({ figures: { 'figure-0': { figure: { version: 1, ...data } } } });
  const plane = (form: string, labels: object) => figure({ kind: 'plane', form, size: 40, labels });

  test('is not in the bank', () => {
    expect(broken(maths, faultsOf)).toEqual([]);
  });
  test.each([
    ['one right option', asks('G6', 'MR2', stem('Những số nào?'), { correct: { q1: ['a'] } })],
    ['a word of grade 4', asks('G1', 'FB8', { text: 'Cắt theo một đường chéo. Được mấy hình?' })],
    ['a unit of grade 2', asks('G1', 'MC1', stem('Bé cân nặng 15 kg. Số 15 đọc là:'))],
    [
      'metres asked for and centimetres told',
      asks('G4', 'FB8', { text: 'Hàng rào dài bao nhiêu mét?' }, { explanation: '$(9 + 5) \\times 2 = 28$ (cm).' }),
    ],
    ['a flat pyramid', asks('G8', 'FB8', { text: 'Mái hình chóp tứ giác đều có cạnh đáy 5 m, trung đoạn 2 m.' })],
    [
      'two steps in grade 2',
      asks(
        'G2',
        'FB8',
        { text: 'Tổ Một trồng 28 cây, tổ Hai trồng ít hơn tổ Một 13 cây. Hai tổ trồng bao nhiêu cây?' },
        { explanation: 'Số ít hơn: $28 - 13 = 15$. Cả hai: $28 + 15 = 43$.' },
      ),
    ],
    [
      'a quadratic equation in the chapter before',
      {
        ...asks('G9', 'EW1', {}, { model: 'Tức là $x^2 - 5x - 750 = 0$.' }),
        facts: { ...maths[0]!.facts, gradeId: 'G9', topicId: 'M9-02' },
      },
    ],
    ['faces of cards', asks('G8', 'TF5', { instructions: 'Rút một thẻ.', ...stem('Xác suất để mặt là số chẵn.') })],
    ['an empty phrase', asks('G10', 'MC1', stem('Người ta cho tam giác $ABC$.'))],
    ['“Lúc … là:”', asks('G2', 'MC1', stem('Kim ngắn chỉ số 4. Lúc đó là:'))],
    ['15 sixes of 20', asks('G9', 'MC1', stem('Trong 20 lần gieo một con xúc xắc, mặt 6 chấm xuất hiện 15 lần.'))],
    ['19 tails of 90', asks('G6', 'FB8', { text: 'Tung một đồng xu 90 lần, có 19 lần xuất hiện mặt sấp.' })],
    ['no figure', asks('G7', 'MC1', stem('Tính góc $A$ ở hình bên.'))],
    [
      'a point that is not drawn',
      asks(
        'G8',
        'MC1',
        { ...stem('Hình bên có $AK = 5$ cm.'), images: [{ alt: 'Tam giác ABC.' }] },
        plane('right', {}),
      ),
    ],
    ['12 longer than 19', asks('G2', 'FB8', { images: [{ alt: '' }] }, plane('corner', { AB: '12 dm', BC: '19 dm' }))],
    ['a number line in grade 2', asks('G2', 'FB8', {}, figure({ kind: 'number-line', range: [0, 10], step: 1 }))],
    [
      'a bar chart in grade 3',
      asks('G3', 'FB8', {}, figure({ kind: 'chart', form: 'bar', axis: 'Số vé', bars: [{ label: 'Sáng', value: 9 }] })),
    ],
    [
      'a triangle without measures',
      asks(
        'G10',
        'MC1',
        { ...stem('Cho tam giác $ABC$ có $AB = 5$.'), images: [{ alt: 'Tam giác ABC.' }] },
        figure({ kind: 'triangle', names: ['A', 'B', 'C'], sides: [7, 8, 5], parts: [] }),
      ),
    ],
    [
      'an axis without a name',
      asks('G11', 'MC1', {}, figure({ kind: 'chart', form: 'histogram', axis: 'Số người', bars: [] })),
    ],
    ['things without a name', asks('G10', 'EW1', {}, { model: 'Có đúng 1 phần tử loại thứ nhất: $6$ cách.' })],
    ['a path or a ditch', asks('G6', 'TF5', stem('Diện tích dải (lối đi, mương) là 13 m².'))],
    [
      'numbers for a set',
      asks('G9', 'MC1', {
        items: [
          {
            id: 'q1',
            stem: 'Tập nghiệm của phương trình $x^2 - 3x = 0$ là:',
            options: [{ text: '$x = 0$ và $x = 3$' }, { text: '$x = 3$' }],
          },
        ],
      }),
    ],
    ['A′ in grade 5', asks('G5', 'MC1', { images: [{ alt: 'Hình lập phương ABCD.A′B′C′D′.' }] })],
    [
      '51 − 21, where 51 − 29 is taught',
      {
        ...asks('G2', 'FB8', { text: 'Thùng thứ hai có bao nhiêu lít?' }, { explanation: '$51 - 21 = 30$.' }),
        facts: { ...maths[0]!.facts, gradeId: 'G2', topicId: 'M2-02', difficulty: 'M3' as const },
      },
    ],
    ['a class of 60', asks('G4', 'FB8', { text: 'Lớp có 60 học sinh. Bao nhiêu học sinh biết bơi?' })],
    ['a hyphen before a number', asks('G6', 'MC1', stem('Buổi sáng nhiệt độ là -3 °C.'))],
    ['the unit of the task', asks('G6', 'EW1', {}, { model: 'Chu vi: $2 \\cdot 7 = 14$ (đơn vị như đề bài).' })],
    ['a sort that is meant', asks('G12', 'EW1', {}, { model: 'Gọi $A$: “lần đầu lấy được loại đang xét”.' })],
    ['the unit of another length', asks('G8', 'EW1', {}, { model: 'Vậy $DB = 9$ (cùng đơn vị với $BC$).' })],
    [
      'one reason for three',
      asks('G6', 'MC1', stem('Hình nào?'), {
        explanation: ['A', 'B', 'C'].map((one) => `Chọn ${one} là do đếm sai.`).join('\n'),
      }),
    ],
    ['words of a template', asks('G10', 'MC1', stem('Chọn được bạn đi học bằng cách “xe máy”.'))],
    [
      'a box of any size',
      asks(
        'G12',
        'MC1',
        { ...stem('Biết $OA = 2$, $OC = 5$.'), images: [{ alt: '' }] },
        figure({ kind: 'solid', form: 'box', height: true }),
      ),
    ],
    [
      'a fact in place of a mistake',
      asks('G2', 'MC1', stem('Hình nào?'), { explanation: 'Có 4 cạnh.\nChọn hình tròn là do hình này không có cạnh.' }),
    ],
    [
      'an area without its unit',
      asks('G8', 'EW1', stem('Hình thang có đáy 5 cm và 11 cm.'), { model: 'Diện tích: $16 \\cdot 8 : 2 = 64$.' }),
    ],
    ['“each” of one', asks('G3', 'FB8', { text: 'Cắt 1 góc của tờ giấy, mỗi góc bằng một nhát.' })],
    [
      'products where shirts are made',
      asks('G9', 'EW1', stem('Tổ may bao nhiêu áo?'), { model: 'Gọi số sản phẩm là $x$.' }),
    ],
    ['an italic d', asks('G12', 'FB8', { text: 'Tính $\\int_0^1 2x\\,dx$.' })],
  ])('%s is found', (_, question) => {
    expect(faultsOf(question)).toHaveLength(1);
  });
});

describe('draws of maths questions', () => {
  const drawn = maths.filter(({ facts }) => facts.family !== undefined);
  const odd =
    /(?<![\d,}])0x|[+-] 0(?![,{\d])|(?<![\d,}.^_])1x\b|\\sqrt\{(\d+)\} \+ \\sqrt\{\1\}|\\dfrac\{(\d+)\}\{\2\}\s*[+:]/;
  test('no draw is degenerate', () => {
    expect(broken(drawn, ({ content }) => odd.exec(JSON.stringify(content).replaceAll('\\\\', '\\'))?.[0])).toEqual([]);
  });
  test.each(['$x^2 + 0x$', '$1x + 2$', '$\\sqrt{8} + \\sqrt{8}$', '$x^2 - 0$'])('%s would be degenerate', (text) => {
    expect(odd.test(text)).toBe(true);
  });
  test('questions of a template are a family, which asks in at least three ways', () => {
    const families = Object.entries(Object.groupBy(drawn, ({ facts }) => facts.family!));
    expect(families.length).toBeGreaterThan(70);
    expect(drawn.every(({ facts }) => facts.name?.startsWith(facts.keywords![0]!))).toBe(true);
    expect(maths.filter(({ facts }) => / \(\d+\)$/.test(facts.name ?? '') && !facts.family && !facts.author)).toEqual(
      [],
    );
    const frame = (question: SeedQuestion) => {
      const { text = '', items = [], instructions } = contentOf(question);
      return [question.type === 'TF5' ? instructions : text || (items[0]?.stem ?? items[0]?.prompt ?? '')]
        .join()
        .replaceAll(/\$[^$]*\$|-?\d+(?:,\d+)?/g, '#');
    };
    const few = families.filter(([, questions]) => new Set(questions!.map((one) => frame(one))).size < 3);
    expect(few.map(([family]) => family)).toEqual([]);
  });
  test('no two families ask the same in the same words', () => {
    expect(twinsOf(bank)).toEqual([]);
  });
  test('questions on one paragraph or one recording are a family', () => {
    expect(
      broken(english, ({ facts }) => (facts.author ?? '').startsWith('OneStopQA') && facts.family === undefined),
    ).toEqual([]);
    expect(broken(bank, ({ content, facts }) => 'audio' in content && facts.family === undefined)).toEqual([]);
  });
});

describe('pictures and their facts', () => {
  test.each(clockTimes)('the hands of a clock at %s show that time', (time) => {
    const [hour, minute] = time.split(':').map(Number) as [number, number];
    expect(handsOf(time)).toEqual({ hour: ((hour % 12) + minute / 60) * 30, minute: minute * 6 });
  });
  test('clocks are drawn, not taken from a picture set', () => {
    const shown = bank.flatMap((question) =>
      [...JSON.stringify(question.content).matchAll(/"media":"(clock[^"]*)"/g)].map(([, name]) => name!),
    );
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((name) => !clockTimes.some((time) => clockName(time) === name))).toEqual([]);
  });
  test('persons, numbers, colours and times in a sentence fit the picture', () => {
    const colours = ['red', 'green', 'blue', 'yellow', 'grey', 'brown', 'black', 'orange', 'purple', 'white'];
    const ticks = english.filter(({ type }) => type === 'TF4');
    expect(ticks.length).toBeGreaterThan(7);
    expect(
      broken(ticks, (question) =>
        contentOf(question).items!.flatMap(({ id, stem = '', image }) => {
          const facts = pictureFacts[image!.media] ?? {};
          const isTrue = keyOf(question).correct![id]![0] === 't';
          const wrong: string[] = [];
          if (/^(?:She|He)\b/.test(stem)) {
            if (facts.who !== (stem.startsWith('She') ? 'woman' : 'man')) wrong.push('who');
          }
          const colour = colours.find((one) => stem.endsWith(` is ${one}.`));
          if (colour && (facts.colour === colour) !== isTrue) wrong.push('colour');
          if (stem.startsWith('These are ') && facts.plural !== true) wrong.push('how many');
          if (/^This is an? /.test(stem) && facts.plural === true) wrong.push('how many');
          const time = clockTimes.find((one) => clockName(one) === image!.media);
          const said = /^It is (half past )?(\w+)(?: o’clock)?\.$/.exec(stem);
          if (time && said) {
            const names = [
              'twelve',
              'one',
              'two',
              'three',
              'four',
              'five',
              'six',
              'seven',
              'eight',
              'nine',
              'ten',
              'eleven',
            ];
            const shows = said[1] ? `${names.indexOf(said[2]!)}:30` : `${names.indexOf(said[2]!)}:00`;
            if ((shows === time) !== isTrue) wrong.push('time');
          }
          return wrong.map((one) => `${stem} ${one}`);
        }),
      ),
    ).toEqual([]);
  });
});
