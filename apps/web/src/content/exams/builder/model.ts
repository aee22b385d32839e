/** What the builder shows, worked out from the blueprint and the chosen questions. Pure. */
import type { ExamDetail, ExamQuestion, FormatPart, FormatSection } from '@vumon/contract';
import {
  levelCounts,
  levels,
  partsOf,
  partState,
  pointsChosen,
  sumOf,
  type Level,
  type PartState,
} from '@vumon/domain';

export type Chosen = Readonly<Record<string, readonly ExamQuestion[]>>;

export const chosenOf = (exam: Pick<ExamDetail, 'parts'>): Chosen =>
  Object.fromEntries(exam.parts.map((part) => [part.partId, part.questions]));

export interface PartView {
  readonly part: FormatPart;
  readonly section: FormatSection;
  /** From 0, through the whole test. */
  readonly index: number;
  /** The part's first and last number on the paper. */
  readonly first: number;
  readonly last: number;
  readonly questions: readonly ExamQuestion[];
  readonly state: PartState;
}

export function partViews(sections: readonly FormatSection[], chosen: Chosen): PartView[] {
  let first = 1;
  let index = 0;
  return sections.flatMap((section) =>
    section.parts.map((part) => {
      const questions = chosen[part.id] ?? [];
      const view: PartView = {
        part,
        section,
        index,
        first,
        last: first + part.questions - 1,
        questions,
        state: partState(part, questions),
      };
      first += part.questions;
      index += 1;
      return view;
    }),
  );
}

export interface LevelTally {
  readonly level: Level;
  readonly chosen: number;
  /** Null: the format does not ask for levels. */
  readonly wanted: number | null;
}

export interface ExamTally {
  readonly chosen: number;
  readonly wanted: number;
  /** Hundredths. */
  readonly points: number;
  readonly totalPoints: number;
  readonly levels: readonly LevelTally[];
  readonly full: boolean;
}

export function tallyOf(sections: readonly FormatSection[], chosen: Chosen): ExamTally {
  const parts = partsOf(sections);
  const counts = parts.map((part) => levelCounts(chosen[part.id] ?? [], part.levels && part.statements));
  const specified = parts.some((part) => part.levels);
  const views = partViews(sections, chosen);
  return {
    chosen: sumOf(views.map((view) => view.state.chosen)),
    wanted: sumOf(parts.map((part) => part.questions)),
    points: sumOf(views.map((view) => pointsChosen(view.part, view.state.chosen))),
    totalPoints: sumOf(parts.map((part) => part.points)),
    levels: levels.map((level) => ({
      level,
      chosen: sumOf(counts.map((one) => one[level])),
      wanted: specified ? sumOf(parts.map((part) => part.levels?.[level] ?? 0)) : null,
    })),
    full: views.every((view) => view.state.full),
  };
}

export type Row =
  | { readonly kind: 'question'; readonly question: ExamQuestion; readonly number: number }
  | { readonly kind: 'group'; readonly question: ExamQuestion; readonly from: number; readonly to: number }
  | {
      readonly kind: 'empty';
      readonly key: string;
      readonly level: Level | null;
      readonly count: number;
      /** Null where all numbers are taken by questions of other levels. */
      readonly numbers: readonly [number, number] | null;
    };

/**
 * Chosen questions in the order of the paper, then the numbers that are still empty: for each level up to three single
 * rows, or two and a row for all others.
 */
export function rowsOf(view: PartView): Row[] {
  const rows: Row[] = [];
  let number = view.first;
  for (const question of view.questions) {
    rows.push(
      question.items > 1
        ? { kind: 'group', question, from: number, to: number + question.items - 1 }
        : { kind: 'question', question, number },
    );
    number += question.items;
  }
  for (const { level, count, statements } of view.state.missing) {
    // Every number is taken; a question has to be replaced.
    if (statements) continue;
    const sizes = count <= 3 ? Array.from({ length: count }, () => 1) : [1, 1, count - 2];
    sizes.forEach((size, index) => {
      const fits = number + size - 1 <= view.last;
      rows.push({
        kind: 'empty',
        key: `${level}.${index}`,
        level,
        count: size,
        numbers: fits ? [number, number + size - 1] : null,
      });
      number += size;
    });
  }
  return rows;
}

/** Whether a question may be added to a part: numbers are left, and where the format asks for levels, also in its level. */
export function fits(
  view: PartView,
  question: { readonly items: number; readonly difficulty: string; readonly statements?: readonly string[] },
): 'fits' | 'no-room' | 'level-full' {
  if (view.state.chosen + question.items > view.state.wanted) return 'no-room';
  const { levels: wanted, statements } = view.part;
  if (!wanted) return 'fits';
  if (statements) {
    // The bank's list does not have the levels of statements; the saved test says what does not fit.
    if (!question.statements?.length) return 'fits';
    const then = levelCounts([...view.questions, question], statements);
    return then.NA === 0 && levels.every((level) => then[level] <= (wanted[level] ?? 0)) ? 'fits' : 'level-full';
  }
  const room = view.state.missing.find((missing) => missing.level === question.difficulty)?.count ?? 0;
  return room >= question.items ? 'fits' : 'level-full';
}

/** The name of a part with its number: "Phần III. Đọc hiểu"; a name that begins with "Phần" or "Part" stays as it is. */
export const partTitle = (numbered: string, name: string): string =>
  /^(phần|part)\s/i.test(name) ? name : `${numbered}. ${name}`;

/** The name of a part without the number that it may begin with: "Phần III. Đọc hiểu" → "Đọc hiểu". */
export const ownName = (numbered: string, name: string): string =>
  name.startsWith(`${numbered}.`) ? name.slice(numbered.length + 1).trim() || name : name;
