/**
 * A learner's run of an assigned test, by the rules of the exam protocol: the server's clock decides, answers are an
 * append-only log, a 2xx means durable, finalising is a compare-and-set, a key leaves only after release.
 */
import { AppError, graceMs, isOver, randomName } from '@vumon/domain';
import { parseResponse, responseFits } from '@vumon/question-types';
import type { AttemptState, EntryOutcome } from '@vumon/contract';
import { Cache } from '../../cache.ts';
import type { App } from '../../http/context.ts';
import { publishedExam, publishedKeys, type PublishedExam } from './exam-cache.ts';
import { Batcher } from './batcher.ts';
import { standingMarks } from './attempts.marks.queries.ts';
import {
  addPlay, assignmentProgress, effectiveAnswers, effectiveAnswersOf, findAssignment, findAttempt, findAttemptOf, findLatestResult, insertAttempts, playsOf,
  saveEntries, saveFlags, submitAttempts,
  type AttemptRow, type Entry, type SavedEntry, type StartRequest, type SubmitRequest,
} from './attempts.queries.ts';

export interface NewEntry {
  readonly seq: number;
  readonly question: string;
  readonly base: number;
  readonly answer: unknown;
}

export interface SaveReply {
  serverTime: string;
  deadlineAt: string;
  status: AttemptRow['status'];
  entries: EntryOutcome[];
}

/** PostgreSQL's class 22: the data of one row, not the batch as a whole. */
const isItemError = (error: unknown) => /^22|^23503/.test(String((error as { code?: string }).code ?? ''));
const iso = (at: Date) => at.toISOString();

export class Attempts {
  readonly #app: App;
  readonly #starts: Batcher<StartRequest, AttemptRow | undefined>;
  readonly #saves: Batcher<Entry, SavedEntry>;
  readonly #submits: Batcher<SubmitRequest, boolean>;
  /** What never changes of an attempt: whose it is and which version of a test. */
  readonly #versions = new Cache<string>(20_000);
  /** Woken when something was submitted. */
  onSubmitted: () => void = () => {};

