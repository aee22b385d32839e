import { describe, expect, test } from 'vitest';
import type { SeedQuestion } from '../kit.ts';
import { shippedBank } from '../testing.ts';
import {
  beginAlike,
  bothMayGo,
  copied,
  countedAnswers,
  inEnglish,
  nearTwins,
  printedKey,
  secondSubjects,
  sharedSentences,
  unbalanced,
  unquoted,
  wordsOf,
} from './faults.ts';

interface Option {
  readonly id: string;
  readonly text: string;
}
interface Item {
  readonly id: string;
  readonly stem?: string;
  readonly prompt?: string;
  readonly options?: readonly Option[];
  readonly image?: { readonly alt: string };
}
interface Content {
  readonly instructions: string;
  readonly text?: string;
  readonly passage?: { readonly title?: string; readonly text?: string };
  readonly audio?: { readonly playLimit: number };
  readonly items?: readonly Item[];
  readonly images?: readonly { readonly alt: string }[];
  readonly criteria?: readonly { readonly name: string; readonly max: number }[];
}
interface Key {
  readonly correct?: Readonly<Record<string, readonly string[]>>;
  readonly gaps?: Readonly<Record<string, { readonly accepted: readonly string[] }>>;
}

const bank = shippedBank().filter(({ facts }) => facts.subject === 'ENGLISH');
const school = bank.filter(({ facts }) => facts.gradeId !== 'INT');
const contentOf = ({ content }: SeedQuestion) => content as Content;
const keyOf = ({ answerKey }: SeedQuestion) => answerKey as Key;
const words = bank.filter(({ type, facts }) => type === 'MC1' && facts.skill === 'VO');

/** Each item of a question with the text of its right option and of its wrong ones. */
const choicesOf = (question: SeedQuestion) =>
  (contentOf(question).items ?? []).flatMap((item) => {
    const right = (item.options ?? []).find(({ id }) => keyOf(question).correct?.[item.id]?.[0] === id);
    const wrong = (item.options ?? []).filter((option) => option !== right).map(({ text }) => text);
    return right === undefined ? [] : [{ item, right: right.text, wrong }];
  });

describe('wrong options with the first letter of the right one', () => {
  test('are no reason to choose a word', () => {
    expect(beginAlike('worship', ['weave', 'wonder', 'work'])).toBe(true);
    expect(beginAlike('litter', ['lottery', 'luggage', 'letters'])).toBe(true);
    expect(beginAlike('loss', ['lost', 'loose', 'loser'])).toBe(false);
    expect(beginAlike('transfer', ['transform', 'translate', 'transport'])).toBe(false);
    expect(beginAlike('litter', ['coins', 'shells', 'flowers'])).toBe(false);
  });
  test('do not occur', () => {
    expect(words.length).toBeGreaterThan(500);
    expect(
      words.flatMap((question) =>
        choicesOf(question)
          .filter(({ right, wrong }) => beginAlike(right, wrong))
          .map(({ item, right }) => `${item.stem} ${right}`),
      ),
    ).toEqual([]);
  });
});

