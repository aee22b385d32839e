/**
 * The test of a sample class (target SAMPLE), made by a teacher's first page. It needs no package, counts for no cap, and
 * neither lists nor statistics hold it.
 */
import { examVersionContent, publishExam, skillsOfContent } from '#content/exams';
import { finishRunningAttempts } from '#exam/attempts';
import { audit } from '#platform/audit';
import type { SignedInContext } from '../../platform/http/context.ts';
import type { Db } from '#db';
import { insertAssignment, lockAssignment, markCancelled, markTold, nameStudents } from './assignments.queries.ts';

export interface SampleTest {
  readonly examId: string;
  readonly minutes: number;
  readonly endsAt: Date;
  readonly attemptsAllowed: number;
  readonly studentIds: readonly string[];
}

/**
 * In the caller's transaction; the id. The mark is shown as soon as it is there: the test is one that every learner may
 * practise, so its totals give no key away that is held back.
 */
export async function assignSample(
  { db, app, actor, now }: SignedInContext,
  { examId, minutes, endsAt, attemptsAllowed, studentIds }: SampleTest,
): Promise<string> {
  const { examVersionId } = await publishExam({ db, now, app }, { exam: { id: examId } });
  const { name, subject, totalQuestions, sections } = await examVersionContent(db, examVersionId);
  const id = app.newId();
  await insertAssignment(db, {
    id,
    ownerId: actor.userId,
    examId,
    examVersionId,
    target: 'SAMPLE',
    classId: null,
    groupId: null,
    partnerId: null,
    partnerPage: null,
    inRoom: false,
    scoredAtEnd: false,
    title: name,
    subject,
    questions: totalQuestions,
    skills: skillsOfContent(subject, sections),
    startsAt: new Date(now),
    endsAt,
    minutes,
    mode: 'TEST',
    attemptsAllowed,
    counting: 'BEST',
    shuffleQuestions: false,
    shuffleOptions: false,
    reviewOpen: 'ON',
    reviewAfter: 'ON',
    tools: [],
    record: false,
    note: '',
    now: new Date(now),
  });
  await nameStudents(db, { ownerId: actor.userId, assignmentId: id }, studentIds, new Date(now));
  // Nobody is told of its results.
  await markTold(db, actor.userId, id, new Date(now));
  await audit(db, {
    at: now,
    actorId: actor.userId,
    action: 'test-assigned',
    kind: 'assignment',
    id,
    details: { examVersionId },
  });
  return id;
}

/** Takes it away; running attempts are handed in with what they hold. */
export async function endSample(db: Db, ownerId: string, assignmentId: string, now: number): Promise<void> {
  await lockAssignment(db, ownerId, assignmentId);
  await finishRunningAttempts(db, { ownerId, assignmentId }, new Date(now));
  await markCancelled(db, ownerId, assignmentId, new Date(now));
}
