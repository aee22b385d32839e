/** What an import makes of one question, and the few forms that spreadsheets and GIFT share. Built from the types' own defaults. */
import { definitions, type QuestionTypeCode } from '../registry/definitions.ts';
import { currentVersion } from '../versions.ts';

/** A word to the teacher: a key of the catalog `question-imports` with its parameters. */
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
  /** Null when nothing can be made of it: `problems` says why. */
  readonly draft: ImportDraft | null;
  /** How it begins, for those without a draft. */
  readonly text: string;
  readonly problems: readonly ImportNote[];
  /** What was left out or read in another way. */
  readonly notices: readonly ImportNote[];
}

export const note = (code: string, params: ImportNote['params'] = {}): ImportNote => ({ code, params });

export const isBuilt = (code: string): code is QuestionTypeCode => Object.hasOwn(definitions, code);

interface Parts {
  readonly content: Record<string, unknown>;
  readonly key: Record<string, unknown>;
}

/** A new question of the type with these fields over its defaults. Codes that are not built yet have been turned away before. */
function draftOf(code: string, change: (defaults: Parts) => Parts): ImportDraft {
  const type = code as QuestionTypeCode;
  const definition = definitions[type];
  const { content, key } = definition.defaults() as unknown as Parts;
  const parts = change({ content, key });
  return { type, schemaVersion: currentVersion(definition.content), content: parts.content, answerKey: parts.key };
}

const letters = 'abcdefghijklmnopqrst';

/** Options by index; `correct` holds the indices of the right ones. */
export function choiceDraft(code: 'MC1' | 'MR1' | 'MR2', { stem, options, correct, explanation, subtracts = false }: { stem: string; options: readonly string[]; correct: readonly number[]; explanation: string; subtracts?: boolean }): ImportDraft {
  const item = { id: 'q1', stem, options: options.slice(0, letters.length).map((text, at) => ({ id: letters[at]!, text })), ...(code === 'MR1' ? { choose: Math.max(1, correct.length) } : {}) };
  return draftOf(code, ({ content, key }) => ({
    content: { ...content, items: [item] },
    key: { ...key, explanation, correct: { q1: correct.map((at) => letters[at]!) }, ...(code === 'MR2' ? { mr2Scoring: subtracts ? 'right-minus-wrong' : 'all' } : {}) },
  }));
}

/** One statement (TF1) or four below a common text (TF5). */
export function verdictDraft(code: 'TF1' | 'TF5', { instructions = '', statements, explanation }: { instructions?: string; statements: readonly { text: string; isTrue: boolean }[]; explanation: string }): ImportDraft {
  return draftOf(code, ({ content, key }) => {
    const items = (content['items'] as { id: string }[]).map((item, at) => ({ ...item, stem: statements[at]?.text ?? '' }));
    return { content: { ...content, instructions, items }, key: { ...key, explanation, correct: Object.fromEntries(items.map(({ id }, at) => [id, [statements[at]?.isTrue ? 't' : 'f']])) } };
  });
}

/** `text` holds `[[g1]]` where the answer is written. */
export function gapDraft({ text, accepted, explanation }: { text: string; accepted: readonly string[]; explanation: string }): ImportDraft {
  return draftOf('FB1', ({ content, key }) => ({
    content: { ...content, text },
    key: { ...key, explanation, gaps: { g1: { accepted: accepted.slice(0, 30), caseSensitive: false, contractions: true } } },
  }));
}

export function numberDraft({ text, accepted, tolerance, explanation }: { text: string; accepted: readonly string[]; tolerance: string | null; explanation: string }): ImportDraft {
  const isOpen = accepted.some((one) => one.length > 4) || tolerance !== null;
  return draftOf('FB8', ({ content, key }) => ({
    content: { ...content, text, numeric: { mask: !isOpen, decimalMark: ',', thousands: false, allowFraction: accepted.some((one) => one.includes('/')) } },
    key: { ...key, explanation, gaps: { g1: { accepted: accepted.slice(0, 30), caseSensitive: false, contractions: false, ...(tolerance === null ? {} : { tolerance }) } } },
  }));
}

const underscores = /_{3,}|…{2,}|\.{5,}/;

/** The text with its gap: where it has a row of low lines or dots, else at the end. */
export function withGap(text: string): string {
  return underscores.test(text) ? text.replace(underscores, '[[g1]]') : `${text} [[g1]]`.trim();
}
