/** Converts questions of a paper to drafts of the product's types. */
import type { QuestionTypeCode } from '@vumon/question-types';
import { currentVersion, definitions, mayBePart } from '@vumon/question-types/drafting';
import { isBlankMarkup, plainTextOf, type ImageRef } from '@vumon/question-types';
import { readDecimal, writeDecimal } from '../../decimals.ts';
import {
  choiceDraft,
  essayDraft,
  gapDraft,
  hasGap,
  numberDraft,
  orderDraft,
  rewriteDraft,
  verdictDraft,
  withGap,
  type ImportDraft,
} from '../../drafts.ts';
import type { StoredQuestion } from './stored.ts';

/** A text in which pictures and formulas have replaced their placeholders. */
export interface Shown {
  readonly markup: string;
  readonly images: readonly ImageRef[];
}

export interface ShownQuestion extends Omit<StoredQuestion, 'stem' | 'items' | 'options' | 'solution' | 'answers'> {
  readonly stem: Shown;
  readonly items: readonly Shown[];
  readonly options: readonly Shown[];
  readonly solution: string;
  readonly answers: string;
  /** Pictures in the solution and in the lines that state the answer. */
  readonly solutionImages: readonly ImageRef[];
}

export interface Shared {
  readonly lead: string;
  readonly text: Shown | null;
  readonly english: boolean;
  /** The name of an essay's single criterion. */
  readonly criterion: string;
}

export type Content = Record<string, unknown> & { images: ImageRef[]; instructions: string };
export const mostImages = 10;

export const changed = (draft: ImportDraft, change: (content: Content) => object): ImportDraft => ({
  ...draft,
  content: { ...(draft.content as Content), ...change(draft.content as Content) },
});

/** The common parts of a question: instructions, passage, pictures. */
function around(draft: ImportDraft, { lead, text }: Shared, images: readonly ImageRef[]): ImportDraft {
  return changed(draft, (content) => ({
    instructions: [lead, content.instructions].filter((one) => one !== '').join('\n'),
    images: [...(text?.images ?? []), ...images, ...content.images].slice(0, mostImages),
    ...(text && text.markup !== '' && { passage: { title: '', text: text.markup, numbered: false } }),
  }));
}

const optionIds = 'abcdefghijklmnopqrst';

/**
 * Pictures that serve as options. A second picture of an option is added to those of the question, as is one that its
 * text names: an option shows no name below its picture.
 */
function pictured(draft: ImportDraft, options: readonly Shown[], english: boolean): ImportDraft {
  if (options.every(({ images }) => images.length === 0)) return draft;
  return changed(draft, (content) => ({
    items: (content['items'] as { options: { text: string }[] }[]).map((item) => ({
      ...item,
      options: item.options.map((option, at) => {
        const [image] = options[at]?.images ?? [];
        if (!image || isNamed(options[at]!, image)) return option;
        const letter = optionIds[at]!.toUpperCase();
        return { ...option, image: { ...image, alt: image.alt || `${english ? 'Picture' : 'Hình'} ${letter}` } };
      }),
    })),
    images: [
      ...content.images,
      ...options.flatMap((option) => option.images.filter((image, at) => at > 0 || isNamed(option, image))),
    ].slice(0, mostImages),
  }));
}

const isNamed = ({ markup }: Shown, { caption }: ImageRef): boolean =>
  caption !== undefined && markup.includes(`(${caption})`);

const letterIndex = (key: string): number => key.toUpperCase().charCodeAt(0) - 65;

function choice(question: ShownQuestion, shared: Shared): ImportDraft {
  const { stem, options, key, solution } = question;
  const blank = isBlankMarkup(stem.markup);
  const several = key !== null && key.length > 1;
  const draft = choiceDraft(several ? 'MR2' : 'MC1', {
    stem: stem.markup,
    options: options.map(({ markup }) => markup),
    correct: key === null ? [] : [...key].map(letterIndex),
    explanation: solution,
  });
  if (several) return pictured(draft, options, shared.english);
  // Sounds and stress: the stem is empty, because the instruction is the question.
  const odd = blank && stem.images.length === 0 && shared.lead !== '' && options.length > 0;
  return pictured(
    odd ? asType('MC7', draft) : blank && stem.images.length > 0 ? asType('MC3', draft) : draft,
    options,
    shared.english,
  );
}

