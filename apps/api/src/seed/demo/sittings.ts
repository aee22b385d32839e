/**
 * Assigns tests and simulates the learners' attempts: each starts, saves and hands in through the exam services, with
 * the clock set to the simulated time.
 */
import { createRandom, type Random } from '@vumon/content';
import { attemptsOf, makeAnswersPartitionsFor, startAttemptWorker } from '#exam/attempts';
import { examVersionKeys, skillsOfContent } from '#content/exams';
import { answerOf } from './answering.ts';
import type { PublishedTest } from '../exams.ts';
import type { SeedApp } from '../index.ts';
import type { SeedClass } from './learners.ts';
import { insertAssignment } from '../seed.queries.ts';
import { isSpoken, speak } from './speaking.ts';

const minute = 60_000;

export interface Sitting {
  readonly test: PublishedTest;
  readonly class: SeedClass;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly createdAt: number;
  readonly reviewOpen?: 'OFF' | 'ON';
  readonly note?: string;
  /** The teacher has released the keys although another test contains some of the questions. */
  readonly released?: boolean;
}

/** Stores the assignment, without attempts. */
export async function assign(
  { app, setClock }: SeedApp,
  {
    test,
    class: { id: classId, teacherId },
    startsAt,
    endsAt,
    createdAt,
    reviewOpen = 'ON',
    note = '',
    released = false,
  }: Sitting,
): Promise<string> {
  setClock(createdAt);
  const id = app.newId();
  const { content } = test;
  await insertAssignment(app.db, {
    id,
    ownerId: teacherId,
    examId: test.id,
    examVersionId: test.versionId,
    classId,
    title: test.name,
    subject: content.subject,
    questionCount: content.totalQuestions,
    skills: skillsOfContent(content.subject, content.sections),
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    minutes: test.minutes,
    reviewOpen,
    shuffleOptions: content.shuffle,
    note,
    keysReleasedAt: released ? new Date(endsAt) : null,
    createdAt: new Date(createdAt),
  });
  return id;
}

/** A learner's ability, the same in every test; `takings` adds a small random deviation. */
const abilityOf = (position: number, className: string): number =>
  createRandom(`ability ${className} ${position}`).normal() * 0.7 + 0.45;

export interface Taking {
  readonly studentId: string;
  readonly ability: number;
  readonly startsAt: number;
  /** Minutes until the learner hands in; null for a learner who is still working. */
  readonly minutes: number | null;
  /** Share of the test (0 to 1) that a learner who is still working has answered. */
  readonly progress?: number;
}

/** The attempts of all learners who have signed in, except absent ones, with starts within `spreadMinutes`. */
export function takings(sitting: Sitting, options: { absent: readonly number[]; spreadMinutes: number }): Taking[] {
  const { class: one, test, startsAt } = sitting;
  const random = createRandom(`takings ${one.name} ${test.name}`);
  return one.active.flatMap((studentId, position): Taking[] => {
    if (options.absent.includes(position)) return [];
    // The listed demo learner is able, so that visitors see mostly good marks.
    const ability = (studentId === one.shown ? 1.1 : abilityOf(position, one.name)) + random.normal() * 0.3;
    const began = startsAt + Math.round(random.next() * options.spreadMinutes * minute);
    return [
      {
        studentId,
        ability,
        startsAt: began,
        minutes: Math.min(test.minutes, Math.round(test.minutes * (0.62 + random.next() * 0.4))),
      },
    ];
  });
}

/** Simulates the attempts and scores them; afterwards the clock is just after the last hand-in. */
export async function sit(
  seed: SeedApp,
  assignmentId: string,
  test: PublishedTest,
  takers: readonly Taking[],
): Promise<void> {
  const { app, setClock } = seed;
  const keys = await examVersionKeys(app.db, test.versionId);
  await makeAnswersPartitionsFor(app, Math.min(...takers.map(({ startsAt }) => startsAt)));
  for (const [index, taker] of takers.entries())
    await takeOne(seed, assignmentId, test, keys, taker, createRandom(`answers ${test.name} ${index}`));
  setClock(Math.max(...takers.map(({ startsAt, minutes }) => startsAt + (minutes ?? 0) * minute)) + 2_000);
  await startAttemptWorker(app, { loop: false }).round();
}

async function takeOne(
  { app, setClock }: SeedApp,
  assignmentId: string,
  test: PublishedTest,
  keys: Readonly<Record<string, unknown>>,
  taker: Taking,
  random: Random,
): Promise<void> {
  const { studentId, ability, startsAt, minutes, progress = 1 } = taker;
  const attempts = attemptsOf(app);
  const clientId = `seed${random.int(100_000, 999_999)}`;
  setClock(startsAt);
  const { id } = await attempts.start(studentId, assignmentId, startsAt);
  const questions = test.content.sections.flatMap((section) => section.parts.flatMap((part) => part.questions));
  const reached = questions.slice(0, Math.ceil(questions.length * progress));
  // Weaker learners answer fewer of the last questions, as if they ran out of time.
  const entries: { seq: number; question: string; base: number; answer: Record<string, unknown> }[] = [];
  for (const [at, question] of reached.entries()) {
    const effort = Math.min(
      0.995,
      0.97 + ability * 0.02 - (at / questions.length) * Math.max(0, 0.09 - ability * 0.05),
    );
    const answer = isSpoken(question)
      ? await speak(app, question, { studentId, attemptId: id, fluent: ability > 0.5, now: startsAt })
      : answerOf(question, keys[question.id], ability, effort, random);
    if (answer) entries.push({ seq: at + 1, question: question.id, base: 0, answer });
  }
  const working = (minutes ?? 5) * minute;
  const steps = 3;
  for (let step = 0; step < steps; step++) {
    const chunk = entries.slice(
      Math.floor((entries.length * step) / steps),
      Math.floor((entries.length * (step + 1)) / steps),
    );
    if (chunk.length === 0) continue;
    const at = Math.round(startsAt + (working * (step + 1)) / (steps + 0.2));
    setClock(at);
    await attempts.save(studentId, id, clientId, chunk, at);
  }
  if (minutes === null) return;
  const done = startsAt + working;
  setClock(done);
  await attempts.submit(studentId, id, clientId, [], done);
}
