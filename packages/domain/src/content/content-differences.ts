/**
 * What differs between two states of a test or a format of the system, one thing a line, so that it can be said in words.
 * A state may have some fields alone; only those of the later state are compared. Pure.
 */
import { partsOf } from './blueprint.ts';
import type { MatrixPart, MatrixRow } from './matrix.ts';
import { levels, type Level, type SectionSkill } from './vocabulary.ts';

export const contentKinds = ['EXAM', 'FORMAT'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** How a change came about. */
export const changeManners = ['SAVE', 'BULK', 'UNDO'] as const;
export type ChangeManner = (typeof changeManners)[number];

type Part = MatrixPart & { readonly name: string; readonly nameEn?: string | undefined; readonly instructions: string };
interface Section {
  readonly id: string;
  readonly skill: SectionSkill;
  readonly parts: readonly Part[];
}
interface Question {
  readonly id: string;
  readonly version: number;
  readonly part: string;
}
export type ContentState = Readonly<Record<string, unknown>>;

const partFields = ['name', 'nameEn', 'instructions', 'questions', 'points', 'statements', 'types', 'topic'] as const;
const rowFields = ['skill', 'topic', 'unit'] as const;
type Comings = 'added' | 'removed' | 'moved';

export type Difference =
  | { readonly of: 'field'; readonly name: string; readonly before: unknown; readonly after: unknown }
  | { readonly of: 'section'; readonly change: Comings; readonly skill: SectionSkill }
  | { readonly of: 'part'; readonly change: Comings; readonly part: string }
  | {
      readonly of: 'part-field';
      readonly part: string;
      readonly name: (typeof partFields)[number] | Level;
      readonly before: unknown;
      readonly after: unknown;
    }
  | { readonly of: 'row'; readonly change: Comings; readonly row: MatrixRow }
  | {
      readonly of: 'row-field';
      readonly row: MatrixRow;
      readonly name: (typeof rowFields)[number] | Level;
      readonly before: unknown;
      readonly after: unknown;
    }
  | {
      readonly of: 'cell';
      readonly part: string;
      readonly row: MatrixRow;
      readonly level: Level;
      readonly before: number;
      readonly after: number;
    }
  | {
      readonly of: 'question';
      readonly change: Comings | 'renewed';
      readonly question: string;
      /** The part where it is now, or was. */
      readonly part: string;
      /** Where it was, of one that went to another part. */
      readonly from: string | null;
    };

/** Whether two values that can be written as JSON are the same, whatever the order of their fields. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as ContentState, b as ContentState];
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => name in right && isSameValue(left[name], right[name]))
  );
}

/** The fields that differ, with both values; null where none does. */
export function changedFields(
  before: ContentState,
  after: ContentState,
): { readonly before: ContentState; readonly after: ContentState } | null {
  const names = Object.keys(after).filter((name) => !isSameValue(before[name] ?? null, after[name] ?? null));
  if (names.length === 0) return null;
  const those = (state: ContentState) => Object.fromEntries(names.map((name) => [name, state[name] ?? null]));
  return { before: those(before), after: those(after) };
}

/** Those of the later order that have to be moved to get it from the earlier one; as few as possible. */
function movedIn(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((id, at) => [id, at]));
  const common = after.filter((id) => places.has(id));
  // The longest run that stays in order: for each one, its length and the one before it.
  const lengths = common.map(() => 1);
  const previous = common.map(() => -1);
  common.forEach((id, at) => {
    for (let earlier = 0; earlier < at; earlier += 1)
      if (places.get(common[earlier]!)! < places.get(id)! && lengths[earlier]! + 1 > lengths[at]!) {
        lengths[at] = lengths[earlier]! + 1;
        previous[at] = earlier;
      }
  });
  const staying = new Set<string>();
  for (let at = lengths.indexOf(Math.max(0, ...lengths)); at >= 0; at = previous[at]!) staying.add(common[at]!);
  return new Set(common.filter((id) => !staying.has(id)));
}

interface Coming<T> {
  readonly change: Comings;
  readonly one: T;
}

/** What became of the members of a list with ids, those that are gone first. */
function comings<T extends { readonly id: string }>(before: readonly T[], after: readonly T[]): Coming<T>[] {
  const [old, now] = [new Set(before.map(({ id }) => id)), new Set(after.map(({ id }) => id))];
  const moved = movedIn(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  );
  return [
    ...before.flatMap((one): Coming<T>[] => (now.has(one.id) ? [] : [{ change: 'removed', one }])),
    ...after.flatMap((one): Coming<T>[] => {
      if (!old.has(one.id)) return [{ change: 'added', one }];
      return moved.has(one.id) ? [{ change: 'moved', one }] : [];
    }),
  ];
}

/** Pairs of what both lists have. */
function pairs<T extends { readonly id: string }>(before: readonly T[], after: readonly T[]): [T, T][] {
  const old = new Map(before.map((one) => [one.id, one]));
  return after.flatMap((one): [T, T][] => (old.has(one.id) ? [[old.get(one.id)!, one]] : []));
}