/** The same parts under another code of the family. */
function asType(type: QuestionTypeCode, draft: ImportDraft): ImportDraft {
  return { ...draft, type, schemaVersion: currentVersion(definitions[type].content) };
}

function statements(question: ShownQuestion): ImportDraft {
  const { stem, options, key, solution, levels } = question;
  const all = options.map(({ markup }, at) => ({
    text: markup,
    isTrue: key?.[at] === 'T',
    ...(levels?.[at] && { level: levels[at] }),
  }));
  const right = Object.fromEntries(
    all.map(({ isTrue }, at) => [`q${at + 1}`, key === null ? [] : [isTrue ? 't' : 'f']]),
  );
  if (all.length === 4) {
    const draft = verdictDraft('TF5', { instructions: stem.markup, statements: all, explanation: solution });
    const items = (draft.content as { items: { id: string }[] }).items;
    return key === null
      ? {
          ...draft,
          answerKey: { ...(draft.answerKey as object), correct: Object.fromEntries(items.map(({ id }) => [id, []])) },
        }
      : draft;
  }
  // With another number of statements the stem becomes the text that they refer to.
  const { content, key: empty } = definitions.TF2.defaults();
  const fixed = (content as unknown as { items: { options: object[] }[] }).items[0]!.options;
  return {
    type: 'TF2',
    schemaVersion: currentVersion(definitions.TF2.content),
    content: {
      ...content,
      passage: { title: '', text: stem.markup, numbered: false },
      items: all.map(({ text }, at) => ({ id: `q${at + 1}`, stem: text, options: fixed })),
    },
    answerKey: { ...empty, explanation: solution, correct: right },
  };
}

/** Entries of a task to match: with extra targets, or with targets that several entries share, another type. */
function matching({ stem, items, options, key, solution }: ShownQuestion, english: boolean): ImportDraft {
  const right = [...(key ?? '').matchAll(/-([A-Za-z])/g)].map(([, letter]) => letterIndex(letter!));
  const isShared = new Set(right).size < right.length || options.length < items.length;
  const type = isShared ? 'MG4' : options.length > items.length ? 'MG2' : 'MG1';
  const sideOf = (id: string, { markup, images: [image] }: Shown, sign: string) => ({
    id,
    text: markup,
    ...(image && { image: { ...image, alt: image.alt || `${english ? 'Picture' : 'Hình'} ${sign}` } }),
  });
  const targets = options.map((one, at) => sideOf(`k${at + 1}`, one, String.fromCharCode(65 + at)));
  const { content, key: empty } = definitions[type].defaults();
  return {
    type,
    schemaVersion: currentVersion(definitions[type].content),
    content: {
      ...content,
      instructions: stem.markup,
      images: [...items, ...options].flatMap(({ images }) => images.slice(1)).slice(0, mostImages),
      items: items.map((one, at) => sideOf(`q${at + 1}`, one, String(at + 1))),
      targets,
    },
    answerKey: {
      ...empty,
      explanation: solution,
      correct: Object.fromEntries(
        items.map((_, at) => [`q${at + 1}`, targets[right[at] ?? -1] ? [targets[right[at]!]!.id] : []]),
      ),
    },
  };
}

/** What stands in a task to put in order has the signs "a", "b", "c" or "1", "2", "3" in the file's order. */
function ordering({ stem, options, key, solution }: ShownQuestion): ImportDraft {
  const order = (key ?? '').split('-').flatMap((sign) => (sign === '' ? [] : [indexOfSign(sign)]));
  const draft = orderDraft({
    instructions: stem.markup,
    pieces: options.map(({ markup }) => markup),
    order,
    explanation: solution,
  });
  return changed(draft, (content) => ({
    images: [...content.images, ...options.flatMap(({ images }) => images)].slice(0, mostImages),
  }));
}

