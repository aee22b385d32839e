/** Replies of regrading: the steps that concern a test, and what a step would change. */
import type { RegradePreview } from '@vumon/contract';
import { regradeUndoDays, resultLevel, type RegradeScope } from '@vumon/domain';
import { answersAt } from '@vumon/question-types';
import { discrimination, mean, picksAt } from '#exam/results';
import { dayMs } from '../../platform/clock.ts';
import type { ItemToRegrade } from './checked-step.ts';
import type { Regraded } from './grading.ts';
import type { StepRow } from './regrade.queries.ts';

export const undoneUntil = ({ madeAt }: StepRow) => madeAt.getTime() + regradeUndoDays * dayMs;
export const lastInForce = (rows: readonly StepRow[]) => rows.find(({ undoneAt }) => undoneAt === null);

/** Steps that concern the assigned test. Steps for one learner of another assignment are left out. */
export function stepsView(
  { columns }: Pick<ItemToRegrade, 'columns'>,
  rows: readonly StepRow[],
  assignmentId: string,
  now: number,
) {
  const last = lastInForce(rows);
  return rows
    .filter((row) => row.assignmentId === null || row.assignmentId === assignmentId)
    .map((row) => ({
      id: row.id,
      number: columns.find(({ question, item }) => question === row.question && item === row.item)?.number ?? 0,
      kind: row.change.kind,
      scope: scopeOf(row),
      student: row.student,
      raiseOnly: row.raiseOnly,
      reason: row.reason,
      raised: row.raised,
      lowered: row.lowered,
      by: row.by,
      at: row.madeAt.toISOString(),
      undoneAt: row.undoneAt?.toISOString() ?? null,
      undoUntil: row.id === last?.id && undoneUntil(row) > now ? new Date(undoneUntil(row)).toISOString() : null,
    }));
}

export const scopeOf = ({ assignmentId, studentId }: Pick<StepRow, 'assignmentId' | 'studentId'>): RegradeScope =>
  assignmentId === null ? 'VERSION' : studentId === null ? 'ASSIGNMENT' : 'STUDENT';

export function effectOf({ attempt, after, unprotected }: Regraded): 'raised' | 'lowered' | 'kept' | 'same' {
  if (after.mark !== attempt.mark) return after.mark > attempt.mark ? 'raised' : 'lowered';
  return unprotected.mark < attempt.mark ? 'kept' : 'same';
}

const levels = ['FAIL', 'PASS', 'FAIR', 'GOOD'];
const levelStep = ({ attempt, after }: Regraded) =>
  levels.indexOf(resultLevel(after.mark)) - levels.indexOf(resultLevel(attempt.mark));

export function previewView(on: ItemToRegrade, all: readonly Regraded[]): RegradePreview {
  const { index, question, column } = on;
  const place = answersAt(question.code, question.content, column.item)[0];
  const order = { raised: 1, lowered: 1, kept: 2, same: 3 };
  const finals = all.filter(({ attempt, after }) => !attempt.needsTeacher && !after.needsTeacher);
  const rows = all
    .map((one) => ({ one, effect: effectOf(one), rank: levelStep(one) === 0 ? order[effectOf(one)] : 0 }))
    .toSorted((a, b) => a.rank - b.rank);
  const count = (wanted: string) => rows.filter(({ effect }) => effect === wanted).length;
  return {
    attempts: all.length,
    raised: count('raised'),
    lowered: count('lowered'),
    kept: count('kept'),
    same: count('same'),
    averageBefore: mean(finals.map(({ attempt }) => attempt.mark)),
    averageAfter: mean(finals.map(({ after }) => after.mark)),
    levelsUp: all.filter((one) => levelStep(one) > 0).length,
    levelsDown: all.filter((one) => levelStep(one) < 0).length,
    discrimination: discrimination(
      all.map(({ attempt, unprotected }) => ({
        attemptId: attempt.attemptId,
        mark: unprotected.mark,
        items: unprotected.items,
      })),
      index,
    ).discrimination,
    rows: rows.map(({ one: { attempt, answers, after }, effect }) => ({
      attemptId: attempt.attemptId,
      lastName: attempt.lastName,
      firstName: attempt.firstName,
      code: attempt.code,
      className: attempt.className,
      given: place ? picksAt(answers.get(question.id), place) : [],
      before: attempt.mark,
      after: after.mark,
      provisional: after.needsTeacher,
      effect,
    })),
  };
}
