/** Creates tests from the bank with the teacher's services: choose questions for each part, save, make ready. */
import { createRandom, type Random } from '@vumon/content';
import type { ExamContent } from '@vumon/contract';
import { defaultPool, levels, type Actor, type Pool } from '@vumon/domain';
import { createExam, examVersionContent, publishExam, saveExam } from '#content/exams';
import type { FormatPlan } from './formats.ts';
import { formatValues } from './formats.ts';
import type { SeedApp } from './index.ts';
import type { StoredQuestion } from './questions.ts';

export interface ExamPlan {
  readonly name: string;
  readonly nameEn?: string;
  readonly examType: number;
  readonly format: FormatPlan;
  readonly formatId: string;
  readonly gradeId?: string;
  readonly seriesId?: string;
  readonly labels?: readonly string[];
  readonly rounding?: '0.1' | '0.25' | 'none';
  readonly mode?: 'TEST' | 'PRACTICE';
  /** Grades whose questions are used, preferred ones first; default: the test's own grade. */
  readonly grades?: readonly string[];
  /** The only topics that it asks; default: all of its grades. */
  readonly topics?: readonly string[];
  /** Parts left empty, by index: the test stays a draft. */
  readonly leave?: readonly number[];
  readonly seed?: string;
  /** Default: EXAM for a teacher's test, else that of its type. */
  readonly pool?: Pool;
}

/**
 * The pool of each family that a test has used. Tests of one pool leave out what the other has, so exams are made first:
 * they may choose among all questions.
 */
export interface Pools {
  readonly of: Map<string, Pool>;
  /** The pool that questions will get, by their ids: tests of this pool choose them first. */
  decided: ReadonlyMap<string, Pool>;
  /** Families that the tests of a format and grade have used: the next one takes others while there are any. */
  readonly asked: Map<string, Set<string>>;
}

const poolOf = ({ pool, examType }: ExamPlan, { role }: Actor): Pool =>
  pool ?? (role === 'TEACHER' ? 'EXAM' : defaultPool(examType));

export const familyOf = ({ id, facts }: Pick<StoredQuestion, 'id' | 'facts'>) => facts.family ?? id;

export interface MadeExam {
  readonly id: string;
  readonly name: string;
  readonly gradeId: string;
  readonly minutes: number;
}

/** Shuffles the questions, then sorts them by rank, with one question per family and without used ones. */
function inOrderOfChoice(
  pool: readonly StoredQuestion[],
  random: Random,
  rank: (question: StoredQuestion) => number,
  used: ReadonlySet<string>,
): StoredQuestion[] {
  const seen = new Set(used);
  return random
    .shuffle(pool)
    .toSorted((a, b) => rank(a) - rank(b))
    .filter((question) => {
      const { family = question.id } = question.facts;
      if (seen.has(family) || seen.has(question.id)) return false;
      seen.add(family);
      return true;
    });
}

/** Takes questions that have exactly `count` numbers together, those of the lowest rank first. `used`: ids and families. */
function take(
  pool: readonly StoredQuestion[],
  count: number,
  used: Set<string>,
  random: Random,
  rank: (question: StoredQuestion) => number,
): StoredQuestion[] {
  const choice = inOrderOfChoice(pool, random, rank, used);
  const hopeless = new Set<string>();
  /** The first questions from `at` on with `left` numbers together; undefined when there are none. */
  const fill = (at: number, left: number): StoredQuestion[] | undefined => {
    const question = choice[at];
    if (left === 0) return [];
    if (!question || hopeless.has(`${at} ${left}`)) return undefined;
    const rest = question.items <= left ? fill(at + 1, left - question.items) : undefined;
    const found = rest ? [question, ...rest] : fill(at + 1, left);
    if (!found) hopeless.add(`${at} ${left}`);
    return found;
  };
  const picked = fill(0, count);
  if (!picked)
    throw new Error(
      `${pool.length} left: the bank has no ${count} questions of ${[...new Set(pool.map(({ type }) => type))].join()}`,
    );
  for (const { id, facts } of picked) {
    used.add(id);
    if (facts.family !== undefined) used.add(facts.family);
  }
  return picked;
}

const remembered = new WeakMap<readonly StoredQuestion[], Map<string, readonly StoredQuestion[]>>();