const indexOfSign = (sign: string): number => (/^\d/.test(sign) ? Number(sign) - 1 : letterIndex(sign));

function written(question: ShownQuestion, { english, criterion }: Shared): ImportDraft {
  const { stem, key, keySource, kind, solution, answers } = question;
  const number = key === null ? null : readDecimal(key.replace(/^\$|\$$/g, '').replace('−', '-'));
  const explanation = solution;
  if (kind === 'short' && !english && (number !== null || key === null))
    return numberDraft({
      text: withGap(stem.markup),
      accepted: number ? [writeDecimal(number)] : [],
      tolerance: null,
      explanation,
    });
  if (kind === 'short' || hasGap(stem.markup))
    return gapDraft({ text: withGap(stem.markup), accepted: key === null ? [] : [plainTextOf(key)], explanation });
  if (english && key !== null) return rewriteDraft({ prompt: stem.markup, accepted: [plainTextOf(key)], explanation });
  return essayDraft({
    prompt: stem.markup,
    words: null,
    explanation: [answers, keySource === 'key-table' ? (key ?? '') : '', solution]
      .filter((one) => one !== '')
      .join('\n'),
    criterion,
  });
}

/** A question without a shared text, or with its own copy of it. */
export function draftOfQuestion(question: ShownQuestion, shared: Shared): ImportDraft {
  const draft =
    question.kind === 'choice'
      ? choice(question, shared)
      : question.kind === 'true-false'
        ? statements(question)
        : question.kind === 'matching'
          ? matching(question, shared.english)
          : question.kind === 'ordering'
            ? ordering(question)
            : written(question, shared);
  const own = question.kind === 'true-false' && draft.type === 'TF2' ? { ...shared, text: null } : shared;
  // A statement has no picture of its own: its letter stands below it among those of the question.
  const ofStatements =
    question.kind === 'true-false'
      ? question.options.flatMap(({ images }, at) =>
          images.map((image) => ({ caption: `${optionIds[at]!})`, ...image })),
        )
      : [];
  return explained(around(draft, own, [...question.stem.images, ...ofStatements]), question.solutionImages);
}

export type DraftKey = Record<string, unknown> & { explanation: string; explanationImages?: ImageRef[] };

/** With more pictures beside its explanation, as many as it may have. */
export function explained(draft: ImportDraft, images: readonly ImageRef[]): ImportDraft {
  if (images.length === 0) return draft;
  const key = draft.answerKey as DraftKey;
  return {
    ...draft,
    answerKey: { ...key, explanationImages: [...(key.explanationImages ?? []), ...images].slice(0, mostImages) },
  };
}

const gapNumber = (label: number): RegExp =>
  new RegExp(String.raw`\(${label}\)\s*(?:_{2,}|…+|\.{3,})?|(?:_{2,}|…+|\.{3,})\s*\(${label}\)`, 'u');

/** A passage with the positions of its questions marked; null when one of them has no position, or several. */
function withMarkers(text: string, questions: readonly ShownQuestion[], marker: (at: number) => string): string | null {
  let marked = text;
  for (const [at, { label }] of questions.entries()) {
    const pattern = gapNumber(label);
    const first = pattern.exec(marked);
    if (!first || pattern.test(marked.slice(first.index + first[0].length))) return null;
    marked = marked.slice(0, first.index) + marker(at) + marked.slice(first.index + first[0].length);
  }
  return marked;
}

