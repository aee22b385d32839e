/**
 * Regrading one item of a test after it was taken. Scoring applies the steps in force to the published test. All
 * attempts that a step reaches are graded again from their answers, in the transaction that adds or undoes the step.
 */
import type { RegradePreview, RegradeView } from '@vumon/contract';
import { AppError, ruleOf, type RegradeStep } from '@vumon/domain';
import { answersAt } from '@vumon/question-types';
import { amendedKey, takesMore } from '@vumon/question-types/amending';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { asWritten } from '#content/exams';
import { emit } from '#platform/events';
import { amendOwnKey, findOwnQuestion, withdrawAmendment, type BankQuestion } from '#content/question-bank';
import { columnsOf, details, findAssignment } from '#exam/results';
import {
  amendedQuestions,
  engineVersion,
  storeResults,
  lockRegrading,
  publishedExam,
  stepsInForce,
} from '#exam/scoring';
import type { SignedInContext } from '../../platform/http/context.ts';
import { checked, itemToRegrade, type Asked, type ItemToRegrade } from './checked-step.ts';
import { questionCorrected } from './regrade.events.ts';
import { differs, regraded, type Regraded } from './grading.ts';
import { openOffer } from './open-offer.ts';
import { publishedQuestion } from './published-question.ts';
import {
  countReached,
  insertStep,
  lockReached,
  markUndone,
  randomIdsSeedOf,
  reachedAttempts,
  stepRows,
  type Reach,
} from './regrade.queries.ts';
import { effectOf, lastInForce, previewView, scopeOf, stepsView, undoneUntil } from './regrade.view.ts';

/** Maximum number of attempts that are graded again in one request. */
const mostAttempts = 2_000;

type Context = SignedInContext;

const reachOf = (
  { ownerId, assignment }: ItemToRegrade,
  { scope, studentId }: Pick<Asked, 'scope' | 'studentId'>,
): Reach => ({
  ownerId,
  examVersionId: assignment.examVersionId,
  assignmentId: assignment.id,
  scope,
  studentId: studentId ?? null,
});

/** The answer places of the item, and whether each can accept further answers. */
function placesOf({ column }: ItemToRegrade, question: ItemToRegrade['question']) {
  const { code, content, answerKey } = question;
  return answersAt(code, content, column.item).map((place) => ({
    path: [...place.path],
    takesMore: takesMore(code, content, answerKey, column.item, place),
  }));
}

const forEverybody = (steps: readonly RegradeStep[]) => steps.filter(({ studentId }) => studentId === null);

export async function overview(context: Context, assignmentId: string, number: number): Promise<RegradeView> {
  const { db, now } = context;
  const on = await itemToRegrade(context, assignmentId, number);
  const { column, question, assignment, access, ownerId } = on;
  const reach = reachOf(on, { scope: 'ASSIGNMENT' });
  const [item, scopes, rows, attempts, steps, offer] = await Promise.all([
    details(context, assignmentId, number),
    countReached(db, reach),
    stepRows(db, ownerId, assignment.examVersionId),
    reachedAttempts(db, reach, new Date(now), mostAttempts),
    stepsInForce(db, ownerId, { examVersionId: assignment.examVersionId, assignmentId }),
    openOffer(context, on),
  ]);
  const shown = access.of(question.id) === 'shown';
  const current = amendedQuestions([question], forEverybody(steps))[0]!;
  const places = shown && !on.drawn ? placesOf(on, current) : [];
  const own = shown ? await findOwnQuestion({ db }, { questionId: question.id, ownerId }) : undefined;
  const seed = own && (await randomIdsSeedOf(db, assignment.examVersionId));
  const students = new Map(
    attempts.map(({ studentId, lastName, firstName }) => [studentId, { id: studentId, lastName, firstName }]),
  );
  return {
    title: assignment.title,
    className: assignment.className,
    classId: assignment.classId,
    subject: assignment.subject,
    details: item,
    points: ruleOf(forEverybody(steps), question.id, column.item).points ?? column.max,
    places,
    kinds: [
      ...(places.length > 0 ? (['KEY'] as const) : []),
      ...(places.some((place) => place.takesMore) ? (['ACCEPT'] as const) : []),
      ...(access.judges(question.id) ? (['VOID', 'FULL', 'POINTS'] as const) : []),
    ],
    scopes,
    students: [...students.values()],
    after: rows[0]?.number ?? 0,
    steps: stepsView(on, rows, assignmentId, now),
    offer,
    bank:
      own !== undefined &&
      seed !== undefined &&
      places[0] !== undefined &&
      asWritten(publishedQuestion(on.content, on.question.id), own, seed, {
        item: column.item,
        place: places[0].path,
        kind: 'KEY',
        answers: [],
      }) !== null,
  };
}

