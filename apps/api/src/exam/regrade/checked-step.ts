/** Checks of a regrade step against the assigned test, its item and the steps in force. */
import {
  AppError,
  reaches,
  ruleOf,
  type RegradeChange,
  type RegradedAttempt,
  type RegradeScope,
  type RegradeStep,
} from '@vumon/domain';
import { amendedKey } from '@vumon/question-types/amending';
import { keysForTeacher } from '#content/keys';
import { columnsOf, findAssignment } from '#exam/results';
import { amendedQuestions, isDrawn, publishedExam, scorableExam } from '#exam/scoring';
import type { SignedInContext } from '../../platform/http/context.ts';

export interface Asked {
  readonly number: number;
  readonly change: RegradeChange;
  readonly scope: RegradeScope;
  readonly studentId?: string | undefined;
  readonly raiseOnly: boolean;
}

export async function itemToRegrade({ db, actor, now }: SignedInContext, assignmentId: string, number: number) {
  const assignment = await findAssignment(db, actor.userId, assignmentId);
  if (!assignment) throw new AppError('NOT_FOUND');
  const { examVersionId } = assignment;
  const [{ content }, questions, access] = await Promise.all([
    publishedExam(db, examVersionId),
    scorableExam(db, examVersionId),
    keysForTeacher({ db, actor, now }, { assignmentId, examVersionId }),
  ]);
  const columns = columnsOf(content);
  const index = columns.findIndex((column) => column.number === number);
  const column = columns[index];
  const question = questions.find((one) => one.id === column?.question);
  if (!column || !question) throw new AppError('NOT_FOUND');
  const drawn = await isDrawn(db, examVersionId, question.id);
  return { assignment, content, columns, index, column, question, questions, access, drawn, ownerId: actor.userId };
}
export type ItemToRegrade = Awaited<ReturnType<typeof itemToRegrade>>;

/** Steps that apply to the assigned test or to one of its learners. */
const hereOf = (steps: readonly RegradeStep[], assignmentId: string) =>
  steps.filter((step) => step.assignmentId === null || step.assignmentId === assignmentId);

/** Groups of attempts that steps may treat differently: each named learner and all others, in each assignment. */
function audiencesOf(steps: readonly RegradeStep[], assignmentId: string): RegradedAttempt[] {
  const assignments = new Set([assignmentId, ...steps.flatMap((step) => step.assignmentId ?? [])]);
  const students = new Set(['', ...steps.flatMap((step) => step.studentId ?? [])]);
  return [...assignments].flatMap((one) => [...students].map((studentId) => ({ assignmentId: one, studentId })));
}

/** Whether each attempt that the last step reaches, also a future one, still has an item with points. */
function somethingIsLeft({ columns, assignment }: ItemToRegrade, steps: readonly RegradeStep[]): boolean {
  const last = steps.at(-1)!;
  return audiencesOf(steps, assignment.id)
    .filter((audience) => reaches(last, audience))
    .every((audience) => {
      const reaching = steps.filter((step) => reaches(step, audience));
      return columns.some((one) => {
        const { outcome, points } = ruleOf(reaching, one.question, one.item);
        return outcome !== 'VOID' && (points ?? one.max) > 0;
      });
    });
}

/** Checks that the teacher may apply the step and that it fits the question. `inForce`: all steps of the version. */
export function checked(on: ItemToRegrade, asked: Asked, inForce: readonly RegradeStep[]): RegradeStep {
  const { access, question } = on;
  // The effect of another key reveals the key; the effect of other changes reveals which answers were right.
  const shown = isAboutKey(asked.change) ? access.of(question.id) === 'shown' : access.judges(question.id);
  if (!shown) throw new AppError('FORBIDDEN');
  return fitting(on, asked, inForce);
}

const isAboutKey = ({ kind }: RegradeChange) => kind === 'KEY' || kind === 'ACCEPT';

/** Checks that the step fits the question, for a change that is not the teacher's own idea. */
export function fitting(
  on: ItemToRegrade,
  { change, scope, studentId, raiseOnly }: Asked,
  inForce: readonly RegradeStep[],
): RegradeStep {
  const { question, column, assignment } = on;
  const { item } = column;
  if ((scope === 'STUDENT') !== (studentId !== undefined))
    throw new AppError('BODY_INVALID', { fields: [{ path: 'studentId', code: 'required' }] });
  const step: RegradeStep = {
    question: question.id,
    item,
    change,
    assignmentId: scope === 'VERSION' ? null : assignment.id,
    studentId: studentId ?? null,
    raiseOnly,
  };
  const reaching = hereOf(inForce, assignment.id).filter(
    (one) => one.studentId === null || one.studentId === step.studentId,
  );
  const current = amendedQuestions([question], reaching)[0]!;
  // Each draw has its own key, so a corrected key of one draw does not apply to the others.
  if (isAboutKey(change) && on.drawn) throw new AppError('REGRADE_NOT_POSSIBLE');
  if (
    (change.kind === 'KEY' || change.kind === 'ACCEPT') &&
    !amendedKey(current.code, current.content, current.answerKey, { item, ...change })
  )
    throw new AppError('REGRADE_NOT_POSSIBLE');
  if (!somethingIsLeft(on, [...inForce, step])) throw new AppError('REGRADE_NOTHING_LEFT');
  return step;
}
