/** Signs that a question of the system should be looked at: reports of users, statistics, and what a machine finds. */
import { restOf, type ItemOfTest } from './item-statistics.ts';

export const reportKinds = ['WRONG_KEY', 'TWO_ANSWERS', 'TEXT', 'MEDIA', 'OTHER'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** How many reports one user can send in 24 hours. */
export const mostReportsADay = 20;

/** DISMISSED: nothing speaks against it any more, and the dismissal can still be undone. */
export const checkSources = ['REPORTED', 'SUSPECTED', 'FOUND', 'DISMISSED'] as const;
export type CheckSource = (typeof checkSources)[number];

export const checkVerdicts = ['CORRECTED', 'DISMISSED', 'RETIRED'] as const;
export type CheckVerdict = (typeof checkVerdicts)[number];

/** Days for which a dismissal can be undone. */
export const dismissalUndoDays = 7;

/** Answers below which statistics suspect nothing. */
export const enoughForSuspicion = 100;

/**
 * CHOSEN_MORE: another option is chosen more often than the right one. TURNS_ROUND: those who are good at the rest of the
 * test get the item wrong more often than the others.
 */
export const suspicionKinds = ['CHOSEN_MORE', 'TURNS_ROUND'] as const;

export interface Suspicion {
  readonly kind: (typeof suspicionKinds)[number];
  /** Position of the item in its question, from 1. */
  readonly item: number;
  readonly n: number;
  /** CHOSEN_MORE: the positions of the place and of both options, from 1, and how many chose them. */
  readonly place?: number;
  readonly option?: number;
  readonly chosen?: number;
  readonly key?: number;
  readonly keyChosen?: number;
  /** TURNS_ROUND: hundredths. */
  readonly discrimination?: number;
}

function chosenMore(item: number, n: number, tests: readonly ItemOfTest[]): Suspicion | null {
  const totals = new Map<string, { place: number; choice: number; right: boolean; n: number }>();
  for (const { choices } of tests)
    for (const { place, choice, right, n: chosen } of choices) {
      const id = `${place}:${choice}`;
      totals.set(id, { place, choice, right, n: (totals.get(id)?.n ?? 0) + chosen });
    }
  const found = [...Map.groupBy(totals.values(), ({ place }) => place).values()].flatMap((options) => {
    const [key, ...more] = options.filter(({ right }) => right);
    // With several right options no single one competes with the others.
    if (!key || more.length > 0) return [];
    const other = options.filter(({ right }) => !right).toSorted((a, b) => b.n - a.n)[0];
    return other && other.n > key.n ? [{ key, other }] : [];
  });
  const worst = found.toSorted((a, b) => b.other.n - a.other.n)[0];
  if (!worst) return null;
  const { key, other } = worst;
  return {
    kind: 'CHOSEN_MORE',
    item,
    n,
    place: key.place,
    option: other.choice,
    chosen: other.n,
    key: key.choice,
    keyChosen: key.n,
  };
}

/** What the answers to one item, over all tests that asked it, give reason to suspect. */
export function suspicionsOf(item: number, tests: readonly ItemOfTest[]): Suspicion[] {
  const n = tests.reduce((sum, test) => sum + test.n, 0);
  if (n < enoughForSuspicion) return [];
  const more = chosenMore(item, n, tests);
  const rest = restOf(tests);
  // A value that rounds to zero separates as badly as zero does, and is no sign of a wrong key.
  const discrimination = rest ? Math.round(rest.value * 100) : 0;
  return [
    ...(more ? [more] : []),
    ...(discrimination < 0 ? [{ kind: 'TURNS_ROUND' as const, item, n, discrimination }] : []),
  ];
}

/** By which suspicions are ordered: the share that chose the other option counts most. */
export const suspicionWeight = (suspicions: readonly Suspicion[]): number =>
  Math.max(
    0,
    ...suspicions.map((one) =>
      one.kind === 'CHOSEN_MORE' ? 20 * (one.chosen! / one.n) : Math.min(10, -one.discrimination! / 10),
    ),
  );

/** SAME_OPTIONS: two options of a place say the same. NO_OPTION_WRONG: the key calls every option right. */
export const findingKinds = ['SAME_OPTIONS', 'NO_OPTION_WRONG'] as const;

export interface Finding {
  readonly kind: (typeof findingKinds)[number];
  readonly item: number;
  /** SAME_OPTIONS: positions of the two options, from 1. */
  readonly options?: readonly [number, number];
}

/** A place of an answer with its options, as the machine check reads it. */
export interface CheckedPlace {
  readonly item: number;
  /** `right`: choosing this option alone answers the item. */
  readonly options: readonly { readonly text: string; readonly right: boolean }[];
}

const said = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** Letters keep their case: "March" and "march" are two answers, and so are x and X in maths. */
export function findingsOf(places: readonly CheckedPlace[]): Finding[] {
  return places.flatMap(({ item, options }): Finding[] => {
    const texts = options.map(({ text }) => said(text));
    // Options without a text are pictures or signs, which have other ways to differ.
    const second = texts.findIndex((text, at) => text !== '' && texts.indexOf(text) < at);
    return [
      ...(second > 0
        ? [{ kind: 'SAME_OPTIONS' as const, item, options: [texts.indexOf(texts[second]!) + 1, second + 1] as const }]
        : []),
      ...(options.length > 1 && options.every(({ right }) => right)
        ? [{ kind: 'NO_OPTION_WRONG' as const, item }]
        : []),
    ];
  });
}
