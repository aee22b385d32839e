/** A question during segmentation, and how its kind, level and key follow from the lines collected so far. */
import { levelBehind, tickBoxesOf, verdictOf } from './labels.ts';
import { slice, type PaperLine } from './lines.ts';
import type { Level, QuestionKind } from './segments.ts';

export interface FoundQuestion {
  label: number;
  at: number;
  part: number | null;
  passage: number | null;
  level: Level | null;
  stem: PaperLine[];
  /** The lines in which options were found, and the stem before the first, for a second pass. */
  optionLines: PaperLine[];
  stemBefore: PaperLine[];
  options: { letter: string; starred: boolean; label: PaperLine; lines: PaperLine[] }[];
  statements: boolean;
  solution: PaperLine[];
  answers: string[];
  answerLines: PaperLine[];
  state: 'stem' | 'options' | 'solution';
}

/** Takes the level from the end of the stem, unless one was found at its beginning. */
export function takeLevelBehind(draft: FoundQuestion): void {
  const at = draft.stem.findLastIndex(({ text }) => text.trim() !== '');
  const line = draft.stem[at];
  const found = draft.level === null && line ? levelBehind(line.text) : null;
  if (!line || !found) return;
  draft.level = found.level;
  draft.stem[at] = slice(line, 0, found.from);
}

export function kindOf(draft: FoundQuestion): QuestionKind {
  if (draft.statements) return 'true-false';
  if (draft.options.length > 0) return 'choice';
  const hasShort = draft.answers.some((answer) => answer.length <= 24);
  return hasShort || draft.part === 3 ? 'short' : 'open';
}

/** "a) Đúng vì …; b) Sai": a verdict for each statement, in their order; null where one is missing or repeated. */
export function verdictsIn(solution: readonly PaperLine[], count: number): string | null {
  const found = solution.flatMap(({ text }) => [
    ...text.slice(0, 5_000).matchAll(/(?:^|[\s.;,])([a-h])\s?[.):]\s?(Đúng|Sai|ĐÚNG|SAI)(?!\p{L})/gu),
  ]);
  return found.length === count && found.every(([, letter], at) => letter === String.fromCharCode(97 + at))
    ? found.map(([, , verdict]) => (/^[Đ]/iu.test(verdict!) ? 'T' : 'F')).join('')
    : null;
}

/** The kind of question that an answer fits by its form: a single letter, verdicts, or anything else. */
export function kindOfAnswer(answer: string): QuestionKind {
  const text = answer.trim();
  if (/^[A-H]$/i.test(text)) return 'choice';
  return /^(?:(?:[a-d]\s*[.):-]?\s*)?(?:Đúng|Sai|True|False|[ĐSTF])[\s,;-]*){2,8}$/iu.test(text)
    ? 'true-false'
    : 'short';
}

export function withoutVerdict(lines: readonly PaperLine[], kind: QuestionKind): PaperLine[] {
  const last = lines.at(-1);
  if (kind !== 'true-false' || !last) return [...lines];
  const from = verdictOf(last.text)?.from ?? tickBoxesOf(last.text);
  return from === null ? [...lines] : [...lines.slice(0, -1), slice(last, 0, from)];
}

/** An answer in the form in which keys of this kind are stored; null for a text that is no such answer. */
export function normalKey(answer: string, draft: FoundQuestion, kind: QuestionKind): string | null {
  const text = answer.trim().replace(/[.;]$/, '');
  if (kind === 'choice') {
    const letter = /^(?:đáp án\s*)?([A-H])(?![\p{L}\d])/iu.exec(text)?.[1]?.toUpperCase();
    return letter !== undefined && draft.options.some((one) => one.letter === letter) ? letter : null;
  }
  if (kind === 'true-false') {
    const words = text.replace(/(^|[\s,;])[a-d]\s*[.):-]\s*/g, ' ').match(/Đúng|Sai|True|False|[ĐSTF]/giu) ?? [];
    if (
      words.length !== draft.options.length ||
      /[^ĐSTFđstfúngaireuls\s,;.\-–]/u.test(text.replace(/[a-d]\s*[.):-]/g, ''))
    )
      return null;
    return words.map((word) => (/^[ĐT]/iu.test(word) ? 'T' : 'F')).join('');
  }
  const plain = text.replace(/^\$|\$$/g, '').trim();
  return plain === '' || plain.length > 200 ? null : plain;
}
