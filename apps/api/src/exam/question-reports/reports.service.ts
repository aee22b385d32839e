/**
 * Reports of questions. Those of the system wait for operators; of a teacher's own question the teacher is told. The reporter
 * learns nothing from it.
 */
import type { ParsedInput, questionReportRoutes } from '@vumon/contract';
import { AppError, mostReportsADay } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { notify } from '#platform/notices';
import { visibleQuestion } from '#content/question-bank';
import { dayMs } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { countReports, findOwnAttempt, lockReporter, putReport } from './reports.queries.ts';

type Routes = typeof questionReportRoutes;
type Words = ParsedInput<Routes['POST /questions/{id}/reports']>['body'];

interface Told {
  readonly userId: string;
  readonly title: string;
  readonly link: string;
}

/** Errors: NOT_FOUND, TOO_MANY_REQUESTS after too many reports of the user in 24 hours. */
async function report(
  { app, db: pool, actor, now }: SignedInContext,
  { questionId, role, kind, words }: Words & { questionId: string; role: 'STUDENT' | 'TEACHER' },
  /** Who is told of a question that is not the system's. */
  about: (ownerId: string) => Told,
): Promise<null> {
  return withTransaction(pool, async (db) => {
    await lockReporter(db, actor.userId);
    if ((await countReports(db, actor.userId, new Date(now - dayMs))) >= mostReportsADay)
      throw new AppError('TOO_MANY_REQUESTS');
    const at = new Date(now);
    const stored = await putReport(db, {
      id: app.newId(),
      questionId,
      reporterId: actor.userId,
      role,
      kind,
      words,
      at,
    });
    if (!stored) throw new AppError('NOT_FOUND');
    if (stored.scope === 'USER' && stored.ownerId !== null && stored.isNew) {
      const { userId, title, link } = about(stored.ownerId);
      if (userId !== actor.userId)
        await notify({ app, db, now }, { users: [userId], kind: 'QUESTION_REPORTED', params: { title, words }, link });
    }
    return null;
  });
}

/** Errors: NOT_FOUND, also for a question of another test; ATTEMPT_RUNNING before the attempt is handed in. */
export async function reportAsLearner(
  context: SignedInContext,
  attemptId: string,
  { question, ...words }: ParsedInput<Routes['POST /student/attempts/{id}/reports']>['body'],
): Promise<null> {
  const attempt = await ownAttempt(context.db, context.actor.userId, attemptId, question);
  // The teacher who gave the test is told, not another one who shares the question: words of learners stay with their teacher.
  return report(context, { ...words, questionId: question, role: 'STUDENT' }, () => ({
    userId: attempt.ownerId,
    title: attempt.title ?? '',
    link: attempt.assignmentId === null ? `/questions/${question}` : `/learning/${attempt.assignmentId}`,
  }));
}

async function ownAttempt(db: Db, studentId: string, attemptId: string, question: string) {
  const attempt = await findOwnAttempt(db, studentId, attemptId, question);
  if (!attempt) throw new AppError('NOT_FOUND');
  if (attempt.status === 'RUNNING') throw new AppError('ATTEMPT_RUNNING');
  return attempt;
}

/** Errors: NOT_FOUND, also for questions that the teacher may not see. */
export async function reportAsTeacher(context: SignedInContext, id: string, words: Words): Promise<null> {
  const { summary, name } = await visibleQuestion(context, id);
  return report(context, { ...words, questionId: id, role: 'TEACHER' }, (ownerId) => ({
    userId: ownerId,
    title: (name || summary).slice(0, 100),
    link: `/questions/${id}`,
  }));
}
