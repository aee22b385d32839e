/** Proposals of questions for a test: filling what is missing, another question for one. They store nothing. */
import {
  assemblyRules,
  type AssemblyConflict,
  type AssemblyRule,
  type ExamQuestion,
  type FormatSection,
} from '@vumon/contract';
import { AppError, partsOf, type Actor, type Level, type MatrixRow, type Pool } from '@vumon/domain';
import { assembleFrom, countStock, levelsOfCluster, type AssemblyOptions, type Outcome } from '#content/assembly';
import { findFormatForExam } from '#content/formats';
import { withTransaction, type Db } from '#db';
import type { ActorContext, App } from '../../../platform/http/context.ts';
import { openCells, printedCells, type OpenCell } from './cells.ts';
import { newestQuestions, pinnedQuestions, topicsOf, type PinnedQuestion } from '../exam-questions.queries.ts';
import { editableExam, managesSystem } from '../exams.service.ts';
import { examQuestionView } from '../exams.view.ts';

export interface GenerateQuery extends AssemblyOptions {
  readonly examId?: string | undefined;
  readonly formatId?: string | undefined;
  readonly gradeId?: string | undefined;
  readonly partId?: string | undefined;
  readonly mode?: 'TEST' | 'PRACTICE' | undefined;
  readonly pool?: Pool | undefined;
  readonly exclude?: readonly string[] | undefined;
  readonly seed?: number | undefined;
}

/** Numbers that could not be filled, and how many questions of the bank fit them. */
export interface Missing {
  level: Level | null;
  topicId: string | null;
  count: number;
  usable: number;
}

export interface Proposal {
  parts: {
    partId: string;
    questions: ExamQuestion[];
    reasons: { id: string; usable: number; preferred: boolean }[];
    missing: Missing[];
  }[];
  complete: boolean;
  seed: number;
  conflict: AssemblyConflict | null;
}

export interface Draws {
  readonly pool: Pool;
  /** Where the pool has too few questions, those of the other may be taken. */
  readonly orBoth: boolean;
}

/** A test that counts is filled with what learners cannot practise; practice of a teacher's prefers what they can. */
export const drawsFor = (
  actor: Actor,
  { mode, pool }: { readonly mode: 'TEST' | 'PRACTICE'; readonly pool: Pool | null },
): Draws =>
  managesSystem(actor)
    ? { pool: pool ?? (mode === 'PRACTICE' ? 'PRACTICE' : 'EXAM'), orBoth: false }
    : { pool: mode === 'PRACTICE' ? 'PRACTICE' : 'EXAM', orBoth: mode === 'PRACTICE' };

/** Assembles from one pool, or from both where that is allowed and needed. */
export async function assembleDrawing(
  context: ActorContext,
  { pool, orBoth }: Draws,
  wanted: Omit<Parameters<typeof assembleFrom>[1], 'pool'>,
  options: AssemblyOptions,
): Promise<Outcome> {
  const outcome = await assembleFrom(context, { ...wanted, pool }, options);
  return orBoth && (outcome.missing.length > 0 || outcome.conflict)
    ? assembleFrom(context, { ...wanted, pool: null }, options)
    : outcome;
}

interface Basis {
  readonly subject: string;
  readonly gradeId: string;
  readonly sections: readonly FormatSection[];
  readonly rows: readonly MatrixRow[];
  readonly draws: Draws;
  readonly chosen: readonly (PinnedQuestion & { readonly topicId: string | null })[];
}

async function basisOf({ db, actor, now }: ActorContext, query: GenerateQuery): Promise<Basis> {
  if (query.examId) {
    const exam = await editableExam({ db, actor, now }, query.examId);
    return {
      subject: exam.subject,
      gradeId: query.gradeId ?? exam.gradeId,
      sections: exam.sections,
      rows: exam.rows,
      draws: drawsFor(actor, { mode: query.mode ?? exam.mode, pool: query.pool ?? exam.pool }),
      chosen: await pinnedWithTopics(db, exam.id),
    };
  }
  const format = await withTransaction(db, (db) => findFormatForExam({ db, actor }, query.formatId!));
  const { subject, sections, rows } = format;
  const { mode = 'TEST', pool = null } = query;
  const draws = drawsFor(actor, { mode, pool });
  return { subject, gradeId: query.gradeId ?? format.gradeId, sections, rows, draws, chosen: [] };
}

