/**
 * A learner's run of an assigned test, by the rules of the exam protocol: the server's clock decides, answers are an
 * append-only log, a 2xx means durable, finalising is a compare-and-set, a key leaves only after release.
 */
import {
  AppError,
  attemptsLeft,
  foreignBeforeReading,
  freshLogUse,
  graceMs,
  isOver,
  randomName,
  readAgain,
  savedInLog,
  sumOf,
  logLimits,
  takeFromLog,
  type LogUse,
} from '@vumon/domain';
import { parseResponse, responseFits } from '@vumon/question-types';
import type { AttemptState, EntryOutcome } from '@vumon/contract';
import { publishedExam, type PublishedExam } from '#exam/scoring';
import { Cache } from '../../platform/cache.ts';
import type { App } from '../../platform/http/context.ts';
import { effectiveAnswers } from './answers/answers.ts';
import {
  findAttempt,
  findAttemptsAt,
  findFacts,
  isInRoom,
  saveFlags,
  type AttemptKey,
  type AttemptRow,
  type Entry,
  type SavedEntry,
  type StartRequest,
  type SubmitRequest,
} from './attempts.queries.ts';
import { answersView, stateView } from './attempts.view.ts';
import { Presence } from './record/presence.ts';
import type { Batcher } from '../../platform/batcher.ts';
import { saveBatches, startBatches, submitBatches } from './batches.ts';
import { findAssignment } from './learner-assignment.queries.ts';
import { mergeStale } from './merge/merge.service.ts';
import { addPlay, playsOf } from './plays.queries.ts';
import { pauseRunning } from './control/control.queries.ts';
import { resumeIfReturned } from './control/returning.service.ts';
import { isRoomPaused } from './hooks.ts';
import { keyOfSound } from './encrypted-test/device-keys.ts';

export interface NewEntry {
  readonly seq: number;
  readonly question: string;
  readonly base: number;
  readonly answer: unknown;
}

/** The immutable facts of an attempt, and the size of its log as far as this process knows it. */
interface AttemptFacts extends AttemptKey {
  readonly assignmentId: string | null;
  readonly inRoom: boolean;
  readonly examVersionId: string;
  log: LogUse;
}

export interface SaveReply {
  serverTime: string;
  deadlineAt: string;
  status: AttemptRow['status'];
  entries: EntryOutcome[];
  /** The current answers, present when something was merged. */
  current?: AttemptState['answers'];
}

const iso = (at: Date) => at.toISOString();

export class Attempts {
  readonly #app: App;
  readonly #presence: Presence;
  readonly #starts: Batcher<StartRequest, AttemptRow | false>;
  readonly #saves: Batcher<Entry, SavedEntry>;
  readonly #submits: Batcher<SubmitRequest, boolean>;
  readonly #facts: Cache<AttemptFacts>;
  /** Whether an assignment is taken in a room alone, which never changes. */
  readonly #inRoom = new Cache<boolean>(2_000);
  /** Called after each hand-in, so that the worker scores it soon. */
  onSubmitted: () => void = () => {};

  constructor(app: App) {
    this.#app = app;
    this.#facts = new Cache(app.config.attemptsInMemory);
    this.#presence = new Presence(app.config.attemptsInMemory);
    this.#starts = startBatches(app);
    this.#saves = saveBatches(app);
    this.#submits = submitBatches(app);
  }

  /** Entries that wait for a batch, for the metrics. */
  get savesWaiting(): number {
    return this.#saves.waiting;
  }