function ofSections(
  before: readonly Section[],
  after: readonly Section[],
  rows: ReadonlyMap<string, MatrixRow>,
): Difference[] {
  const skills = pairs(before, after).filter(([old, now]) => old.skill !== now.skill);
  return [
    ...comings(before, after).map(({ change, one }) => ({ of: 'section', change, skill: one.skill }) as const),
    ...skills.flatMap(([old, now]) => [
      { of: 'section', change: 'removed', skill: old.skill } as const,
      { of: 'section', change: 'added', skill: now.skill } as const,
    ]),
    ...comings(partsOf(before), partsOf(after)).map(
      ({ change, one }) => ({ of: 'part', change, part: one.name }) as const,
    ),
    ...pairs(partsOf(before), partsOf(after)).flatMap(([old, now]) => [
      ...ofPart(old, now),
      ...ofCells(old, now, rows),
    ]),
  ];
}

const ofPart = (before: Part, after: Part): Difference[] => [
  ...partFields.flatMap((name): Difference[] =>
    isSameValue(before[name] ?? null, after[name] ?? null)
      ? []
      : [{ of: 'part-field', part: after.name, name, before: before[name] ?? null, after: after[name] ?? null }],
  ),
  ...levels.flatMap((level): Difference[] => {
    const [old, now] = [before.levels?.[level] ?? 0, after.levels?.[level] ?? 0];
    return old === now ? [] : [{ of: 'part-field', part: after.name, name: level, before: old, after: now }];
  }),
];

function ofCells(before: Part, after: Part, rows: ReadonlyMap<string, MatrixRow>): Difference[] {
  const count = (part: Part, row: string, level: Level) =>
    (part.cells ?? []).find((cell) => cell.row === row && cell.level === level)?.questions ?? 0;
  return [...rows.values()].flatMap((row) =>
    levels.flatMap((level): Difference[] => {
      const [old, now] = [count(before, row.id, level), count(after, row.id, level)];
      return old === now ? [] : [{ of: 'cell', part: after.name, row, level, before: old, after: now }];
    }),
  );
}

const ofRows = (before: readonly MatrixRow[], after: readonly MatrixRow[]): Difference[] => [
  ...comings(before, after).map(({ change, one }) => ({ of: 'row', change, row: one }) as const),
  ...pairs(before, after).flatMap(([old, now]) => [
    ...rowFields.flatMap((name): Difference[] =>
      old[name] === now[name] ? [] : [{ of: 'row-field', row: now, name, before: old[name], after: now[name] }],
    ),
    ...levels.flatMap((level): Difference[] => {
      const [was, is] = [old.requirements?.[level] ?? '', now.requirements?.[level] ?? ''];
      return was === is ? [] : [{ of: 'row-field', row: now, name: level, before: was, after: is }];
    }),
  ]),
];

function ofQuestions(
  before: readonly Question[],
  after: readonly Question[],
  nameOf: (part: string) => string,
): Difference[] {
  const old = new Map(before.map((one) => [one.id, one]));
  return [
    ...comings(before, after).flatMap(({ change, one }): Difference[] => {
      const part = nameOf(one.part);
      // One that went to another part is told below, where it came from.
      if (change === 'moved' && old.get(one.id)!.part !== one.part) return [];
      return [{ of: 'question', change, question: one.id, part, from: null }];
    }),
    ...pairs(before, after).flatMap(([was, is]): Difference[] => {
      const part = nameOf(is.part);
      return [
        ...(was.part === is.part
          ? []
          : [{ of: 'question', change: 'moved', question: is.id, part, from: nameOf(was.part) } as const]),
        ...(was.version === is.version
          ? []
          : [{ of: 'question', change: 'renewed', question: is.id, part, from: null } as const]),
      ];
    }),
  ];
}

const listOf = <T>(state: ContentState, name: string): readonly T[] => (state[name] as readonly T[] | null) ?? [];

/**
 * `present` is the state that the fields which neither has are taken from: the names of parts and rows that a change of
 * questions or cells speaks of. One that is there no longer has no name.
 */
export function differencesOf(before: ContentState, after: ContentState, present: ContentState = {}): Difference[] {
  const [earlier, later] = [
    { ...present, ...before },
    { ...present, ...after },
  ];
  const parts = new Map(
    [earlier, later]
      .flatMap((state) => partsOf(listOf<Section>(state, 'sections')))
      .map((part) => [part.id, part.name]),
  );
  const rows = new Map(
    [earlier, later].flatMap((state) => listOf<MatrixRow>(state, 'rows')).map((row) => [row.id, row]),
  );
  return Object.keys(after).flatMap((name): Difference[] => {
    if (isSameValue(before[name] ?? null, after[name] ?? null)) return [];
    if (name === 'sections') return ofSections(listOf(before, name), listOf(after, name), rows);
    if (name === 'rows') return ofRows(listOf(before, name), listOf(after, name));
    if (name === 'questions')
      return ofQuestions(listOf(before, name), listOf(after, name), (part) => parts.get(part) ?? '');
    return [{ of: 'field', name, before: before[name] ?? null, after: after[name] ?? null }];
  });
}
