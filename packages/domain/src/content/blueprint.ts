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
  /** How many of each level: numbers on the paper, or statements where the part counts those. */
  readonly levels?: LevelCounts | undefined;
  /**
   * The part has only clusters of so many statements, and its counts by level are counts of statements, as dispatch
   * 7991 counts them. Absent: its levels count numbers on the paper.
   */
  readonly statements?: number | undefined;
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
  /** The level of each statement of a cluster; absent or empty for other questions. */
  readonly statements?: readonly string[] | undefined;
}

export const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, number) => sum + number, 0);

export const partsOf = <P extends BlueprintPart>(sections: readonly { readonly parts: readonly P[] }[]): P[] =>
  sections.flatMap((section) => [...section.parts]);

/** How many a part's counts by level must sum to: its numbers on the paper, or their statements. */
export const countedIn = ({ questions, statements = 1 }: Pick<BlueprintPart, 'questions' | 'statements'>): number =>
  questions * statements;

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
      const total = countedIn(part);
      if (sum !== total)
        problems.push({
          path: `${path}.levels`,
          code: part.statements ? 'statementLevelsDiffer' : 'levelsDiffer',
          params: { sum, total },
        });
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

/** So many of a level that a part lacks or has too many of: numbers on the paper, or statements of its clusters. */
export interface LevelDifference<L> {
  /** `null` = any level. */
  readonly level: L | null;
  readonly count: number;
  readonly statements: boolean;
}

/** How a part differs from the blueprint. */
export interface PartState {
  readonly chosen: number;
  readonly wanted: number;
  /** What is still empty. Statements are missing only where every number is taken: by clusters of other levels. */
  readonly missing: readonly LevelDifference<Level>[];
  readonly surplus: readonly LevelDifference<Level | 'NA'>[];
  readonly full: boolean;
}

export function partState(part: BlueprintPart, questions: readonly ChosenQuestion[]): PartState {
  const chosen = sumOf(questions.map((question) => question.items));
  const missing: LevelDifference<Level>[] = [];
  const surplus: LevelDifference<Level | 'NA'>[] = [];
  const compare = (level: Level | 'NA' | null, has: number, wants: number, statements = false) => {
    if (has > wants) surplus.push({ level, count: has - wants, statements });
    else if (has < wants && level !== 'NA' && !(statements && chosen < part.questions))
      missing.push({ level, count: wants - has, statements });
  };
  const counted = part.levels !== undefined && part.statements !== undefined;
  if (counted || !part.levels) compare(null, chosen, part.questions);
  if (part.levels) {
    const counts = levelCounts(questions, part.statements);
    for (const level of levels) compare(level, counts[level], part.levels[level] ?? 0, counted);
    compare('NA', counts.NA, 0, counted);
  }
  return { chosen, wanted: part.questions, missing, surplus, full: missing.length === 0 && surplus.length === 0 };
}

/**
 * How many of each level there are; what has no level counts as NA. With `statements`, the statements of clusters are
 * counted, where a question without any (of another type) counts for so many of its own level.
 */
export function levelCounts(questions: readonly ChosenQuestion[], statements?: number): Record<Level | 'NA', number> {
  const counts = { M1: 0, M2: 0, M3: 0, M4: 0, NA: 0 };
  const add = (level: string, count: number) => (counts[level in counts ? (level as Level) : 'NA'] += count);
  for (const { difficulty, items, statements: own = [] } of questions)
    if (statements === undefined) add(difficulty, items);
    else if (own.length === 0) add(difficulty, items * statements);
    else for (const level of own) add(level, 1);
  return counts;
}

/** Points (hundredths) of the chosen questions of a part; never more than the part's own. */
export const pointsChosen = (part: BlueprintPart, chosen: number): number =>
  sumOf(splitPoints(part.points, part.questions).slice(0, chosen));