  /**
   * Goes on with the learner's running attempt at the assignment, or starts the one of that number, the first unless said
   * otherwise; however many ask at once, there is one. Naming the number keeps a repeated request from starting another.
   * Errors, beside those of the window: EXAM_ROOM_PAUSED while the learner's room is.
   */
  async start(studentId: string, assignmentId: string, now: number, number = 1): Promise<AttemptState> {
    const inRoom = await this.#isInRoom(assignmentId);
    if (inRoom) await this.#refuseInPausedRoom(studentId, assignmentId);
    const request = {
      attemptId: this.#app.newId(),
      assignmentId,
      studentId,
      number,
      shuffleSeed: randomName(12, this.#app.random),
    };
    const created = await this.#starts.submit(request);
    if (created) return stateView(inRoom ? await this.#pausedWithRoom(created, now) : created, now, [], {});
    const own = await findAttemptsAt(this.#app.db, assignmentId, studentId);
    const running = own.find(({ status }) => status === 'RUNNING');
    if (running) {
      const attempt = await this.#finaliseIfOver(running, now);
      // Also past its end by this process's clock: by the database's clock, or with the time of an outage, it may have time left.
      if (attempt.status === 'RUNNING') return this.#fullState(await this.#noteRequest(attempt, now), now);
      return this.start(studentId, assignmentId, now, number);
    }
    const assignment = await findAssignment(this.#app.db, assignmentId, studentId);
    const last = own.at(-1);
    const left = assignment ? attemptsLeft(assignment.attemptsAllowed, own.length) : 0;
    if (last && (number <= own.length || left === 0))
      throw new AppError('TEST_ALREADY_DONE', { data: { submittedAt: iso(last.submittedAt!) } });
    if (!assignment?.open) throw new AppError(assignment?.cancelled ? 'TEST_CANCELLED' : 'TEST_NO_PERMISSION');
    if (now < assignment.startsAt.getTime())
      throw new AppError('TEST_NOT_STARTED', { data: { startsAt: iso(assignment.startsAt) } });
    if (now < assignment.endsAt.getTime()) {
      if (assignment.lacksCode) throw new AppError('TEST_ACTIVE_CODE_REQUIRED');
      if (number !== own.length + 1) throw new AppError('CONFLICT');
    }
    throw new AppError('TEST_EXPIRED', { data: { endsAt: iso(assignment.endsAt) } });
  }

  async state(studentId: string, attemptId: string, now: number): Promise<AttemptState> {
    const attempt = await this.own(studentId, attemptId, now);
    return this.#fullState(attempt.status === 'RUNNING' ? await this.#noteRequest(attempt, now) : attempt, now);
  }

  /** For the page of a running attempt, every few seconds: it is there, and where its clock stands. */
  async seen(
    studentId: string,
    attemptId: string,
    now: number,
  ): Promise<Pick<AttemptState, 'serverTime' | 'deadlineAt' | 'pausedAt' | 'status'>> {
    const own = await this.own(studentId, attemptId, now);
    const attempt = own.status === 'RUNNING' ? await this.#noteRequest(own, now) : own;
    return {
      serverTime: iso(new Date(now)),
      deadlineAt: iso(attempt.deadlineAt),
      pausedAt: attempt.pausedAt ? iso(attempt.pausedAt) : null,
      status: attempt.status,
    };
  }

  /** Whether it is the learner's attempt at this assignment. */
  async isAt(one: { attemptId: string; studentId: string; assignmentId: string }): Promise<boolean> {
    const facts = await this.#factsOf(one.studentId, one.attemptId).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    return facts?.assignmentId === one.assignmentId;
  }

  /**
   * Errors: EXAM_ROOM_REQUIRED for a test that is taken in a room alone: a learner's own session opens it nowhere else.
   * Unknown ids pass; who needs the object refuses them.
   */
  async refuseOutsideRoom(
    studentId: string,
    of: { readonly assignmentId: string } | { readonly attemptId: string },
  ): Promise<void> {
    const inRoom =
      'assignmentId' in of
        ? await this.#isInRoom(of.assignmentId)
        : await this.#factsOf(studentId, of.attemptId).then(
            (facts) => facts.inRoom,
            (error: unknown) => {
              if (error instanceof AppError) return false;
              throw error;
            },
          );
    if (inRoom) throw new AppError('EXAM_ROOM_REQUIRED');
  }

  #isInRoom(assignmentId: string): Promise<boolean> {
    return this.#inRoom.get(assignmentId, () => isInRoom(this.#app.db, assignmentId));
  }

  /** Whoever works already may come back: the clock stands still. */
  async #refuseInPausedRoom(studentId: string, assignmentId: string): Promise<void> {
    if (!(await isRoomPaused.call(this.#app.db, assignmentId, studentId))) return;
    const own = await findAttemptsAt(this.#app.db, assignmentId, studentId);
    if (!own.some(({ status }) => status === 'RUNNING')) throw new AppError('EXAM_ROOM_PAUSED');
  }

  /** A pause that began between the look at the room and the start: it waited for the start, or the start for it. */
  async #pausedWithRoom(attempt: AttemptRow, now: number): Promise<AttemptRow> {
    const { ownerId, id, assignmentId, studentId } = attempt;
    if (assignmentId === null || !(await isRoomPaused.call(this.#app.db, assignmentId, studentId))) return attempt;
    await pauseRunning(this.#app.db, { ownerId, id: assignmentId }, new Date(now), graceMs, [studentId]);
    return (await findAttempt(this.#app.db, id, studentId)) ?? attempt;
  }

  async content(studentId: string, attemptId: string): Promise<PublishedExam> {
    return publishedExam(this.#app.db, (await this.#factsOf(studentId, attemptId)).examVersionId);
  }

  /** Resolves once everything accepted is durable. Stale, late and reused entries end in a 409 that says what became of each. */
  async save(
    studentId: string,
    attemptId: string,
    clientId: string,
    entries: readonly NewEntry[],
    now: number,
  ): Promise<SaveReply> {
    const reply = await this.#store(studentId, attemptId, clientId, entries, now);
    const outcomes = new Set(reply.entries.map(({ outcome }) => outcome));
    const code = outcomes.has('REUSED')
      ? 'ANSWER_SEQUENCE_REUSED'
      : outcomes.has('LATE')
        ? 'ATTEMPT_CLOSED'
        : outcomes.has('STALE')
          ? 'ANSWER_STALE'
          : null;
    if (!code) return reply;
    throw new AppError(code, { data: { ...reply } });
  }

  /**
   * Stores what is left, then hands in; not while the same item was answered otherwise elsewhere, which the learner's device
   * decides first. Handing in again answers the same.
   */
  async submit(
    studentId: string,
    attemptId: string,
    clientId: string,
    entries: readonly NewEntry[],
    now: number,
  ): Promise<SaveReply> {
    const stored = entries.length > 0 ? await this.#store(studentId, attemptId, clientId, entries, now) : null;
    if (stored?.status === 'RUNNING' && stored.entries.some(({ outcome }) => outcome === 'STALE'))
      throw new AppError('ANSWER_STALE', { data: { ...stored } });
    const { ownerId } = await this.#factsOf(studentId, attemptId);
    await this.#submits.submit({ ownerId, id: attemptId, studentId, ifOver: false });
    const attempt = await findAttempt(this.#app.db, attemptId, studentId);
    if (!attempt) throw new AppError('NOT_FOUND');
    if (attempt.pausedAt) throw paused();
    this.onSubmitted();
    return {
      serverTime: iso(new Date(now)),
      deadlineAt: iso(attempt.deadlineAt),
      status: attempt.status,
      entries: stored?.entries ?? [],
      ...(stored?.current && { current: stored.current }),
    };
  }

  async flag(studentId: string, attemptId: string, flags: readonly string[]): Promise<void> {
    await this.#factsOf(studentId, attemptId);
    await saveFlags(this.#app.db, attemptId, studentId, flags);
  }

  async play(
    studentId: string,
    attemptId: string,
    { media: mediaId, request = null }: { media: string; request?: string | null | undefined },
    now: number,
  ): Promise<{ playsLeft: number | null; key: string | null }> {
    const attempt = await this.own(studentId, attemptId, now);
    if (attempt.status !== 'RUNNING') throw new AppError('ATTEMPT_CLOSED');
    if (attempt.pausedAt) throw paused();
    const limit = (await publishedExam(this.#app.db, attempt.examVersionId)).playLimits.get(mediaId);
    if (limit === undefined) throw new AppError('NOT_FOUND');
    if (limit === 0) return { playsLeft: null, key: null };
    const key = keyOfSound(this.#app, attempt.examVersionId, mediaId);
    // Of parallel requests for the same play one wins; the other tries for the next.
    for (;;) {
      const play = await addPlay(this.#app.db, attempt, mediaId, request, limit, new Date(now));
      if (play !== null) return { playsLeft: limit - play, key };
      if (((await playsOf(this.#app.db, attempt))[mediaId] ?? 0) >= limit) throw new AppError('AUDIO_NO_PLAYS_LEFT');
    }
  }

  /** A learner's attempts at an assignment by number, ended if their time is over. */
  async attemptsAt(studentId: string, assignmentId: string, now: number): Promise<AttemptRow[]> {
    const own = await findAttemptsAt(this.#app.db, assignmentId, studentId);
    return Promise.all(own.map((attempt) => this.#finaliseIfOver(attempt, now)));
  }

  /** The state of an attempt without the counts of its plays, for pages that play nothing. */
  async stateWithoutPlays(attempt: AttemptRow, now: number): Promise<Omit<AttemptState, 'plays'>> {
    const [answers, checked] = await Promise.all([this.#answersOf(attempt), this.#checkedOf(attempt)]);
    const { plays: _, ...state } = stateView(attempt, now, answers, {}, checked);
    return state;
  }

  async #store(
    studentId: string,
    attemptId: string,
    clientId: string,
    entries: readonly NewEntry[],
    now: number,
  ): Promise<SaveReply> {
    const facts = await this.#factsOf(studentId, attemptId);
    const { ownerId, examVersionId } = facts;
    const exam = await publishedExam(this.#app.db, examVersionId);
    const { questions, positions } = exam;
    entries.forEach((entry, index) => checkAnswer(entry, index, questions));
    takeRoom(facts, entries, now, exam);
    const saved = await Promise.all(
      entries.map(({ question, ...entry }) =>
        this.#saves.submit({
          ownerId,
          attemptId,
          studentId,
          clientId,
          position: positions.get(question)!,
          ...entry,
        }),
      ),
    );
    const last = saved[saved.length - 1]!;
    const more = saved.filter(({ outcome }) => notCounting.has(outcome)).length;
    // An entry that was not stored has no number; 0 is older than every stored one.
    const numbers = saved.map(({ entry }) => entry ?? 0);
    facts.log = savedInLog(facts.log, numbers, more);
    if (facts.log.foreign >= foreignBeforeReading) this.#readLogAgain(facts, studentId);
    if (saved.some(({ outcome }) => outcome === 'NOT_FOUND')) throw new AppError('NOT_FOUND');
    if (saved.some(({ outcome }) => outcome === 'PAUSED')) throw paused();
    const outcomes = saved.map(({ outcome, entry }, index): EntryOutcome => ({
      seq: entries[index]!.seq,
      entry,
      outcome: outcome as EntryOutcome['outcome'],
    }));
    const reply = { serverTime: iso(new Date(now)), deadlineAt: iso(last.deadlineAt), status: last.status };
    const stale = entries.filter((_, index) => outcomes[index]!.outcome === 'STALE');
    if (stale.length === 0) return { ...reply, entries: outcomes };
    const merged = await mergeStale({ db: this.#app.db, now }, facts, clientId, stale, exam);
    for (const outcome of outcomes) {
      const came = merged[stale.findIndex(({ seq }) => seq === outcome.seq)];
      if (came) Object.assign(outcome, { ...came, entry: came.entry ?? outcome.entry });
    }
    return { ...reply, entries: outcomes, current: await this.#answersOf(facts) };
  }

  #factsOf(studentId: string, attemptId: string): Promise<AttemptFacts> {
    return this.#facts.get(`${attemptId}:${studentId}`, async () => {
      const facts = await findFacts(this.#app.db, attemptId, studentId);
      if (!facts) throw new AppError('NOT_FOUND');
      const { notCounting, bytes, lastEntry, ...key } = facts;
      return { ...key, log: freshLogUse(this.#app.now(), { notCounting, bytes, lastEntry }) };
    });
  }

  /** Runs in the background: until it is done, entries of other processes count by their number, not by their bytes. */
  #readLogAgain(facts: AttemptFacts, studentId: string): void {
    facts.log = { ...facts.log, foreign: 0 };
    void findFacts(this.#app.db, facts.id, studentId).then(
      (stored) => {
        if (stored) facts.log = readAgain(facts.log, stored);
      },
      (error: unknown) => this.#app.log.error({ err: error }, 'a log of answers could not be read again'),
    );
  }

  /** An attempt of the learner's own, ended if its time is over. */
  async own(studentId: string, attemptId: string, now: number): Promise<AttemptRow> {
    const attempt = await findAttempt(this.#app.db, attemptId, studentId);
    if (!attempt) throw new AppError('NOT_FOUND');
    return this.#finaliseIfOver(attempt, now);
  }

  /** Any read ends an attempt whose time is over; the job would do the same a moment later. Not where the clock is wrong. */
  async #finaliseIfOver(attempt: AttemptRow, now: number): Promise<AttemptRow> {
    if (attempt.status !== 'RUNNING' || !hasEnded(attempt, now) || this.#app.health.clockIsOff) return attempt;
    const { ownerId, id, studentId } = attempt;
    await this.#submits.submit({ ownerId, id, studentId, ifOver: true });
    this.onSubmitted();
    return (await findAttempt(this.#app.db, id, studentId)) ?? attempt;
  }

  /** Notes that the page of a running attempt sent a request; a clock that was stopped until then runs again. */
  async #noteRequest(attempt: AttemptRow, now: number): Promise<AttemptRow> {
    await this.#presence.note(this.#app, attempt, now);
    if (!(await resumeIfReturned(this.#app, attempt, now))) return attempt;
    return (await findAttempt(this.#app.db, attempt.id, attempt.studentId)) ?? attempt;
  }

  async #fullState(attempt: AttemptRow, now: number): Promise<AttemptState> {
    const [answers, plays, checked] = await Promise.all([
      this.#answersOf(attempt),
      playsOf(this.#app.db, attempt),
      this.#checkedOf(attempt),
    ]);
    return stateView(attempt, now, answers, plays, checked);
  }

  /** Questions whose key practice has shown. */
  async #checkedOf({ checked, examVersionId }: AttemptRow): Promise<string[]> {
    const positions = Object.keys(checked).map(Number);
    if (positions.length === 0) return [];
    const { questionIds } = await publishedExam(this.#app.db, examVersionId);
    return positions.sort((one, other) => one - other).map((at) => questionIds[at - 1]!);
  }

  async #answersOf(key: AttemptKey): Promise<AttemptState['answers']> {
    return answersView(await effectiveAnswers(this.#app.db, [key]));
  }
}

/** Whether its time is over; a paused attempt never is. */
const hasEnded = ({ pausedAt, deadlineAt }: AttemptRow, now: number): boolean =>
  pausedAt === null && isOver(deadlineAt.getTime(), now);

/** The client keeps its unsent answers and tries again. */
const paused = () => new AppError('ATTEMPT_PAUSED', { retryAfterSeconds: 5 });

const notCounting: ReadonlySet<string> = new Set(['SUPERSEDED', 'STALE', 'LATE'] satisfies SavedEntry['outcome'][]);

/** Errors: TOO_MANY_REQUESTS, with nothing stored, where the log of the attempt has no room for the entries now. */
function takeRoom(facts: AttemptFacts, entries: readonly NewEntry[], now: number, exam: PublishedExam): void {
  const most = exam.asksForTexts ? logLimits.textBytes : logLimits.bytes;
  const bytes = sumOf(entries.map(({ answer }) => Buffer.byteLength(JSON.stringify(answer))));
  const decision = takeFromLog(facts.log, { entries: entries.length, bytes }, now, most);
  if ('retryAfterSeconds' in decision) throw new AppError('TOO_MANY_REQUESTS', decision);
  facts.log = decision.use;
}

function checkAnswer(entry: NewEntry, index: number, questions: PublishedExam['questions']): void {
  const refuse = (field: string) =>
    new AppError('BODY_INVALID', { fields: [{ path: `entries.${index}.${field}`, code: 'invalid' }] });
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