async function graded(
  db: Db,
  on: ItemToRegrade,
  reach: Reach,
  steps: readonly RegradeStep[],
  now: number,
): Promise<Regraded[]> {
  const attempts = await reachedAttempts(db, reach, new Date(now), mostAttempts + 1);
  if (attempts.length > mostAttempts) throw new AppError('REGRADE_TOO_MANY');
  const all = await regraded(db, { ownerId: on.ownerId }, attempts, steps);
  if (all.some(({ after }) => after.maxPoints === 0)) throw new AppError('REGRADE_NOTHING_LEFT');
  return all;
}

/** All steps of the version that are in force; which of them reach an attempt is decided for each attempt. */
export const stepsOfVersion = (db: Db, { ownerId, assignment }: ItemToRegrade) =>
  stepsInForce(db, ownerId, { examVersionId: assignment.examVersionId, assignmentId: null });

export async function preview(context: Context, assignmentId: string, asked: Asked): Promise<RegradePreview> {
  const { db, now } = context;
  const on = await itemToRegrade(context, assignmentId, asked.number);
  const inForce = await stepsOfVersion(db, on);
  const step = checked(on, asked, inForce);
  return previewView(on, await graded(db, on, reachOf(on, asked), [...inForce, step], now));
}

/** Stores changed results of a corrected question; returns how many changed. */
async function store(
  { db, actor, now }: Context,
  all: readonly Regraded[],
  {
    reason,
    notify: tell,
    ...corrected
  }: { reason: string; notify: boolean; examVersionId: string; questionId: string },
): Promise<number> {
  const changed = all.filter(differs);
  const by = { teacherId: actor.userId, cause: 'REGRADED', reason } as const;
  if (changed.length > 0)
    await storeResults(
      db,
      changed.map(({ attempt, after }) => ({ ownerId: actor.userId, attemptId: attempt.attemptId, ...after })),
      { engineVersion, now: new Date(now), by },
    );
  const told = tell ? changed.filter(({ attempt, after }) => attempt.told && attempt.mark !== after.mark) : [];
  await emit({ db, now }, questionCorrected, {
    ownerId: actor.userId,
    ...corrected,
    told: [...Map.groupBy(told, ({ attempt }) => attempt.assignmentId)].map(([assignmentId, own]) => ({
      assignmentId,
      studentIds: [...new Set(own.map(({ attempt }) => attempt.studentId))],
    })),
  });
  return changed.length;
}

/** Also corrects the key of the bank's question, if it is the teacher's own and unchanged since it was published. */
async function amendBank(
  context: Context,
  on: ItemToRegrade,
  { item, change, studentId }: RegradeStep,
): Promise<number | null> {
  if ((change.kind !== 'KEY' && change.kind !== 'ACCEPT') || studentId !== null) return null;
  const { db, now } = context;
  const seed = await randomIdsSeedOf(db, on.assignment.examVersionId);
  if (seed === undefined) return null;
  return amendOwnKey({ db, now }, { questionId: on.question.id, ownerId: on.ownerId }, (bank: BankQuestion) => {
    const written = asWritten(publishedQuestion(on.content, on.question.id), bank, seed, { item, ...change });
    return written && amendedKey(bank.type, bank.content, bank.answerKey, written);
  });
}

export interface Making {
  readonly reason: string;
  readonly notify: boolean;
}