/** The questions of a subject and of grades, in their order; two hundred tests ask for the same few. */
function questionsOf(bank: readonly StoredQuestion[], subject: string, grades: readonly string[]) {
  const known = remembered.get(bank) ?? new Map<string, readonly StoredQuestion[]>();
  remembered.set(bank, known);
  const key = [subject, ...grades.toSorted()].join(' ');
  const found =
    known.get(key) ?? bank.filter(({ facts }) => facts.subject === subject && grades.includes(facts.gradeId));
  known.set(key, found);
  return found;
}

export async function makeExam(
  { app }: SeedApp,
  actor: Actor,
  bank: readonly StoredQuestion[],
  plan: ExamPlan,
  pools: Pools,
): Promise<MadeExam> {
  const { name, format, formatId, gradeId = format.gradeId, grades = [gradeId], leave = [] } = plan;
  const random = createRandom(`${name} ${plan.seed ?? ''}`);
  const used = new Set<string>();
  const pool = poolOf(plan, actor);
  // Questions that the pool has already come first, so that enough is left for the other.
  const isPreferred = (one: StoredQuestion) =>
    pools.of.get(familyOf(one)) === pool || pools.decided.get(one.id) === pool;
  // A teacher's paper is no sibling of those that ship.
  const sibling = `${actor.role} ${format.name} ${gradeId}`;
  const asked = pools.asked.get(sibling) ?? new Set<string>();
  pools.asked.set(sibling, asked);
  // Tests for practice repeat a sibling's families rather than take those that are left for exams.
  const repeated = (pool === 'EXAM' ? 2 : 0.5) * grades.length;
  const rank = (one: StoredQuestion) =>
    grades.indexOf(one.facts.gradeId) +
    (isPreferred(one) || actor.role === 'TEACHER' ? 0 : grades.length) +
    (asked.has(familyOf(one)) ? repeated : 0);
  const { sections } = formatValues(format);
  const parts = sections
    .flatMap((section) => section.parts.map((part) => ({ ...part, skill: section.skill })))
    .map((part, at) => {
      if (leave.includes(at)) return { partId: part.id, questions: [] };
      const fits = questionsOf(bank, format.subject, grades).filter(
        ({ id, type, facts }) =>
          (plan.topics?.includes(facts.topicId ?? '') ?? true) &&
          (part.skill === 'MX' || facts.skill === part.skill) &&
          (!part.types || part.types.includes(type)) &&
          (pools.of.get(familyOf({ id, facts })) ?? pool) === pool,
      );
      const chosen = part.levels
        ? levels.flatMap((level) =>
            take(
              fits.filter(({ facts }) => facts.difficulty === level),
              part.levels![level] ?? 0,
              used,
              random,
              rank,
            ),
          )
        : take(fits, part.questions, used, random, rank);
      for (const one of chosen) {
        pools.of.set(familyOf(one), pool);
        asked.add(familyOf(one));
      }
      return { partId: part.id, questions: chosen.map(({ id }) => ({ id })) };
    });
  const values = {
    name,
    nameEn: plan.nameEn ?? null,
    examType: plan.examType,
    gradeId,
    seriesId: plan.seriesId ?? null,
    minutes: format.minutes,
    mode: plan.mode ?? ('TEST' as const),
    rounding: plan.rounding ?? ('0.1' as const),
    shuffle: true,
    labels: [...(plan.labels ?? [])],
    formatId,
    parts,
    ...(actor.role !== 'TEACHER' && { pool }),
  };
  const created = await createExam({ app, db: app.db, actor, now: app.now() }, values);
  if (leave.length === 0)
    await saveExam({ db: app.db, actor, now: app.now() }, created.id, values, {
      updatedAt: created.updatedAt,
      finish: true,
    });
  return { id: created.id, name, gradeId, minutes: format.minutes };
}

export interface PublishedTest extends MadeExam {
  readonly versionId: string;
  readonly content: ExamContent;
}

export async function publish({ app }: SeedApp, exam: MadeExam): Promise<PublishedTest> {
  const { examVersionId } = await publishExam({ db: app.db, now: app.now(), app }, { exam, asWritten: true });
  return { ...exam, versionId: examVersionId, content: await examVersionContent(app.db, examVersionId) };
}
