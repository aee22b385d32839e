/** Assignments of an exam session's shifts: taken in a room by named candidates, their results shown once all shifts are over. */
import { graceMs } from '@vumon/domain';
import type { Db } from '#db';
import { pauseRunning, resumePaused } from '#exam/attempts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { findOptionalAssignment, lockAssignment, updateSettings } from './assignments.queries.ts';
import { assignTest } from './assignments.service.ts';
import { settingsOf } from './settings.ts';

export interface ShiftTest {
  readonly examId: string;
  readonly title: string;
  readonly studentIds: readonly string[];
  readonly startsAt: Date;
  readonly minutes: number;
  /** In which one may still begin, with the whole time. */
  readonly lateMinutes: number;
}

/**
 * Publishes the test and pins its version; the id of the assignment. Nothing is shown after a shift, since the next one may
 * have the same questions. Errors: those of assigning.
 */
export async function assignToCandidates(
  context: SignedInContext,
  { examId, title, studentIds, startsAt, minutes, lateMinutes }: ShiftTest,
): Promise<string> {
  const { id } = await assignTest(context, {
    examId,
    title,
    inRoom: true,
    target: { kind: 'STUDENTS', studentIds },
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + (minutes + lateMinutes) * 60_000).toISOString(),
    minutes,
    attemptsAllowed: 1,
    mode: 'TEST',
    counting: 'BEST',
    shuffleQuestions: true,
    shuffleOptions: true,
    tools: [],
    record: false,
    reviewOpen: 'OFF',
    reviewAfter: 'OFF',
    note: '',
  });
  return id;
}

interface OneShift {
  readonly ownerId: string;
  readonly assignmentId: string;
}

/** Lets the candidates of a shift see their marks. */
export async function showResultsOf(db: Db, { ownerId, assignmentId }: OneShift): Promise<void> {
  await lockAssignment(db, ownerId, assignmentId);
  const row = await findOptionalAssignment(db, ownerId, assignmentId);
  if (row && row.reviewAfter === 'OFF')
    await updateSettings(db, ownerId, assignmentId, { ...settingsOf(row), reviewAfter: 'ON' });
}

/** Stops the clocks of some candidates, or lets them run on with the time given back; returns how many it concerned. */
export async function setClocksOf(
  { db, now }: { readonly db: Db; readonly now: number },
  { ownerId, assignmentId }: OneShift,
  studentIds: readonly string[],
  clocks: 'pause' | 'resume',
): Promise<number> {
  await lockAssignment(db, ownerId, assignmentId);
  const key = { ownerId, id: assignmentId };
  const changed =
    clocks === 'pause'
      ? await pauseRunning(db, key, new Date(now), graceMs, studentIds)
      : await resumePaused(db, key, new Date(now), studentIds);
  return changed.length;
}
