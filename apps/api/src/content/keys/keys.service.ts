/**
 * The one place that decides whether this person may see this key now, and the only one that makes the values which replies
 * with a key are built of (`Shown` of the contract).
 */
import type { ExamKeys, Shown, ShownKey, ShownKeys } from '@vumon/contract';
import {
  AppError,
  atMost,
  belongingOf,
  featureDecision,
  featuresOf,
  knowsKey,
  leastAccess,
  releaseState,
  reviewState,
  teacherAccess,
  type Actor,
  type KeyAccess,
  type ReviewMoment,
  type ReviewPolicy,
  type ReviewState,
} from '@vumon/domain';
import type { Db } from '#db';
import { catalogueFor, type StoreContext } from '#people/packages';
import { Cache } from '../../platform/cache.ts';
import { isClosed, isHeldBack, isInOpenTest, isWithheld, ownersOfQuestions, packagesAt } from './keys.queries.ts';

/** Only this file casts to the type; `guards/keys.test.ts` looks for others. */
const decided = <T>(value: T): Shown<T> => value as Shown<T>;

const feature = 'export-system-tests';

/** Neither published tests nor the owners of their questions ever change, so entries stay valid. */
const owners = new Cache<ReadonlyMap<string, string | null>>(2_000);
const ownersOf = (db: Db, examVersionId: string) =>
  owners.get(examVersionId, () => ownersOfQuestions(db, examVersionId));

/** Who asks for keys, and the time of the request in milliseconds. */
interface Asker {
  readonly actor: Actor;
  readonly now: number;
}

// ---- one question of the bank

export interface OwnedQuestion {
  readonly scope: 'SYSTEM' | 'USER';
  readonly ownerId: string | null;
}

const ownerIn = ({ scope, ownerId }: OwnedQuestion): string | null => (scope === 'SYSTEM' ? null : ownerId);

/**
 * Everybody sees the keys of their own questions. Those of the system and of other teachers require a package that a new
 * account does not have; otherwise a learner could sign up as a teacher and read them.
 */
export const maySeeKeyOf = ({ actor, now }: Asker, question: OwnedQuestion): boolean =>
  knowsKey(
    actor.role,
    belongingOf(ownerIn(question), actor.userId),
    featureDecision(actor, feature, now) === 'allowed',
  );

/** The key of a question of the bank, or null for whoever may not see it. */
export const keyOfQuestion = (asker: Asker, question: OwnedQuestion, answerKey: unknown): ShownKey | null =>
  maySeeKeyOf(asker, question) ? decided(answerKey as object) : null;

/** The right options of a question of the bank, or null for whoever may not see its key. */
export const rightOfQuestion = (
  asker: Asker,
  question: OwnedQuestion,
  options: readonly string[],
): Shown<string[]> | null => (maySeeKeyOf(asker, question) ? decided([...options]) : null);

/** The key of a draft that the actor has written or uploaded, which nobody else can see. */
export const keyOfOwnDraft = (
  { actor }: Pick<Asker, 'actor'>,
  draft: { ownerId: string; answerKey: unknown },
): ShownKey | null => (draft.ownerId === actor.userId ? decided(draft.answerKey as object) : null);

// ---- a published test, for the teacher who gave it

export interface GivenTest {
  readonly assignmentId: string;
  readonly examVersionId: string;
}

/** What one teacher sees of the keys of one published test, question by question. */
export class TeacherKeys {
  readonly #access: ReadonlyMap<string, KeyAccess>;
  readonly #own: ReadonlySet<string>;
  constructor(access: ReadonlyMap<string, KeyAccess>, own: ReadonlySet<string> = new Set()) {
    this.#access = access;
    this.#own = own;
  }

  /** Whether the question is the teacher's own. */
  isOwn(question: string): boolean {
    return this.#own.has(question);
  }

  /** The key of an unknown question is never shown. */
  of(question: string): KeyAccess {
    return this.#access.get(question) ?? 'nothing';
  }