describe('a printed key', () => {
  test('is a word of the text around, or a form of it, that no wrong option has', () => {
    expect(printedKey('number', ['price', 'place'], 'A strange number')).toEqual(['number']);
    expect(printedKey('rainy', ['sunny', 'dry'], 'Put on your raincoat.')).toEqual(['raincoat']);
    expect(printedKey('teacher', ['farmer', 'driver'], 'He teaches us English.')).toEqual(['teaches']);
    expect(printedKey('bread', ['tea', 'milk'], 'We often eat _____ for breakfast.')).toEqual([]);
    expect(printedKey('bus stop', ['bus ticket'], 'The bus is late.')).toEqual([]);
  });
  test('stands in no sentence that asks for a word', () => {
    expect(
      words.flatMap((question) =>
        choicesOf(question)
          .filter(({ item, right, wrong }) => printedKey(right, wrong, item.stem ?? '').length > 0)
          .map(({ item, right }) => `${item.stem} ${right}`),
      ),
    ).toEqual([]);
  });
  test('stands in no title of a text with gaps', () => {
    const titleOf = (question: SeedQuestion) => contentOf(question).passage?.title ?? question.facts.name ?? '';
    const cloze = bank.filter(({ type }) => type === 'MC10');
    const gaps = bank.filter(({ type }) => /^FB[1-5]$/.test(type));
    expect([
      ...cloze.flatMap((question) =>
        choicesOf(question)
          .filter(({ right, wrong }) => printedKey(right, wrong, titleOf(question)).length > 0)
          .map(({ right }) => `${titleOf(question)}: ${right}`),
      ),
      ...gaps.flatMap((question) =>
        Object.values(keyOf(question).gaps ?? {})
          .filter(({ accepted: [right = ''] }) => printedKey(right, [], titleOf(question)).length > 0)
          .map(({ accepted }) => `${titleOf(question)}: ${accepted[0]}`),
      ),
    ]).toEqual([]);
  });
  test('stands in no description of the picture that is asked about', () => {
    // A notice is read out: its words are the task.
    const shown = bank.filter(({ type }) => /^MC[38]$/.test(type));
    expect(
      shown.flatMap((question) =>
        choicesOf(question)
          .map(({ item, right }) => ({
            right: right.replace(/^(?:(?:it is|they are|by|the|an?) )+/i, ''),
            alt: [...(contentOf(question).images ?? []), ...(item.image ? [item.image] : [])]
              .map(({ alt }) => alt)
              .join(' '),
          }))
          .filter(
            ({ right, alt }) =>
              right !== '' &&
              !alt.startsWith('A notice') &&
              right.split(' ').every((one) => printedKey(one, [], alt).length > 0),
          )
          .map(({ right, alt }) => `${right}: ${alt}`),
      ),
    ).toEqual([]);
  });
});

describe('a second subject', () => {
  test('is one that a wrong option adds to the subject of the sentence', () => {
    expect(secondSubjects('lived', ['did I live', 'live', 'have lived'])).toEqual(['did I live']);
    expect(secondSubjects('was', ['is it', 'were'])).toEqual(['is it']);
    expect(secondSubjects('I lived', ['did I live', 'lived I'])).toEqual([]);
  });
  test('is added by no option after a word', () => {
    const sentences = bank
      .filter(({ type }) => type === 'MC1')
      .flatMap(choicesOf)
      .filter(({ item }) => /\p{L} _____/u.test(item.stem ?? ''));
    expect(sentences.length).toBeGreaterThan(1000);
    expect(
      sentences
        .filter(({ right, wrong }) => secondSubjects(right, wrong).length > 0)
        .map(({ item, wrong }) => `${item.stem} ${wrong.join(' | ')}`),
    ).toEqual([]);
  });
});

describe('two conjunctions that must not stand together', () => {
  const underlinedIn = ({ content }: SeedQuestion) =>
    (content as { readonly parts: readonly { readonly text: string }[] }).parts.map(({ text }) => text);
  test('may both go when both are underlined', () => {
    expect(bothMayGo(['Although', 'for', 'but', 'likes'])).toBe(true);
    expect(bothMayGo(['programme', 'for', 'but', 'likes'])).toBe(false);
  });
  test('are never both underlined', () => {
    const errors = bank.filter(({ type }) => type === 'MC8');
    expect(errors.length).toBeGreaterThan(50);
    expect(errors.map(underlinedIn).filter(bothMayGo)).toEqual([]);
  });
});

test('a picture whose word is spelled is not described by that word', () => {
  interface Spelled {
    readonly id: string;
    readonly image?: { readonly alt: string };
  }
  const spelled = bank
    .filter(({ type }) => type === 'DD1')
    .flatMap(({ content, answerKey }) => {
      const { words: pictures } = content as { readonly words: readonly Spelled[] };
      const { words: keys } = answerKey as { readonly words: Readonly<Record<string, readonly string[]>> };
      return pictures.flatMap(({ id, image }) => (image ? [{ alt: image.alt, word: keys[id]![0]! }] : []));
    });
  expect(spelled.length).toBeGreaterThan(30);
  expect(spelled.filter(({ alt, word }) => wordsOf(alt).includes(word.toLowerCase()))).toEqual([]);
});

test('from grade 6 on, a sentence to order has six pieces or more', () => {
  // The capital and the full stop fix both ends.
  const sentences = school.flatMap(({ type, facts, content }) => {
    const { unit, pieces } = content as {
      readonly unit?: string;
      readonly pieces?: readonly { readonly text: string }[];
    };
    const asks = type === 'SO1' && unit === 'words' && Number(facts.gradeId.slice(1)) >= 6;
    return asks ? [(pieces ?? []).map(({ text }) => text)] : [];
  });
  expect(sentences.length).toBeGreaterThan(50);
  expect(sentences.filter((pieces) => pieces.length < 6)).toEqual([]);
});