async function pinnedWithTopics(db: Db, examId: string): Promise<Basis['chosen']> {
  const pinned = await pinnedQuestions(db, examId);
  const topics = await topicsOf(
    db,
    pinned.map(({ questionId }) => questionId),
  );
  return pinned.map((one) => ({ ...one, topicId: topics.get(one.questionId) ?? null }));
}

/** What proposals take from a request: a seed is drawn where the query names none. */
export type ProposalContext = ActorContext & { readonly app: Pick<App, 'random'> };

/** A whole number below 2³¹. */
export const randomSeed = (app: Pick<App, 'random'>): number =>
  new DataView(app.random(new Uint8Array(4)).buffer).getUint32(0) >>> 1;

export async function generate(context: ProposalContext, query: GenerateQuery): Promise<Proposal> {
  const basis = await basisOf(context, query);
  const { subject, gradeId, sections, chosen } = basis;
  const wanted = partsOf(sections).filter(({ id }) => query.partId === undefined || id === query.partId);
  if (wanted.length === 0) throw new AppError('NOT_FOUND');
  const cells = openCells(basis, chosen).filter(({ partId }) => wanted.some(({ id }) => id === partId));
  const seed = query.seed ?? randomSeed(context.app);
  const outcome = await assembleDrawing(
    context,
    basis.draws,
    {
      subject,
      gradeId,
      cells,
      held: chosen.map(({ questionId }) => questionId),
      without: [],
      usedUp: query.exclude ?? [],
      forms: 1,
      shared: 0,
      seed,
    },
    query,
  );
  const { picks } = outcome.forms[0]!;
  const views = await viewsOf(
    context.db,
    picks.map(({ id }) => id),
  );
  const parts = wanted.map(({ id: partId }) => {
    const own = cells.filter((cell) => cell.partId === partId);
    const taken = own.flatMap((cell) => picks.filter((pick) => pick.cell === cell.id && views.has(pick.id)));
    return {
      partId,
      questions: taken.map(({ id }) => views.get(id)!),
      reasons: taken.map(({ id, among, preferred }) => ({ id, usable: among, preferred })),
      missing: missingOf(own, outcome),
    };
  });
  return {
    parts,
    complete: outcome.missing.length === 0,
    seed,
    conflict: conflictOf(cells, outcome),
  };
}

/**
 * How much the bank has for each cell of a test's matrix under the conditions, before anything is chosen. Questions that
 * the test has are not counted.
 */
export async function stockFor(context: ActorContext, examId: string, options: AssemblyOptions) {
  const basis = await basisOf(context, { examId });
  const { subject, gradeId, draws, chosen } = basis;
  const cells = printedCells(basis, chosen);
  const usable = await countStock(
    context,
    {
      subject,
      gradeId,
      pool: draws.orBoth ? null : draws.pool,
      held: chosen.map(({ questionId }) => questionId),
      cells: cells.map(({ skills, topics, types, size, level, statements }, at) => ({
        id: String(at),
        skills,
        topics,
        types,
        size,
        level: statements ? null : level,
        statementLevel: statements ? level : null,
      })),
    },
    options,
  );
  return {
    cells: cells.map(({ partId, row, level, statements, wanted, open }, at) => ({
      partId,
      row,
      level,
      statements,
      wanted,
      open,
      usable: usable[at]!,
    })),
  };
}

const viewsOf = async (db: Db, ids: readonly string[]) =>
  new Map((await newestQuestions(db, ids)).map((row) => [row.id, examQuestionView(row)]));

