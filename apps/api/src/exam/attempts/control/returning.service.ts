/** Resumes the clock that a teacher stopped until the learner is back. */
import { withTransaction } from '#db';
import { audit } from '#platform/audit';
import type { App } from '../../../platform/http/context.ts';
import type { AttemptRow } from '../attempts.queries.ts';
import { resumeReturned } from './control.queries.ts';

/** True when this call has resumed the clock; false for all but one of several calls at once. */
export async function resumeIfReturned(app: App, attempt: AttemptRow, now: number): Promise<boolean> {
  if (attempt.pausedAt === null || !attempt.untilBack) return false;
  const { id, studentId } = attempt;
  return withTransaction(app.db, async (db) => {
    const pausedMs = await resumeReturned(db, attempt, new Date(now));
    if (pausedMs === null) return false;
    const details = { studentIds: [studentId], seconds: Math.round(pausedMs / 1000) };
    await audit(db, { at: now, actorId: studentId, action: 'attempt-resumed', kind: 'attempt', id, details });
    return true;
  });
}