describe('two sentences of one meaning', () => {
  const rewrites = school.filter((question) => question.type === 'FB1' && contentOf(question).text?.includes('\n'));
  const limit = (instructions: string): number =>
    1 +
    ['ONE word', 'ONE or TWO words', 'ONE to THREE words', 'ONE to FOUR words', 'ONE to FIVE words'].findIndex((one) =>
      instructions.includes(one),
    );

  test('what can be copied is what the gap has in the first sentence', () => {
    const first = 'The people who live near the coast are worried.';
    expect(copied(`${first}\nThe people [[g1]] near the coast are worried.`)).toBe('who live');
    expect(copied(`${first}\nThe people [[g1]] by the sea are worried.`)).toBe(null);
  });
  test('no words of the first sentence are a right answer that the key refuses', () => {
    expect(rewrites.length).toBeGreaterThan(120);
    expect(
      rewrites.flatMap((question) => {
        const { text = '', instructions } = contentOf(question);
        const own = copied(text);
        const { accepted } = keyOf(question).gaps!['g1']!;
        const fits = own !== null && own.split(' ').length <= limit(instructions);
        // Without its link, a second sentence is no part of the first one.
        const isLinked =
          own === null ||
          text
            .split('\n')[0]!
            .split(/[.!?]/)
            .filter((one) => one.trim() !== '').length > 1;
        return fits && !isLinked && !accepted.includes(own) ? [`${text} ${own}`] : [];
      }),
    ).toEqual([]);
  });
  test('the limit of words is that of the longest accepted answer', () => {
    expect(
      rewrites.flatMap((question) => {
        const { accepted } = keyOf(question).gaps!['g1']!;
        const most = Math.max(...accepted.map((one) => one.split(' ').length));
        return limit(contentOf(question).instructions) === most
          ? []
          : [`${contentOf(question).text} ${accepted.join('/')}`];
      }),
    ).toEqual([]);
  });
});

describe('explanations', () => {
  interface Explained {
    readonly explanation?: string;
    readonly itemExplanations?: Readonly<Record<string, string>>;
    readonly parts?: Readonly<Record<string, { readonly key: Explained }>>;
  }
  const linesOf = ({ explanation = '', itemExplanations = {}, parts = {} }: Explained): string[] => [
    explanation,
    ...Object.values(itemExplanations),
    ...Object.values(parts).flatMap(({ key }) => linesOf(key)),
  ];
  const lines = bank.flatMap(({ answerKey }) => linesOf(answerKey as Explained)).filter((line) => line !== '');

  test('are written in Vietnamese', () => {
    expect(inEnglish('The text says nothing about prices.')).toBe(true);
    expect(inEnglish('The daughter says: “They’re still in the door.”')).toBe(true);
    expect(inEnglish('“They’re still in the door.”')).toBe(false);
    expect(inEnglish('Would you mind + V-ing.')).toBe(false);
    expect(inEnglish('Hardly … when; No sooner … than.')).toBe(false);
    expect(lines.length).toBeGreaterThan(5000);
    expect(lines.filter(inEnglish)).toEqual([]);
  });
  test('quote with both quotation marks', () => {
    expect(unbalanced('Bài đọc: “It never says that.’”')).toBe(true);
    expect(unbalanced('Bài đọc: “‘It never says that.”')).toBe(true);
    expect(unbalanced('Bài đọc: “‘My parents’ dog isn’t old,’ she says.”')).toBe(false);
    expect(unbalanced('Bài đọc: “The ‘green corridors’ of my parents’ town.”')).toBe(false);
    expect(lines.filter(unbalanced)).toEqual([]);
  });
  test('quote sentences without the places between them', () => {
    expect(lines.filter((line) => /“[^”]*\[[IV]+\]/.test(line))).toEqual([]);
  });
});

test('the right options of a question are not all at one place', () => {
  const places = bank
    .filter(({ type }) => /^(?:SL1|MC9|MC10|MC11)$/.test(type))
    .map(({ facts, answerKey }) => ({
      name: facts.name,
      keys: Object.values((answerKey as Key).correct ?? {}).map(([id]) => id),
    }))
    .filter(({ keys }) => keys.length > 3);
  expect(places.length).toBeGreaterThan(100);
  expect(places.filter(({ keys }) => new Set(keys).size === 1)).toEqual([]);
});

