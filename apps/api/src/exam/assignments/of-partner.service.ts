/**
 * Assignments to the learners of a partner (target PARTNER): made, changed and ended by the integrated exam that they
 * belong to. Learners get the score after the window and never a key.
 */
import { AppError } from '@vumon/domain';
import { finishRunningAttempts, moveDeadlines } from '#exam/attempts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { assignTest } from './assignments.service.ts';
import {
  findOptionalAssignment,
  lockAssignment,
  markCancelled,
  markUncancelled,
  updateSettings,
  type AssignmentRow,
} from './assignments.queries.ts';
import { checkStarted, checkWindow, settingsOf } from './settings.ts';
import type { Db } from '#db';

/** Who has it, and the time of the request; in the caller's transaction. */
interface Held {
  readonly db: Db;
  readonly now: number;
}
export interface PartnerAssignment {
  readonly ownerId: string;
  readonly assignmentId: string;
}

export interface NewPartnerAssignment {
  readonly examId: string;
  readonly partnerId: string;
  /** `{partner}/{exam}` */
  readonly page: string;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly minutes: number;
  readonly attemptsAllowed: number;
}

/** Publishes the test and pins its version; its id. Errors: those of assigning. */
export async function assignToPartner(
  context: SignedInContext,
  { examId, partnerId, page, title, startsAt, endsAt, minutes, attemptsAllowed }: NewPartnerAssignment,
): Promise<string> {
  const { id } = await assignTest(context, {
    examId,
    target: { kind: 'PARTNER', partnerId, page },
    title,
    startsAt,
    endsAt,
    minutes,
    attemptsAllowed,
    mode: 'TEST',
    counting: 'BEST',
    shuffleQuestions: false,
    tools: [],
    record: false,
    reviewOpen: 'OFF',
    reviewAfter: 'ON',
    note: '',
  });
  return id;
}

async function locked(db: Db, { ownerId, assignmentId }: PartnerAssignment): Promise<AssignmentRow> {
  await lockAssignment(db, ownerId, assignmentId);
  const row = await findOptionalAssignment(db, ownerId, assignmentId);
  if (row?.target !== 'PARTNER') throw new AppError('NOT_FOUND');
  return row;
}

/** Moves the end later; running attempts get the time too. Errors: ASSIGNMENT_STARTED, those of the window. */
export async function movePartnerEnd({ db, now }: Held, one: PartnerAssignment, endsAt: Date): Promise<void> {
  const row = await locked(db, one);
  const before = settingsOf(row);
  const after = { ...before, endsAt };
  checkStarted(row, before, after, now);
  checkWindow(after, now);
  await updateSettings(db, one.ownerId, one.assignmentId, after);
  await moveDeadlines(db, { ownerId: one.ownerId, id: one.assignmentId }, after.minutes, endsAt);
}

/** Ends the window now, or cancels what has not begun. Running attempts are handed in with what they hold. */
export async function endPartnerAssignment({ db, now }: Held, one: PartnerAssignment): Promise<void> {
  const row = await locked(db, one);
  await finishRunningAttempts(db, one, new Date(now));
  if (row.startsAt.getTime() < now)
    await updateSettings(db, one.ownerId, one.assignmentId, { ...settingsOf(row), endsAt: new Date(now) });
  else await markCancelled(db, one.ownerId, one.assignmentId, new Date(now));
}

/** Takes it from its learners, or gives it back. Running attempts are handed in with what they hold. */
export async function withdrawPartnerAssignment(
  { db, now }: Held,
  one: PartnerAssignment,
  withdrawn: boolean,
): Promise<void> {
  await locked(db, one);
  if (!withdrawn) return markUncancelled(db, one.ownerId, one.assignmentId);
  await finishRunningAttempts(db, one, new Date(now));
  await markCancelled(db, one.ownerId, one.assignmentId, new Date(now));
}
