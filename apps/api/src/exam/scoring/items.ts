/** Items of a published test in paper order, and how a result stores what an attempt made of them. */
import type { ExamContent } from '@vumon/contract';

/** A numbered item of a published test; points in hundredths. */
export interface PaperItem {
  readonly question: string;
  readonly item: string;
  readonly number: number;
  readonly max: number;
}

export interface ScoredItem extends PaperItem {
  readonly state: 'right' | 'partial' | 'wrong' | 'blank' | 'needs-teacher' | 'unscored';
  readonly points: number;
}

/** As the table `attempt_results` holds them: a letter and the points of each item in paper order. */
export interface StoredItems {
  readonly itemStates: string;
  readonly itemPoints: readonly number[];
  /** Points that each item could have given, where a regrade changed them; else those of the paper. */
  readonly itemMax?: readonly number[] | null;
}

const letters = {
  right: 'R',
  partial: 'P',
  wrong: 'W',
  blank: 'B',
  'needs-teacher': 'N',
  unscored: 'U',
} as const satisfies Record<ScoredItem['state'], string>;
const states = new Map(
  Object.entries(letters).map(([state, letter]) => [letter as string, state as ScoredItem['state']]),
);

export const paperItems = (content: ExamContent): PaperItem[] =>
  content.sections
    .flatMap((section) => section.parts.flatMap((part) => part.questions))
    .flatMap(({ id, items, firstNumber, points }) =>
      items.map((item, at) => ({ question: id, item, number: firstNumber + at, max: points[item] ?? 0 })),
    );

export const storedItems = (items: readonly ScoredItem[], regraded: boolean): Required<StoredItems> => ({
  itemStates: items.map(({ state }) => letters[state]).join(''),
  itemPoints: items.map(({ points }) => points),
  itemMax: regraded ? items.map(({ max }) => max) : null,
});

/** Results name every item of the test: those that were not asked are unscored. */
export function withUnasked(all: readonly PaperItem[], asked: readonly ScoredItem[]): ScoredItem[] {
  const found = new Map(asked.map((one) => [`${one.question}:${one.item}`, one]));
  return all.map((item) => found.get(`${item.question}:${item.item}`) ?? { ...item, state: 'unscored', points: 0 });
}

export const scoredItems = (
  items: readonly PaperItem[],
  { itemStates, itemPoints, itemMax }: StoredItems,
): ScoredItem[] =>
  items.map((item, at) => ({
    ...item,
    state: states.get(itemStates[at] ?? '') ?? 'blank',
    points: itemPoints[at] ?? 0,
    max: itemMax?.[at] ?? item.max,
  }));