test('a question and its answer in one sentence have quotation marks', () => {
  expect(unquoted('How far is it? – About two _____.')).toBe(true);
  expect(unquoted('“How far is it?” – “About two _____.”')).toBe(false);
  const stems = bank.flatMap((question) => (contentOf(question).items ?? []).map(({ stem = '' }) => stem));
  expect(stems.length).toBeGreaterThan(1000);
  expect(stems.filter(unquoted)).toEqual([]);
});

test('where two words are allowed, an answer to “How many” may name what is counted', () => {
  const text = 'How many doors has it got?\nIt has got [[g1]].';
  expect(countedAnswers(text, ['two', '2'])).toEqual(['two doors', '2 doors']);
  const asked = bank.filter(
    (question) => question.type === 'FB1' && contentOf(question).instructions.includes('ONE or TWO words'),
  );
  const longer = asked.flatMap((question) => {
    const { accepted } = keyOf(question).gaps!['g1']!;
    return countedAnswers(contentOf(question).text!, accepted).map((one) => ({ one, accepted }));
  });
  expect(longer.length).toBeGreaterThan(2);
  expect(longer.filter(({ one, accepted }) => !accepted.includes(one))).toEqual([]);
});

test('no two questions of the school grades are nearly the same', () => {
  expect(
    nearTwins(
      [
        'If you feel stressed, you should talk to somebody.',
        'If you feel stressed, you should try to talk to somebody.',
      ],
      0.6,
    ),
  ).toHaveLength(1);
  const texts = school
    .filter(({ type }) => /^(?:MC1|FB1|SA1)$/.test(type))
    .flatMap((question) => {
      const { text = '', items = [] } = contentOf(question);
      return text === ''
        ? items.map(({ stem, prompt }) => stem ?? prompt ?? '')
        : [text.replaceAll(/\[\[\w+\]\]/g, '')];
    })
    // The lines of a dialogue to arrange are not about the words that they share.
    .filter((text) => !text.startsWith('a. '));
  expect(nearTwins(texts, 0.6)).toEqual([]);
});

test('no sentence of a text, or of one to arrange, stands in two questions', () => {
  const story = ['b. They were told to put it into a tin.\nc. Yes.', 'Few did. They were told to put it into a tin.'];
  expect(sharedSentences(story, 9)).toEqual(['they were told to put it into a tin']);
  expect(sharedSentences(story, 10)).toEqual([]);
  expect(sharedSentences(['I know, and I know.\nI know, and I know.'], 5)).toEqual([]);
  // The passages of OneStopEnglish stand in three grades, at three levels.
  const texts = school
    .filter(({ facts }) => !(facts.family ?? '').startsWith('onestopqa'))
    .map((question) => {
      const { passage, items = [] } = contentOf(question);
      return [passage?.text ?? '', ...items.map(({ stem }) => stem ?? '')].join('\n');
    });
  expect(sharedSentences(texts, 14)).toEqual([]);
});

describe('VSTEP and IELTS', () => {
  const ofExam = (seriesId: string) => bank.filter(({ facts }) => facts.seriesId === seriesId);
  test('VSTEP marks by its own criteria, each out of ten', () => {
    const marked = ofExam('vstep').flatMap((question) => {
      const { criteria } = contentOf(question);
      return criteria === undefined ? [] : [{ type: question.type, criteria }];
    });
    expect(marked.map(({ type }) => type).toSorted()).toEqual(['EW1', 'EW1', 'SP2']);
    for (const { type, criteria } of marked) {
      expect(criteria.every(({ max }) => max === 10)).toBe(true);
      expect(criteria.map(({ name }) => name)).toEqual(
        type === 'EW1'
          ? ['Task fulfilment', 'Organisation', 'Vocabulary', 'Grammar']
          : ['Grammar', 'Vocabulary', 'Pronunciation', 'Fluency', 'Discourse management'],
      );
    }
  });
  test('their recordings are played once; VSTEP has four options', () => {
    const heard = [...ofExam('vstep'), ...ofExam('ielts')].filter(({ content }) => 'audio' in content);
    expect(heard.length).toBeGreaterThan(15);
    for (const question of heard) expect(contentOf(question).audio!.playLimit, question.facts.name).toBe(1);
    for (const question of heard.filter(({ facts }) => facts.seriesId === 'vstep'))
      for (const { options = [] } of contentOf(question).items ?? [])
        expect(options, question.facts.name).toHaveLength(4);
  });
});
