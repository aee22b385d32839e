/**
 * The draft that an import creates for one question, and the few shapes that spreadsheets and GIFT share. Built from
 * the types' own defaults.
 */
import type { Level } from '@vumon/domain';
import type { QuestionTypeCode } from '@vumon/question-types';
import { currentVersion, definitions, lockReferring, makeStarts } from '@vumon/question-types/drafting';

/** A remark for the teacher: a key of the catalog `question-imports` with its parameters. */
export interface ImportNote {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface ImportDraft {
  readonly type: QuestionTypeCode;
  readonly schemaVersion: number;
  readonly content: unknown;
  readonly answerKey: unknown;
}

export interface ImportEntry {
  /** Line or row of the file, from 1. */
  readonly line: number;
  readonly name: string;
  readonly keywords: readonly string[];
  readonly difficulty: 'NA' | 'M1' | 'M2' | 'M3' | 'M4';
  /** Null when no draft is possible: `problems` gives the reasons. */
  readonly draft: ImportDraft | null;
  /** The first words of the question, for entries without a draft. */
  readonly text: string;
  readonly problems: readonly ImportNote[];
  /** Notices about content that was dropped or interpreted. */
  readonly notices: readonly ImportNote[];
}

export const note = (code: string, params: ImportNote['params'] = {}): ImportNote => ({ code, params });

export const isBuilt = (code: string): code is QuestionTypeCode => Object.hasOwn(definitions, code);

interface Parts {
  readonly content: Record<string, unknown>;
  readonly key: Record<string, unknown>;
}

/**
 * A new question of the type with these fields over its defaults. Codes that are not implemented have been refused
 * before.
 */
function draftOf(code: string, change: (defaults: Parts) => Parts): ImportDraft {
  const type = code as QuestionTypeCode;
  const definition = definitions[type];
  const { content, key } = definition.defaults() as unknown as Parts;
  const parts = change({ content, key });
  return { type, schemaVersion: currentVersion(definition.content), content: parts.content, answerKey: parts.key };
}

const letters = 'abcdefghijklmnopqrst';

/** Options by index; `correct` holds the indices of the right ones. */
export function choiceDraft(
  code: 'MC1' | 'MR1' | 'MR2',
  {
    stem,
    options,
    correct,
    explanation,
    subtracts = false,
  }: { stem: string; options: readonly string[]; correct: readonly number[]; explanation: string; subtracts?: boolean },
): ImportDraft {
  const item = {
    id: 'q1',
    stem,
    options: lockReferring(options.slice(0, letters.length).map((text, at) => ({ id: letters[at]!, text }))),
    ...(code === 'MR1' ? { choose: Math.max(1, correct.length) } : {}),
  };
  return draftOf(code, ({ content, key }) => ({
    content: { ...content, items: [item] },
    key: {
      ...key,
      explanation,
      correct: { q1: correct.flatMap((at) => letters[at] ?? []) },
      ...(code === 'MR2' ? { mr2Scoring: subtracts ? 'right-minus-wrong' : 'all' } : {}),
    },
  }));
}

/** A word to choose inside a sentence (SL1). `text` contains `[[g1]]` at the list's position. */
export function listDraft({
  text,
  options,
  correct,
  explanation,
}: {
  text: string;
  options: readonly string[];
  correct: number;
  explanation: string;
}): ImportDraft {
  const list = options.slice(0, letters.length).map((option, at) => ({ id: letters[at]!, text: option }));
  return draftOf('SL1', ({ content, key }) => ({
    content: { ...content, text, gaps: [{ id: 'g1', options: list }] },
    key: { ...key, explanation, correct: { g1: list.slice(correct, correct + 1).map(({ id }) => id) } },
  }));
}

/** One statement (TF1) or four below a common text (TF5). */
export function verdictDraft(
  code: 'TF1' | 'TF5',
  {
    instructions = '',
    statements,
    explanation,
  }: {
    instructions?: string;
    statements: readonly { text: string; isTrue: boolean; level?: Level }[];
    explanation: string;
  },
): ImportDraft {
  return draftOf(code, ({ content, key }) => {
    const items = (content['items'] as { id: string }[]).map((item, at) => ({
      ...item,
      stem: statements[at]?.text ?? '',
      ...(statements[at]?.level && { level: statements[at].level }),
    }));
    return {
      content: { ...content, instructions, items },
      key: {
        ...key,
        explanation,
        correct: Object.fromEntries(items.map(({ id }, at) => [id, [statements[at]?.isTrue ? 't' : 'f']])),
      },
    };
  });
}

/** `text` contains `[[g1]]` at the answer's position. */
export function gapDraft({
  text,
  accepted,
  explanation,
}: {
  text: string;
  accepted: readonly string[];
  explanation: string;
}): ImportDraft {
  return draftOf('FB1', ({ content, key }) => ({
    content: { ...content, text },
    key: {
      ...key,
      explanation,
      gaps: { g1: { accepted: accepted.slice(0, 30), caseSensitive: false, contractions: true } },
    },
  }));
}

export function numberDraft({
  text,
  accepted,
  tolerance,
  explanation,
}: {
  text: string;
  accepted: readonly string[];
  tolerance: string | null;
  explanation: string;
}): ImportDraft {
  const isOpen = accepted.some((one) => one.length > 4) || tolerance !== null;
  return draftOf('FB8', ({ content, key }) => ({
    content: {
      ...content,
      text,
      numeric: {
        mask: !isOpen,
        decimalMark: ',',
        thousands: false,
        allowFraction: accepted.some((one) => one.includes('/')),
      },
    },
    key: {
      ...key,
      explanation,
      gaps: {
        g1: {
          accepted: accepted.slice(0, 30),
          caseSensitive: false,
          contractions: false,
          ...(tolerance === null ? {} : { tolerance }),
        },
      },
    },
  }));
}

export interface ImportPair {
  /** Empty for an extra right side, to which no left side belongs. */
  readonly left: string;
  readonly right: string;
}

/** Pairs (MG1), or pairs with extra words (MG2). The order and the ids of the right sides do not reveal the pairs. */
export function pairsDraft({
  instructions,
  pairs,
  explanation,
}: {
  instructions: string;
  pairs: readonly ImportPair[];
  explanation: string;
}): ImportDraft {
  const entries = pairs.filter(({ left }) => left !== '');
  // One right side may belong to several left sides; it becomes one target.
  const words = [...new Set(pairs.map(({ right }) => right))].toSorted((a, b) => (a < b ? -1 : 1));
  const targets = words.map((text, at) => ({ id: `k${at + 1}`, text }));
  const idOf = new Map(targets.map(({ id, text }) => [text, id]));
  const shared = entries.length > new Set(entries.map(({ right }) => right)).size;
  const items = entries.map(({ left }, at) => ({ id: `q${at + 1}`, text: left }));
  return draftOf(shared ? 'MG4' : targets.length > items.length ? 'MG2' : 'MG1', ({ content, key }) => ({
    content: { ...content, instructions, items, targets },
    key: {
      ...key,
      explanation,
      correct: Object.fromEntries(entries.map(({ right }, at) => [`q${at + 1}`, [idOf.get(right)!]])),
    },
  }));
}

/** Pieces to put in order (SO1); `order` holds their indices in the right order, and is empty where nobody states it. */
export function orderDraft({
  instructions,
  pieces,
  order,
  explanation,
}: {
  instructions: string;
  pieces: readonly string[];
  order: readonly number[];
  explanation: string;
}): ImportDraft {
  const all = pieces.map((text, at) => ({ id: letters[at]!, text }));
  const orders = order.length > 0 ? [order.map((at) => letters[at]!)] : [];
  return draftOf('SO1', ({ content, key }) => ({
    content: { ...content, instructions, pieces: all, starts: makeStarts(all, orders) },
    key: { ...key, explanation, orders },
  }));
}

/** A task that a teacher marks, with one criterion until the author adds more. */
export function essayDraft({
  prompt,
  words,
  explanation,
  criterion,
}: {
  prompt: string;
  words: readonly [number, number] | null;
  explanation: string;
  criterion: string;
}): ImportDraft {
  return draftOf('EW1', ({ content, key }) => ({
    content: { ...content, items: [{ id: 'q1', prompt }], ...(words && { minWords: words[0], maxWords: words[1] }) },
    key: {
      ...key,
      explanation,
      rubric: { step: 50, criteria: [{ id: 'all', name: criterion, descriptor: '', max: 10, weight: 1, levels: [] }] },
    },
  }));
}

export function rewriteDraft({
  prompt,
  accepted,
  explanation,
}: {
  prompt: string;
  accepted: readonly string[];
  explanation: string;
}): ImportDraft {
  return draftOf('SA1', ({ content, key }) => ({
    content: { ...content, items: [{ id: 'q1', prompt }] },
    key: {
      ...key,
      explanation,
      matching: { accepted: accepted.slice(0, 30), caseSensitive: false, contractions: true },
    },
  }));
}

const underscores = /_{3,}|…{2,}|\.{5,}/;

export const hasGap = (text: string): boolean => underscores.test(text);

/** The text with its gap: at a row of underscores or dots, else at the end. */
export function withGap(text: string): string {
  return underscores.test(text) ? text.replace(underscores, '[[g1]]') : `${text} [[g1]]`.trim();
}
