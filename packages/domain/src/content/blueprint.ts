/**
 * A test's blueprint: sections of parts, each part with a count of numbered questions, points in hundredths and,
 * where cognition is specified, how many of each level. Pure rules shared by the format editor, the builder and the API.
 */
import type { FieldError } from '../platform/errors.ts';
import { levels, type Level } from './vocabulary.ts';

export type LevelCounts = Partial<Record<Level, number>>;

export interface BlueprintPart {
  readonly id: string;
  /** How many numbers on the paper it has: a passage with six questions counts as six. */
  readonly questions: number;
  readonly points: number;
  readonly levels?: LevelCounts | undefined;
}

export interface BlueprintSection {
  readonly parts: readonly BlueprintPart[];
}

export interface Blueprint {
  readonly cognition: 'SPECIFIED' | 'RANDOM';
  readonly totalQuestions: number;
  readonly totalPoints: number;
  readonly sections: readonly BlueprintSection[];
}

/** The properties of a chosen question that are counted. */
export interface ChosenQuestion {
  readonly items: number;
  readonly difficulty: string;
}

export const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, number) => sum + number, 0);

export const partsOf = <P extends BlueprintPart>(sections: readonly { readonly parts: readonly P[] }[]): P[] =>
  sections.flatMap((section) => [...section.parts]);

/** Where a blueprint's totals disagree; empty when it can be used. Points in the parameters are whole points. */
export function blueprintProblems(blueprint: Blueprint): FieldError[] {
  const problems: FieldError[] = [];
  const ids = new Set<string>();
  blueprint.sections.forEach((section, s) =>
    section.parts.forEach((part, p) => {
      const path = `sections.${s}.parts.${p}`;
      if (ids.has(part.id)) problems.push({ path: `${path}.id`, code: 'repeated' });
      ids.add(part.id);
      // Every numbered question is worth at least a hundredth.
      if (part.points < part.questions) problems.push({ path: `${path}.points`, code: 'pointsTooFew' });
      if (blueprint.cognition === 'RANDOM') {
        if (part.levels) problems.push({ path: `${path}.levels`, code: 'levelsNotAsked' });
        return;
      }
      const sum = sumOf(Object.values(part.levels ?? {}));
      if (sum !== part.questions)
        problems.push({ path: `${path}.levels`, code: 'levelsDiffer', params: { sum, total: part.questions } });
    }),
  );
  const parts = partsOf(blueprint.sections);
  const questions = sumOf(parts.map((part) => part.questions));
  const points = sumOf(parts.map((part) => part.points));
  if (questions !== blueprint.totalQuestions)
    problems.push({
      path: 'totalQuestions',
      code: 'questionsDiffer',
      params: { sum: questions, total: blueprint.totalQuestions },
    });
  if (points !== blueprint.totalPoints)
    problems.push({
      path: 'totalPoints',
      code: 'pointsDiffer',
      params: { sum: points / 100, total: blueprint.totalPoints / 100 },
    });
  return problems;
}

/** Splits points (hundredths) exactly over `items` numbers; the last ones get the remainder, a hundredth each. */
export function splitPoints(points: number, items: number): number[] {
  const each = Math.floor(points / items);
  const left = points - each * items;
  return Array.from({ length: items }, (_, index) => each + (index >= items - left ? 1 : 0));
}

/** The points of each number of a part: numbers that nobody scores (a self-rating) have none, the others share theirs. */
export function pointsOfNumbers(points: number, numbers: number, unscored: ReadonlySet<number>): number[] {
  const counted = numbers - [...unscored].filter((index) => index < numbers).length;
  const shares = counted > 0 ? splitPoints(points, counted) : [];
  let next = 0;
  return Array.from({ length: numbers }, (_, index) => (unscored.has(index) ? 0 : (shares[next++] ?? 0)));
}

/** How a part differs from the blueprint. */
export interface PartState {
  readonly chosen: number;
  readonly wanted: number;
  /** How many numbers are still empty, by level if the part specifies levels; `null` = any level. */
  readonly missing: readonly { readonly level: Level | null; readonly count: number }[];
  readonly surplus: readonly { readonly level: Level | 'NA' | null; readonly count: number }[];
  readonly full: boolean;
}

export function partState(part: BlueprintPart, questions: readonly ChosenQuestion[]): PartState {
  const chosen = sumOf(questions.map((question) => question.items));
  const missing: PartState['missing'][number][] = [];
  const surplus: PartState['surplus'][number][] = [];
  const compare = (level: Level | 'NA' | null, has: number, wants: number) => {
    if (has > wants) surplus.push({ level, count: has - wants });
    else if (has < wants && level !== 'NA') missing.push({ level, count: wants - has });
  };
  if (part.levels) {
    const counts = levelCounts(questions);
    for (const level of levels) compare(level, counts[level], part.levels[level] ?? 0);
    compare('NA', counts.NA, 0);
  } else compare(null, chosen, part.questions);
  return { chosen, wanted: part.questions, missing, surplus, full: missing.length === 0 && surplus.length === 0 };
}

/** How many numbers each level has; questions without a level count as NA. */
export function levelCounts(questions: readonly ChosenQuestion[]): Record<Level | 'NA', number> {
  const counts = { M1: 0, M2: 0, M3: 0, M4: 0, NA: 0 };
  for (const { difficulty, items } of questions) counts[difficulty in counts ? (difficulty as Level) : 'NA'] += items;
  return counts;
}

/** Points (hundredths) of the chosen questions of a part; never more than the part's own. */
export const pointsChosen = (part: BlueprintPart, chosen: number): number =>
  sumOf(splitPoints(part.points, part.questions).slice(0, chosen));