/** Stores a checked step and grades all answers that it reaches again. The caller holds the lock of the version. */
export async function applyStep(
  inside: Context,
  on: ItemToRegrade,
  asked: Asked,
  { step, inForce, number }: { step: RegradeStep; inForce: readonly RegradeStep[]; number: number },
  { reason, notify: tell }: Making,
) {
  const { app, db, actor, now } = inside;
  const { examVersionId, id: assignmentId } = on.assignment;
  const reach = reachOf(on, asked);
  await lockReached(db, reach);
  const all = await graded(db, on, reach, [...inForce, step], now);
  const id = app.newId();
  const raised = all.filter((one) => effectOf(one) === 'raised').length;
  const lowered = all.filter((one) => effectOf(one) === 'lowered').length;
  const bankVersion = await amendBank(inside, on, step);
  await insertStep(db, reach, {
    ...step,
    id,
    number,
    reason,
    raised,
    lowered,
    bankVersion,
    by: actor.userId,
    now: new Date(now),
  });
  const changed = await store(inside, all, { reason, notify: tell, examVersionId, questionId: on.question.id });
  await audit(db, {
    at: now,
    actorId: actor.userId,
    action: 'test-regraded',
    kind: 'assignment',
    id: assignmentId,
    details: {
      question: asked.number,
      kind: asked.change.kind,
      after: asked.change,
      reason,
      changed: raised + lowered,
    },
  });
  return { id, changed, bank: bankVersion !== null };
}

export async function apply(
  context: Context,
  assignmentId: string,
  { reason, notify: tell, after, ...asked }: Asked & Making & { after: number },
) {
  const on = await itemToRegrade(context, assignmentId, asked.number);
  const { now } = context;
  const { examVersionId } = on.assignment;
  return withTransaction(context.db, async (db) => {
    await lockRegrading(db, on.ownerId, examVersionId);
    const before = await stepRows(db, on.ownerId, examVersionId);
    const number = before[0]?.number ?? 0;
    if (number !== after) throw new AppError('VERSION_CONFLICT', { data: { after: number } });
    const inForce = await stepsOfVersion(db, on);
    const step = checked(on, asked, inForce);
    const making = { step, inForce, number: number + 1 };
    const { id, changed, bank } = await applyStep({ ...context, db }, on, asked, making, { reason, notify: tell });
    const rows = await stepRows(db, on.ownerId, examVersionId);
    return { step: stepsView(on, rows, assignmentId, now).find((one) => one.id === id)!, changed, bank };
  });
}

export async function undo(
  context: Context,
  assignmentId: string,
  { step: stepId, notify: tell }: { step: string; notify: boolean },
) {
  const { actor, now } = context;
  const assignment = await findAssignment(context.db, actor.userId, assignmentId);
  if (!assignment) throw new AppError('NOT_FOUND');
  const { examVersionId } = assignment;
  const ownerId = actor.userId;
  const { content } = await publishedExam(context.db, examVersionId);
  return withTransaction(context.db, async (db) => {
    await lockRegrading(db, ownerId, examVersionId);
    const rows = await stepRows(db, ownerId, examVersionId);
    const row = lastInForce(rows);
    const here = row && (row.assignmentId === null || row.assignmentId === assignmentId);
    if (!here || row.id !== stepId || undoneUntil(row) <= now) throw new AppError('REGRADE_NOT_UNDONE');
    const reach: Reach = { ownerId, examVersionId, assignmentId, scope: scopeOf(row), studentId: row.studentId };
    await lockReached(db, reach);
    await markUndone(db, ownerId, row.id, actor.userId, new Date(now));
    const attempts = await reachedAttempts(db, reach, new Date(now), mostAttempts + 1);
    if (attempts.length > mostAttempts) throw new AppError('REGRADE_TOO_MANY');
    const steps = await stepsInForce(db, ownerId, { examVersionId, assignmentId: null });
    const all = await regraded(db, { ownerId }, attempts, steps);
    const changed = await store({ ...context, db }, all, {
      reason: row.reason,
      notify: tell,
      examVersionId,
      questionId: row.question,
    });
    if (row.bankVersion !== null)
      await withdrawAmendment({ db, now }, { questionId: row.question, ownerId }, row.bankVersion);
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'regrade-undone',
      kind: 'assignment',
      id: assignmentId,
      details: { kind: row.change.kind, before: row.change, reason: row.reason, changed },
    });
    const after = await stepRows(db, ownerId, examVersionId);
    return {
      step: stepsView({ columns: columnsOf(content) }, after, assignmentId, now).find(({ id }) => id === row.id)!,
      changed,
    };
  });
}
