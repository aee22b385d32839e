/** How a file was read, and what each other choice for the whole file would find. */
import type { KeySource, LabelStyle, OptionChoice, ReadingChoices } from './choices.ts';
import { countOptions, habitsOf } from './grammar/habits.ts';
import type { Paper } from './segments.ts';

export interface PaperReading {
  /** What the teacher has chosen; what is absent was found by counting. */
  readonly choices: ReadingChoices;
  /** What is used, chosen or found. */
  readonly label: LabelStyle;
  readonly option: OptionChoice | null;
  readonly letters: 'choice' | 'true-false';
  readonly labels: readonly { readonly label: LabelStyle; readonly count: number }[];
  readonly options: readonly { readonly option: OptionChoice; readonly count: number }[];
  /** Questions for which each source states a key. */
  readonly keys: readonly { readonly key: KeySource; readonly count: number }[];
  readonly codes: readonly string[];
  readonly code: string | null;
  /** Lines that have a place in a question or beside one, of all lines. */
  readonly understood: number;
  readonly lines: number;
  /** Pages of pictures without text. */
  readonly scanned: boolean;
}

export function readingOf(paper: Paper, choices: ReadingChoices): PaperReading {
  // The signs of entries to match are no labels.
  const entries = new Set(
    paper.questions
      .flatMap(({ match, options: targets, answers }) =>
        match
          ? [
              ...match.heads,
              ...answers,
              ...[...match.items, ...targets].flatMap(({ label, lines }) => [label, ...lines]),
            ]
          : [],
      )
      .map(({ at }) => at),
  );
  const lines = paper.lines.filter(({ at }) => !entries.has(at));
  const habits = habitsOf(lines, choices);
  const options = countOptions(lines, habits.label);
  const [most] = options
    .filter(({ option, count }) => count > 0 && familyOf(option) === habits.usual)
    .toSorted((a, b) => b.count - a.count);
  const sources = new Map<KeySource, number>();
  for (const { keys } of paper.questions)
    for (const source of new Set(keys.map((one) => one.source))) sources.set(source, (sources.get(source) ?? 0) + 1);
  return {
    choices,
    label: habits.label,
    option: choices.option ?? most?.option ?? null,
    letters: choices.letters ?? (paper.questions.some(({ kind }) => kind === 'true-false') ? 'true-false' : 'choice'),
    labels: habits.labels.map(({ style, count }) => ({ label: style, count })),
    options,
    keys: [...sources].map(([key, count]) => ({ key, count })),
    codes: paper.codes,
    code: paper.code,
    understood: paper.lines.length - paper.notUnderstood.length,
    lines: paper.lines.length,
    scanned:
      paper.lines.length > 0 &&
      paper.lines.every(({ text, table }) => table === null && !/[\p{L}\p{N}]/u.test(text)) &&
      paper.lines.some(({ pieces }) => pieces.some(({ kind }) => kind === 'picture')),
  };
}

const familyOf = (option: OptionChoice): string =>
  option === 'bullet' || option === 'circled' || option === 'plain' ? option : option[0] === 'A' ? 'upper' : 'lower';

/** How many questions of a paper need no look: the better of two readings has more. */
export const readyIn = ({
  questions,
}: {
  questions: readonly { key: string | null; problems: readonly string[] }[];
}): number => questions.filter(({ key, problems }) => key !== null && problems.length === 0).length;