/** Numbers that could not be filled, by part. */
export const missingByPart = (sections: readonly FormatSection[], cells: readonly OpenCell[], outcome: Outcome) =>
  partsOf(sections).flatMap(({ id: partId }) => {
    const missing = missingOf(
      cells.filter((cell) => cell.partId === partId),
      outcome,
    );
    return missing.length > 0 ? [{ partId, missing }] : [];
  });

const missingOf = (cells: readonly OpenCell[], { missing }: Outcome): Missing[] =>
  cells.flatMap(({ id, level, topicId }) =>
    missing.filter(({ cell }) => cell === id).map(({ count, among }) => ({ level, topicId, count, usable: among })),
  );

export function conflictOf(cells: readonly OpenCell[], { conflict }: Outcome): AssemblyConflict | null {
  if (!conflict) return null;
  const isRule = (condition: string): condition is AssemblyRule => assemblyRules.some((name) => name === condition);
  return {
    conditions: conflict.conditions.filter(isRule),
    cells: cells.flatMap(({ id, partId, level, topicId }) =>
      conflict.conditions.includes(`cell:${id}`) ? [{ partId, level, topicId }] : [],
    ),
    remedies: conflict.remedies.flatMap(({ condition, missing }) =>
      isRule(condition) ? [{ condition, missing }] : [],
    ),
  };
}

/** Whether the part's section names a skill or strand. */
const drawsOnOne = (sections: readonly FormatSection[], partId: string): boolean =>
  sections.some(({ skill, parts }) => skill !== 'MX' && parts.some(({ id }) => id === partId));

/** Another question with as many numbers, of the same level and skill; of the same type if there is one. */
export async function alternative(
  context: ProposalContext,
  examId: string,
  query: { questionId: string; exclude?: readonly string[] | undefined },
): Promise<{ question: ExamQuestion | null }> {
  const { db } = context;
  const exam = await editableExam(context, examId);
  const chosen = await pinnedQuestions(db, examId);
  const current = chosen.find((question) => question.questionId === query.questionId);
  if (!current) throw new AppError('NOT_FOUND');
  const part = partsOf(exam.sections).find((one) => one.id === current.partId);
  // Where the part was written as a table, its cells ask for topics.
  const topic =
    part?.cells || part?.topic ? ((await topicsOf(db, [current.questionId])).get(current.questionId) ?? null) : null;
  const [newest] = await newestQuestions(db, [current.questionId]);
  // Where statements are counted, the levels of its statements are those of the replaced one.
  const counted = part?.levels && part.statements && current.statements.length > 0;
  const statements = counted ? levelsOfCluster(current.statements) : null;
  const wishes = counted
    ? [{ types: part.types ?? null, level: null }]
    : [
        { types: newest ? [newest.type] : null, level: current.difficulty },
        // When the part fixes levels, the replacement must have the same level.
        { types: part?.types ?? null, level: current.difficulty },
        ...(part?.levels ? [] : [{ types: part?.types ?? null, level: null }]),
      ];
  for (const { types, level } of wishes) {
    const outcome = await assembleDrawing(
      context,
      drawsFor(context.actor, exam),
      {
        subject: exam.subject,
        gradeId: exam.gradeId,
        cells: [
          {
            id: 'one',
            skills: exam.subject === 'MATH' && !drawsOnOne(exam.sections, current.partId) ? null : [current.skill],
            topics: topic === null ? null : [topic],
            types,
            level,
            size: current.items,
            statements,
            count: current.items,
          },
        ],
        held: chosen.map(({ questionId }) => questionId).filter((id) => id !== current.questionId),
        // The replacement may be similar to the replaced question, but not to the others.
        without: [current.questionId, ...(query.exclude ?? [])],
        usedUp: [],
        forms: 1,
        shared: 0,
        seed: randomSeed(context.app),
      },
      {},
    );
    const [pick] = outcome.forms[0]!.picks;
    const [row] = pick ? await newestQuestions(db, [pick.id]) : [];
    if (row) return { question: examQuestionView(row) };
  }
  return { question: null };
}
