/** How the learners of a sample class sit its test: one has handed in, the others are at work. */
import { AppError } from '@vumon/domain';
import { attemptsOf } from '#exam/attempts';
import { examVersionContent, examVersionKeys } from '#content/exams';
import type { SignedInContext } from '../../platform/http/context.ts';
import { sampleAnswer } from './sample-answers.ts';

/** What each pupil has done: the share of the questions answered, and which of them are wrong (every n-th). */
const pupils = [
  { share: 0.7, wrongEvery: 4, handsIn: false },
  { share: 1, wrongEvery: 5, handsIn: true },
  { share: 0.4, wrongEvery: 3, handsIn: false },
  { share: 0.6, wrongEvery: 2, handsIn: false },
  { share: 0.8, wrongEvery: 6, handsIn: false },
] as const;

export interface GivenToPupils {
  readonly assignmentId: string;
  readonly examVersionId: string;
  readonly pupilIds: readonly string[];
}

/** Begins only for pupils who have no attempt, so that a repeated request completes what an interrupted one began. */
export async function sitPupils({ app, db, now }: SignedInContext, given: GivenToPupils): Promise<void> {
  const attempts = attemptsOf(app);
  const waiting: string[] = [];
  for (const id of given.pupilIds)
    if ((await attempts.attemptsAt(id, given.assignmentId, now)).length === 0) waiting.push(id);
  if (waiting.length === 0) return;
  const [content, keys] = await Promise.all([
    examVersionContent(db, given.examVersionId),
    examVersionKeys(db, given.examVersionId),
  ]);
  const questions = content.sections.flatMap(({ parts }) => parts.flatMap((part) => part.questions));
  for (const studentId of waiting) {
    const pupil = pupils[given.pupilIds.indexOf(studentId) % pupils.length]!;
    const id = await attempts.start(studentId, given.assignmentId, now).then(
      (attempt) => attempt.id,
      (error: unknown) => {
        // A parallel request was faster.
        if (error instanceof AppError && error.code === 'TEST_ALREADY_DONE') return null;
        throw error;
      },
    );
    if (id === null) continue;
    const entries = questions.slice(0, Math.ceil(questions.length * pupil.share)).flatMap((question, at) => {
      const answer = sampleAnswer(question, keys[question.id], (at + 1) % pupil.wrongEvery !== 0);
      return answer ? [{ seq: at + 1, question: question.id, base: 0, answer }] : [];
    });
    const client = `sample-${studentId}`.slice(0, 36);
    if (pupil.handsIn) await attempts.submit(studentId, id, client, entries, now);
    else if (entries.length > 0) await attempts.save(studentId, id, client, entries, now);
  }
}