/** Questions on one text as a single question of the product; null when their kinds cannot be combined. */
export function draftOfGroup(questions: readonly ShownQuestion[], shared: Shared): ImportDraft | null {
  const { text } = shared;
  if (!text || questions.length === 0) return null;
  const blank = questions.every(({ stem }) => isBlankMarkup(stem.markup) && stem.images.length === 0);
  const explanation = questions
    .filter(({ solution }) => solution !== '')
    .map(({ label, solution }) => `${label}. ${solution}`)
    .join('\n');
  const solutionImages = questions.flatMap((one) => one.solutionImages);
  if (questions.every(({ kind }) => kind === 'choice')) {
    const marked = blank ? withMarkers(text.markup, questions, (at) => `[[q${at + 1}]]`) : null;
    if (blank && marked === null) return null;
    const items = questions.map((question, at) => ({ question, id: `q${at + 1}` }));
    const singles = items.map(({ question }) => pictured(choiceOnly(question), question.options, shared.english));
    const draft = singles[0]!;
    const type = marked === null ? 'MC9' : 'MC10';
    return explained(
      around(
        {
          type,
          schemaVersion: currentVersion(definitions[type].content),
          content: {
            ...(draft.content as object),
            images: singles.flatMap((single) => (single.content as Content).images),
            items: singles.map((single, at) => ({
              ...(single.content as { items: object[] }).items[0],
              id: items[at]!.id,
            })),
          },
          answerKey: {
            ...(draft.answerKey as object),
            explanation,
            correct: Object.fromEntries(
              singles.map((single, at) => [
                items[at]!.id,
                (single.answerKey as { correct: Record<string, string[]> }).correct['q1'] ?? [],
              ]),
            ),
          },
        },
        { ...shared, text: marked === null ? text : { ...text, markup: marked } },
        questions.flatMap(({ stem }) => stem.images),
      ),
      solutionImages,
    );
  }
  const marked =
    blank && questions.every(({ kind }) => kind === 'short' || kind === 'open')
      ? withMarkers(text.markup, questions, (at) => `[[g${at + 1}]]`)
      : null;
  if (marked === null) return blank ? null : mixed(questions, shared, text);
  const { content, key } = definitions.FB2.defaults();
  return explained(
    around(
      {
        type: 'FB2',
        schemaVersion: currentVersion(definitions.FB2.content),
        content: { ...content, text: marked, gaps: questions.map((_, at) => ({ id: `g${at + 1}` })) },
        answerKey: {
          ...key,
          explanation,
          gaps: Object.fromEntries(
            questions.map(({ key: answer }, at) => [
              `g${at + 1}`,
              { accepted: answer === null ? [] : [plainTextOf(answer)], caseSensitive: false, contractions: true },
            ]),
          ),
        },
      },
      { ...shared, text: null },
      text.images,
    ),
    solutionImages,
  );
}

const choiceOnly = ({ stem, options, key, solution }: ShownQuestion): ImportDraft =>
  choiceDraft('MC1', {
    stem: stem.markup,
    options: options.map(({ markup }) => markup),
    correct: key === null ? [] : [...key].map(letterIndex),
    explanation: solution,
  });

/** Questions of several kinds on one text: each is a part of its own. Null where one is of a type that no part may have. */
function mixed(questions: readonly ShownQuestion[], shared: Shared, text: Shown): ImportDraft | null {
  const parts = questions.map((one, at) => ({
    id: `p${at + 1}`,
    draft: withoutOwnText(draftOfQuestion(one, { ...shared, lead: '', text: null })),
  }));
  if (questions.length < 2 || parts.length > 20 || !parts.every(({ draft }) => mayBePart('MIX1', draft.type)))
    return null;
  const { content, key } = definitions.MIX1.defaults();
  return around(
    {
      type: 'MIX1',
      schemaVersion: currentVersion(definitions.MIX1.content),
      content: {
        ...content,
        parts: parts.map(({ id, draft }) => ({
          id,
          type: draft.type,
          schemaVersion: draft.schemaVersion,
          content: draft.content,
        })),
      },
      answerKey: {
        ...key,
        parts: Object.fromEntries(
          parts.map(({ id, draft }) => [
            id,
            { type: draft.type, schemaVersion: draft.schemaVersion, key: draft.answerKey },
          ]),
        ),
      },
    },
    { ...shared, text },
    [],
  );
}

/** Moves a part's own passage into its instructions: the only passage of a composite is the one of all parts. */
function withoutOwnText(draft: ImportDraft): ImportDraft {
  const { passage, ...content } = draft.content as Content & { passage?: { text: string } };
  return passage === undefined
    ? draft
    : {
        ...draft,
        content: {
          ...content,
          instructions: [content.instructions, passage.text].filter((one) => one !== '').join('\n'),
        },
      };
}