  constructor(app: App) {
    this.#app = app;
    this.#starts = new Batcher({
      run: async (items) => {
        const rows = await insertAttempts(app.db, items);
        const byId = new Map(rows.map((row) => [row.id, row]));
        return items.map((item) => byId.get(item.attemptId));
      },
      keysOf: (item) => [`${item.assignmentId}:${item.studentId}`],
      maxItems: 100,
      lanes: 1,
      isItemError,
    });
    this.#saves = new Batcher({
      run: (items) => saveEntries(app.db, items, new Date(app.now()), graceMs),
      keysOf: (item) => [`${item.attemptId}:${item.question}`, `${item.attemptId}:${item.clientId}:${item.seq}`],
      maxItems: 500,
      lanes: 2,
      isItemError,
    });
    this.#submits = new Batcher({
      run: async (items) => {
        const changed = new Set(await submitAttempts(app.db, items, graceMs));
        return items.map((item) => changed.has(item.attemptId));
      },
      keysOf: (item) => [item.attemptId],
      maxItems: 200,
      lanes: 1,
      isItemError,
    });
  }

  /** Entries that wait for a batch, for the metrics. */
  get savesWaiting(): number {
    return this.#saves.waiting;
  }

  /** One attempt a learner and assignment, however many ask at once. */
  async start(studentId: string, assignmentId: string, now: number): Promise<AttemptState> {
    const request = { attemptId: this.#app.newId(), assignmentId, studentId, shuffleSeed: randomName(12, this.#app.random), now: new Date(now) };
    const created = await this.#starts.submit(request);
    if (created) return this.#state(created, now, [], {});
    const existing = await findAttemptOf(this.#app.db, assignmentId, studentId);
    if (existing) {
      if (existing.status !== 'RUNNING' || isOver(existing.deadline_at.getTime(), now)) throw new AppError('TEST_ALREADY_DONE', { data: { submittedAt: iso(existing.submitted_at ?? existing.deadline_at) } });
      return this.#fullState(existing, now);
    }
    const assignment = await findAssignment(this.#app.db, assignmentId, studentId);
    if (!assignment?.open) throw new AppError('TEST_NO_PERMISSION');
    if (now < assignment.startsAt.getTime()) throw new AppError('TEST_NOT_STARTED', { data: { startsAt: iso(assignment.startsAt) } });
    if (assignment.lacksCode && now < assignment.endsAt.getTime()) throw new AppError('TEST_ACTIVE_CODE_REQUIRED');
    throw new AppError('TEST_EXPIRED', { data: { endsAt: iso(assignment.endsAt) } });
  }

  async state(studentId: string, attemptId: string, now: number): Promise<AttemptState> {
    return this.#fullState(await this.#own(studentId, attemptId, now), now);
  }

  async content(studentId: string, attemptId: string): Promise<PublishedExam> {
    return publishedExam(this.#app.db, await this.#versionOf(studentId, attemptId));
  }

  /** Resolves once everything accepted is durable. Stale, late and reused entries end in a 409 that says what became of each. */
  async save(studentId: string, attemptId: string, clientId: string, entries: readonly NewEntry[], now: number): Promise<SaveReply> {
    const reply = await this.#store(studentId, attemptId, clientId, entries, now);
    const outcomes = new Set(reply.entries.map(({ outcome }) => outcome));
    const code = outcomes.has('REUSED') ? 'ANSWER_SEQUENCE_REUSED' : outcomes.has('LATE') ? 'ATTEMPT_CLOSED' : outcomes.has('STALE') ? 'ANSWER_STALE' : null;
    if (!code) return reply;
    const current = code === 'ANSWER_STALE' ? (await effectiveAnswers(this.#app.db, [attemptId])).map(({ question, answer, entry }) => ({ question, answer, entry })) : undefined;
    throw new AppError(code, { data: { ...reply, current } });
  }

  /** Stores what is left, then hands in. Handing in again answers the same. */
  async submit(studentId: string, attemptId: string, clientId: string, entries: readonly NewEntry[], now: number): Promise<SaveReply> {
    const stored = entries.length > 0 ? (await this.#store(studentId, attemptId, clientId, entries, now)).entries : [];
    await this.#submits.submit({ attemptId, studentId, now: new Date(now) });
    const attempt = await findAttempt(this.#app.db, attemptId, studentId);
    if (!attempt) throw new AppError('NOT_FOUND');
    this.onSubmitted();
    return { serverTime: iso(new Date(now)), deadlineAt: iso(attempt.deadline_at), status: attempt.status, entries: stored };
  }

  async flag(studentId: string, attemptId: string, flags: readonly string[]): Promise<void> {
    await this.#versionOf(studentId, attemptId);
    await saveFlags(this.#app.db, attemptId, studentId, flags);
  }

  async play(studentId: string, attemptId: string, { media: mediaId, request = null }: { media: string; request?: string | null | undefined }, now: number): Promise<number | null> {
    const attempt = await this.#own(studentId, attemptId, now);
    if (attempt.status !== 'RUNNING') throw new AppError('ATTEMPT_CLOSED');
    const limit = (await publishedExam(this.#app.db, attempt.exam_version_id)).playLimits.get(mediaId);
    if (limit === undefined) throw new AppError('NOT_FOUND');
    if (limit === 0) return null;
    // Of parallel requests for the same play one wins; the other tries for the next.
    for (;;) {
      const play = await addPlay(this.#app.db, attemptId, mediaId, request, limit, new Date(now));
      if (play !== null) return limit - play;
      if (((await playsOf(this.#app.db, attemptId))[mediaId] ?? 0) >= limit) throw new AppError('AUDIO_NO_PLAYS_LEFT');
    }
  }

  /** Score and review as far as they are released; the key only once the window has ended for everybody. */
  async result(studentId: string, assignmentId: string, now: number) {
    const { db } = this.#app;
    const assignment = await findAssignment(db, assignmentId, studentId);
    if (!assignment) throw new AppError('TEST_NO_PERMISSION');
    let attempt = await findAttemptOf(db, assignmentId, studentId);
    if (attempt) attempt = await this.#finaliseIfOver(attempt, now);
    const exam = await publishedExam(db, assignment.examVersionId);
    const { name, minutes, totalQuestions, totalPoints } = exam.content;
    const result = attempt?.status === 'SCORED' ? await findLatestResult(db, attempt.id) : undefined;
    const progress = await assignmentProgress(db, assignmentId);
    const released = now >= assignment.endsAt.getTime() && !progress.running;
    const shown = result !== undefined && (released || assignment.showScore === 'AFTER_SUBMIT');
    return {
      attempt: attempt ? withoutPlays(this.#state(attempt, now, await this.#answersOf(attempt), {})) : null,
      exam: { name, minutes, totalQuestions, totalPoints },
      className: assignment.className,
      endsAt: iso(assignment.endsAt),
      scoreState: scoreState(attempt, result !== undefined, shown),
      score: shown
        ? { mark: result.mark, points: result.points, maxPoints: result.maxPoints, needsTeacher: result.needsTeacher, classAverage: released ? progress.average : null }
        : null,
      review: released && result && attempt
        ? { content: exam.content, keys: { ...(await publishedKeys(db, assignment.examVersionId)) }, items: [...result.items], marks: await this.#marksOf(attempt.id) }
        : null,
    };
  }

  async #marksOf(attemptId: string) {
    const { db } = this.#app;
    const marks = await standingMarks(db, attemptId, await effectiveAnswersOf(db, attemptId));
    return [...marks.values()].map(({ question, item, scores, comment, notes }) => ({ question, item, scores, comment, notes }));
  }

  async #store(studentId: string, attemptId: string, clientId: string, entries: readonly NewEntry[], now: number): Promise<SaveReply> {
    const { questions } = await this.content(studentId, attemptId);
    entries.forEach((entry, index) => checkAnswer(entry, index, questions));
    const saved = await Promise.all(
      entries.map((entry) => this.#saves.submit({ attemptId, studentId, clientId, ...entry })),
    );
    const last = saved[saved.length - 1]!;
    if (saved.some(({ outcome }) => outcome === 'NOT_FOUND')) throw new AppError('NOT_FOUND');
    return {
      serverTime: iso(new Date(now)),
      deadlineAt: iso(last.deadlineAt),
      status: last.status,
      entries: saved.map(({ outcome, entry }, index) => ({ seq: entries[index]!.seq, entry, outcome: outcome as EntryOutcome['outcome'] })),
    };
  }

  #versionOf(studentId: string, attemptId: string): Promise<string> {
    return this.#versions.get(`${attemptId}:${studentId}`, async () => {
      const attempt = await findAttempt(this.#app.db, attemptId, studentId);
      if (!attempt) throw new AppError('NOT_FOUND');
      return attempt.exam_version_id;
    });
  }

  async #own(studentId: string, attemptId: string, now: number): Promise<AttemptRow> {
    const attempt = await findAttempt(this.#app.db, attemptId, studentId);
    if (!attempt) throw new AppError('NOT_FOUND');
    return this.#finaliseIfOver(attempt, now);
  }

  /** Any read ends an attempt whose time is over; the job would do the same a moment later. */
  async #finaliseIfOver(attempt: AttemptRow, now: number): Promise<AttemptRow> {
    if (attempt.status !== 'RUNNING' || !isOver(attempt.deadline_at.getTime(), now)) return attempt;
    await this.#submits.submit({ attemptId: attempt.id, studentId: attempt.student_id, now: new Date(now) });
    this.onSubmitted();
    return (await findAttempt(this.#app.db, attempt.id, attempt.student_id)) ?? attempt;
  }

  async #fullState(attempt: AttemptRow, now: number): Promise<AttemptState> {
    const [answers, plays] = await Promise.all([this.#answersOf(attempt), playsOf(this.#app.db, attempt.id)]);
    return this.#state(attempt, now, answers, plays);
  }

  async #answersOf(attempt: AttemptRow): Promise<AttemptState['answers']> {
    const answers = await effectiveAnswers(this.#app.db, [attempt.id]);
    return answers.map(({ question, answer, entry }) => ({ question, answer: answer as AttemptState['answers'][number]['answer'], entry }));
  }

  #state(attempt: AttemptRow, now: number, answers: AttemptState['answers'], plays: Record<string, number>): AttemptState {
    return {
      id: attempt.id,
      assignmentId: attempt.assignment_id,
      examVersionId: attempt.exam_version_id,
      status: attempt.status,
      startedAt: iso(attempt.started_at),
      deadlineAt: iso(attempt.deadline_at),
      submittedAt: attempt.submitted_at ? iso(attempt.submitted_at) : null,
      serverTime: iso(new Date(now)),
      shuffleSeed: attempt.shuffle_seed,
      answers,
      flags: attempt.flags,
      plays,
    };
  }
}

function withoutPlays({ plays: _, ...state }: AttemptState): Omit<AttemptState, 'plays'> {
  return state;
}

function scoreState(attempt: AttemptRow | undefined, scored: boolean, shown: boolean): 'NOT_SUBMITTED' | 'BEING_SCORED' | 'AFTER_END' | 'SHOWN' {
  if (!attempt || attempt.status === 'RUNNING') return 'NOT_SUBMITTED';
  if (!scored) return 'BEING_SCORED';
  return shown ? 'SHOWN' : 'AFTER_END';
}

function checkAnswer(entry: NewEntry, index: number, questions: PublishedExam['questions']): void {
  const refuse = (field: string) => new AppError('BODY_INVALID', { fields: [{ path: `entries.${index}.${field}`, code: 'invalid' }] });
  const question = questions.get(entry.question);
  if (!question) throw refuse('question');
  if (entry.answer === null) return;
  const response = parseResponse(question.code, question.schemaVersion, entry.answer);
  if (!response.ok || !responseFits(question.code, question.content, response.value)) throw refuse('answer');
}

const instances = new WeakMap<App, Attempts>();

/** The process's one Attempts: its batches are what makes commits shared. */
export function attemptsOf(app: App): Attempts {
  let attempts = instances.get(app);
  if (!attempts) instances.set(app, (attempts = new Attempts(app)));
  return attempts;
}