  /** The decision when it is the same for every question. */
  get least(): KeyAccess {
    return leastAccess(this.#access.values());
  }

  /** Whether right and wrong of a single answer may be seen. */
  judges(question: string): boolean {
    return this.of(question) === 'shown';
  }

  /** Whether all keys may be seen, and so changes of single answers and of their points may be followed. */
  get whole(): boolean {
    return this.least === 'shown';
  }

  /** The keys that may be seen, of `only` these questions where it is given. */
  keys(stored: ExamKeys, only?: ReadonlySet<string>): ShownKeys {
    return decided(
      Object.fromEntries(
        Object.entries(stored).filter(
          ([question]) => this.of(question) === 'shown' && (only === undefined || only.has(question)),
        ),
      ),
    );
  }

  right(question: string, right: boolean): Shown<boolean> | null {
    return this.of(question) === 'shown' ? decided(right) : null;
  }
}

/** Whether the teacher may see all keys of a published test. */
export async function knowsAllKeys(
  { db, actor, now }: Asker & { readonly db: Db },
  examVersionId: string,
): Promise<boolean> {
  const mayExport = featureDecision(actor, feature, now) === 'allowed';
  return [...(await ownersOf(db, examVersionId)).values()].every((owner) =>
    knowsKey(actor.role, belongingOf(owner, actor.userId), mayExport),
  );
}

/**
 * Demands that the teacher may see all keys of a test: whoever changes one answer or its points and looks at the total finds
 * the key out. Errors: PACKAGE_REQUIRED.
 */
export async function demandAllKeys(context: Asker & { readonly db: Db }, examVersionId: string): Promise<void> {
  if (!(await knowsAllKeys(context, examVersionId))) throw new AppError('PACKAGE_REQUIRED', { params: { feature } });
}

export async function keysForTeacher(
  { db, actor, now }: Asker & { readonly db: Db },
  { assignmentId, examVersionId }: GivenTest,
): Promise<TeacherKeys> {
  const mayExport = featureDecision(actor, feature, now) === 'allowed';
  const all = [...(await ownersOf(db, examVersionId))];
  const own = new Set(all.flatMap(([question, owner]) => (owner === actor.userId ? [question] : [])));
  const known = all.map(
    ([question, owner]) => [question, knowsKey(actor.role, belongingOf(owner, actor.userId), mayExport)] as const,
  );
  const closed = known.every(([, knows]) => knows) || (await isClosed(db, actor.userId, assignmentId, new Date(now)));
  return new TeacherKeys(new Map(known.map(([question, knows]) => [question, teacherAccess(knows, closed)])), own);
}

// ---- a published test, for a learner who took it

/** Whether the teacher who assigned a test may see all its keys now, or could when its window ended: keys that were paid for then stay visible. */
async function teacherKnows(
  { app, db }: StoreContext,
  { ownerId, examVersionId, endsAt }: { ownerId: string; examVersionId: string; endsAt: Date },
  now: number,
): Promise<boolean> {
  const all = [...(await ownersOf(db, examVersionId)).values()];
  const knows = (mayExport: boolean) => all.every((one) => knowsKey('TEACHER', belongingOf(one, ownerId), mayExport));
  if (knows(false)) return true;
  const moments = [new Date(now), ...(endsAt.getTime() < now ? [endsAt] : [])];
  const [catalogue, codes] = await Promise.all([catalogueFor({ app, db }), packagesAt(db, ownerId, moments)]);
  return knows(codes.some((code) => featuresOf(catalogue, code).includes(feature)));
}

export interface TakenTest {
  readonly studentId: string;
  readonly ownerId: string;
  readonly assignmentId: string;
  readonly examVersionId: string;
  readonly endsAt: Date;
  readonly policy: ReviewPolicy;
}

export interface LearnerKeys {
  readonly state: ReviewState;
  /** Null unless keys are released. */
  keys(stored: ExamKeys): ShownKeys | null;
}

/** What a learner sees of a test that a teacher assigned. It depends on its review policy, on all open tests with one of its questions, and on the keys that its teacher may see. */
export async function keysForLearner(
  { app, db, now }: StoreContext & { now: number },
  test: TakenTest,
  moment: Omit<ReviewMoment, 'keysWithheld'>,
): Promise<LearnerKeys> {
  const { studentId, ownerId, assignmentId, examVersionId } = test;
  const shows = (state: ReviewState): LearnerKeys => ({
    state,
    keys: (stored) => (state === 'FREE' ? decided({ ...stored }) : null),
  });
  // A policy that shows nothing, or the score after the window, is not restricted further by what is queried below.
  const allowed = reviewState(test.policy, { ...moment, keysWithheld: false });
  const closed = moment.windowEnded && !moment.somebodyWorking;
  if (atMost(allowed, closed ? 'ON' : 'OFF') === allowed) return shows(allowed);
  const [knows, keysWithheld] = await Promise.all([
    teacherKnows({ app, db }, test, now),
    areWithheld({ db, now }, { studentId, ownerId, assignmentId, examVersionId }),
  ]);
  return shows(releaseState(test.policy, { ...moment, keysWithheld, teacherKnows: knows }));
}

/** Whether an open test withholds what tells right from wrong in the learner's attempts at an assigned test, practice of it included. */
export async function areWithheld(
  { db, now }: { readonly db: Db; readonly now: number },
  { studentId, ...test }: Pick<TakenTest, 'studentId' | 'ownerId' | 'assignmentId' | 'examVersionId'>,
): Promise<boolean> {
  return isWithheld(db, { studentId, ...test }, new Date(now));
}

export interface PractisedQuestion {
  readonly studentId: string;
  readonly ownerId: string;
  /** Null for practice that no teacher gave. */
  readonly assignmentId: string | null;
  readonly examVersionId: string;
  readonly question: string;
}

/**
 * The key of a question that was answered in practice: a function that takes it from the stored keys. Errors:
 * PRACTICE_KEY_WITHHELD while an open test of the learner, or of other learners of the teacher, contains the question;
 * PRACTICE_WITHOUT_KEYS where the teacher may not see it either.
 */
export async function keyForPractice(
  { app, db, now }: StoreContext & { now: number },
  { studentId, ownerId, assignmentId, examVersionId, question }: PractisedQuestion,
): Promise<(stored: ExamKeys) => ShownKey | null> {
  const at = new Date(now);
  const held =
    assignmentId === null
      ? isInOpenTest(db, { studentId, examVersionId, question }, at)
      : isWithheld(db, { ownerId, assignmentId, studentId, examVersionId, question }, at);
  if (await held) throw new AppError('PRACTICE_KEY_WITHHELD');
  if (assignmentId !== null && !(await teacherKnows({ app, db }, { ownerId, examVersionId, endsAt: at }, now)))
    throw new AppError('PRACTICE_WITHOUT_KEYS');
  return (stored) => (stored[question] === undefined ? null : decided(stored[question] as object));
}

/**
 * The keys of the questions of a test that a learner has answered in their own practice; none while a test with one of its
 * questions is open to the learner.
 */
export async function keysForOwnPaper(
  { db, now }: { readonly db: Db; readonly now: number },
  { studentId, examVersionId }: { readonly studentId: string; readonly examVersionId: string },
  answered: ReadonlySet<string>,
): Promise<(stored: ExamKeys) => ShownKeys> {
  const held = await isHeldBack(db, studentId, examVersionId, new Date(now));
  return (stored) =>
    decided(Object.fromEntries(Object.entries(stored).filter(([question]) => !held && answered.has(question))));
}
